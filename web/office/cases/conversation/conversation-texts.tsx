import { useState } from 'react';
import type { Conversation, ConversationText } from '#contract/message/office-conversation.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './conversation.module.css';

function Text({ one }: { one: ConversationText }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const say = (local: string) => sayLately(local, localNow(timeZone), t, locale);
  const ours = one.by === 'office';
  const who = ours ? (one.staff ?? t('office.inbox.automatic')) : t('office.inbox.client');
  const isWrong = one.state === 'failed' || one.state === 'undelivered';
  return (
    <li className={cx(classes.text, ours && classes.ours)}>
      <span className="row gap-8 items-center muted">
        {who} · {say(one.at)}
        {one.isNew && <Badge tone="wait">{t('office.inbox.isNew')}</Badge>}
        {one.keyword && <Badge tone="plain">{t(`office.inbox.keywords.${one.keyword}`)}</Badge>}
        {one.state && one.state !== 'sent' && one.state !== 'delivered' && (
          <Badge tone={isWrong ? 'wrong' : 'wait'}>
            {t(`office.messages.states.${one.state}`)}
          </Badge>
        )}
      </span>
      <span className={classes.words}>{one.text ?? <i>{t('office.inbox.hidden')}</i>}</span>
      {one.pictures > 0 && <span>{t('office.inbox.pictures', { count: one.pictures })}</span>}
      {one.waitsUntil && (
        <span>{t('office.messages.waitsUntil', { when: say(one.waitsUntil) })}</span>
      )}
      {one.heldBecause && <span>{t(`office.messages.heldBecause.${one.heldBecause}`)}</span>}
    </li>
  );
}

const shownFirst = 8;

/** Both sides, oldest first; of a long conversation the end. */
export function ConversationTexts({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const [all, setAll] = useState(false);
  const { texts } = conversation;
  if (!texts.length) return <p className="muted">{t('office.inbox.noTexts')}</p>;
  const shown = all ? texts : texts.slice(-shownFirst);
  const count = texts.length - shown.length;
  return (
    <>
      {count > 0 && (
        <div>
          <ToolButton icon="arrow-up" onClick={() => setAll(true)}>
            {t('office.inbox.earlier', { count })}
          </ToolButton>
        </div>
      )}
      <ol className={classes.texts} aria-label={t('office.inbox.texts')}>
        {shown.map((one) => (
          <Text key={one.id} one={one} />
        ))}
      </ol>
    </>
  );
}
