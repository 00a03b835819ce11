import type { ContentState, LanguageWork } from '#contract/content/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import classes from './content.module.css';
import { languageNotes, stateLook } from './content-words.ts';

export function ContentStateBadge({ state }: { state: ContentState }) {
  const { t } = useTranslation();
  return <Badge {...stateLook[state]}>{t(`office.content.states.${state}`)}</Badge>;
}

export function LanguageBadges({ work }: { work: LanguageWork }) {
  const { t } = useTranslation();
  const notes = languageNotes(t, work);
  if (!notes.length) return <>{t('office.content.complete')}</>;
  return (
    <span className={classes.badges}>
      {notes.map(({ key, tone, text }) => (
        <Badge key={key} tone={tone}>
          {text}
        </Badge>
      ))}
    </span>
  );
}
