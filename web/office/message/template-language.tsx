import { useState } from 'react';
import { type MessageTemplate, saveTemplate } from '#contract/message/office.ts';
import { sampleShortId, withShortId } from '#contract/message/short-id.ts';
import { countSegments } from '#contract/message/sms-segments.ts';
import { judgeText } from '#contract/message/text.ts';
import { htmlLang, type Locale, localeNames } from '#i18n/pick-locale.ts';
import { fillIn } from '#i18n/translator.ts';
import { call } from '#web/lib/api/api.ts';
import { atField, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useStoreUnsaved, useUnsaved } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './messages.module.css';

type Props = {
  template: MessageTemplate;
  locale: Locale;
  samples: Record<string, string>;
  onSaved: (template: MessageTemplate) => void;
};

/** The text in one language, with live checks of its placeholders and a preview. */
export function TemplateLanguage({ template, locale, samples, onSaved }: Props) {
  const { t } = useTranslation();
  const { original, own, version, by } = template.texts[locale];
  const standing = own ?? original;
  const draft = `template ${template.key} ${locale} ${version}`;
  const unsaved = useUnsaved<string>(draft);
  const [text, setText] = useState(unsaved ?? standing);
  useStoreUnsaved(draft, text === standing ? null : text);
  const [refused, setRefused] = useState<string | null>(null);
  const { busy, run } = useAction(atField((message) => setRefused(message ?? null), 'text'));
  const { missing, unknown } = judgeText(text, original);
  const wrong = [
    ...(missing.length ? [t('fields.placeholdersMissing', { names: missing.join(' ') })] : []),
    ...(unknown.length ? [t('fields.placeholdersUnknown', { names: unknown.join(' ') })] : []),
  ].join(' · ');
  const error = wrong || refused;
  const shown = fillIn(text, samples);
  const isText = template.kind === 'sms';
  const sent = isText ? withShortId(shown, sampleShortId, locale) : shown;
  const { characters, segments } = countSegments(sent);

  const save = (words: string | null) =>
    run(async () => {
      setRefused(null);
      const params = { key: template.key };
      const saved = await call(saveTemplate, { params, body: { locale, text: words, version } });
      setText(saved.texts[locale].own ?? original);
      onSaved(saved);
      notifySuccess(t(words === null ? 'office.messages.backDone' : 'office.messages.saved'));
    });

  return (
    <section className={classes.language}>
      <TextField
        label={
          <>
            {localeNames[locale]}
            {text !== standing ? (
              <Badge tone="wait">{t('office.messages.unsaved')}</Badge>
            ) : (
              own !== null && (
                <Badge tone="info">
                  {by ? t('office.messages.ownBy', { name: by }) : t('office.messages.own')}
                </Badge>
              )
            )}
          </>
        }
        error={error}
        lang={htmlLang[locale]}
        value={text}
        rows={6}
        onChange={(next) => {
          setText(next);
          setRefused(null);
        }}
      />
      <p className={classes.count} aria-live="polite">
        {t('office.messages.characters', { count: characters })}
        {isText && ` · ${t('office.segments', { count: segments })}`}
      </p>
      <blockquote className={classes.shown} lang={htmlLang[locale]}>
        {sent}
      </blockquote>
      <div className="row gap-8">
        <Button
          size="small"
          busy={busy}
          aria-disabled={Boolean(wrong) || text === standing}
          onClick={() => !wrong && text !== standing && save(text)}
        >
          {t('office.messages.save')}
        </Button>
        {own !== null && (
          <ToolButton busy={busy} onClick={() => save(null)}>
            {t('office.messages.back')}
          </ToolButton>
        )}
      </div>
      {own !== null && (
        <details>
          <summary>{t('office.messages.showOriginal')}</summary>
          <p lang={htmlLang[locale]}>{original}</p>
        </details>
      )}
    </section>
  );
}
