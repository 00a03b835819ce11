import { useState } from 'react';
import { contentInfo } from '#contract/content/item-types.ts';
import { newVersion } from '#contract/content/office.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately, sayWhen } from '#web/lib/i18n/when.ts';
import { mobileBase } from '#web/lib/page/shell.ts';
import { useSite } from '#web/lib/page/site.ts';
import classes from '#web/office/content/content.module.css';
import { ContentStateBadge } from '#web/office/content/content-badges.tsx';
import { isSingle, sayTitle, sayType } from '#web/office/content/content-words.ts';
import { LocalTimeField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import type { Editing } from './use-editing.ts';

type LaterProps = { editing: Editing; onClose: () => void };

function Later({ editing, onClose }: LaterProps) {
  const { t } = useTranslation();
  const { timeZone } = useSite();
  const { item, schedule } = editing;
  const [at, setAt] = useState(item.publishAt ?? `${localNow(timeZone).slice(0, 10)} 09:00`);
  const send = async (when: string | null) => {
    onClose();
    await schedule(when);
  };
  return (
    <OfficeDialog title={t('office.content.later')} onClose={onClose}>
      <form
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault();
          void send(at);
        }}
      >
        <p>{t('office.content.laterLead')}</p>
        <LocalTimeField label={t('office.content.laterAt')} value={at} onChange={setAt} />
        <div className={classes.foot}>
          <Button type="submit" icon="clock">
            {t('office.content.schedule')}
          </Button>
          {item.publishAt && (
            <Button variant="line" onClick={() => send(null)}>
              {t('office.content.unschedule')}
            </Button>
          )}
        </div>
      </form>
    </OfficeDialog>
  );
}

type Props = { editing: Editing; list: string };

/** The title, state and actions of the content. */
export function EditorBar({ editing, list }: Props) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const [later, setLater] = useState(false);
  const { item, dirty, busy } = editing;
  const info = contentInfo[item.type];
  const isNew = item.version === newVersion;
  const isDone = item.state === 'live' && !dirty;
  const title = isNew
    ? t('office.content.addOf', { type: sayType(t, item.type) })
    : sayTitle(t, { type: item.type, title: titleIn(editing, locale) });
  const saved =
    item.savedAt &&
    t('office.content.savedAt', {
      when: sayLately(item.savedAt, localNow(timeZone), t, locale),
      name: item.savedBy ?? '',
    });
  return (
    <div className={classes.bar}>
      <LinkButton to={list} variant="quiet" size="small" icon="arrow-left">
        {isSingle(item.type) ? t('office.content.all') : sayType(t, item.type)}
      </LinkButton>
      <h1 className="from-data">{title}</h1>
      <ContentStateBadge state={item.state} />
      <span className="muted" role="status">
        {dirty ? t('office.content.unsaved') : saved}
        {item.publishAt &&
          ` · ${t('office.content.scheduledFor', { when: sayWhen(item.publishAt, locale) })}`}
        {item.takeDownAt &&
          ` · ${t('office.versions.down.until', { when: sayWhen(item.takeDownAt, locale) })}`}
      </span>
      <div className={classes.end}>
        {info.page && (
          <>
            <ToolButton
              icon="desktop"
              busy={busy === 'preview'}
              onClick={() => editing.preview('', locale)}
            >
              {t('office.content.preview')}
            </ToolButton>
            <ToolButton
              icon="device-mobile"
              aria-label={t('office.content.previewPhone')}
              onClick={() => editing.preview(mobileBase, locale)}
            />
          </>
        )}
        <ToolButton icon="floppy-disk" busy={busy === 'save'} onClick={editing.save}>
          {t('office.content.save')}
        </ToolButton>
        <ToolButton
          icon="clock"
          busy={busy === 'schedule'}
          disabled={isDone}
          onClick={() => setLater(true)}
        >
          {t('office.content.later')}
        </ToolButton>
        <Button
          variant="main"
          size="small"
          disabled={isDone}
          busy={busy === 'publish'}
          onClick={editing.publish}
        >
          {t('office.content.publish')}
        </Button>
      </div>
      {later && <Later editing={editing} onClose={() => setLater(false)} />}
    </div>
  );
}

const titleIn = ({ item, value }: Editing, locale: string): string => {
  const { title } = contentInfo[item.type];
  const text = (title ? value[title] : null) as Record<string, string | undefined> | null;
  return text?.[locale] || text?.['zh-TW'] || text?.en || '';
};
