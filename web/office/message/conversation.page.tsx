import { useEffect } from 'react';
import { useParams } from 'react-router';
import {
  type Conversation,
  changeConversation,
  getConversation,
  markConversationRead,
} from '#contract/message/office-conversation.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { telLink } from '#web/lib/page/site.ts';
import { useAssignees } from '#web/office/cases/bulk-assign.tsx';
import { AnswerForm } from '#web/office/cases/conversation/answer-form.tsx';
import { ConversationTexts } from '#web/office/cases/conversation/conversation-texts.tsx';
import { isHandOn } from '#web/office/shell/live/hand.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { shortName } from '#web/office/ui/person-name.tsx';
import { SavedSelect } from '#web/office/ui/saved-select.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { ConversationPeople } from './conversation-people.tsx';
import classes from './messages.module.css';

type WorkProps = { conversation: Conversation; conversationId: string; onChanged: () => void };

function Work({ conversation, conversationId, onChanged }: WorkProps) {
  const { t } = useTranslation();
  const { staffId } = useStaff();
  const assignees = useAssignees();
  const { busy, run } = useAction();
  const { version, assigneeId, state } = conversation;
  /** Shows the new state also on failure: a colleague may have changed it. */
  const change = async (what: { assigneeId?: string | null; state?: 'open' | 'done' }) => {
    await run(async () => {
      const body = { version, ...what };
      await call(changeConversation, { params: { conversationId }, body });
      notifySuccess(t('office.inbox.saved'));
    });
    onChanged();
  };
  const isOpen = state === 'open';
  return (
    <Panel title={t('office.inbox.state')}>
      <SavedSelect
        label={t('office.inbox.whose')}
        value={assigneeId ?? ''}
        action={t('office.cases.give')}
        busy={busy}
        onSave={(to) => change({ assigneeId: to || null })}
        none={t('office.inbox.nobody')}
        choices={assignees.map((one) => ({ value: one.staffId, label: one.name }))}
      />
      <div className="row gap-8">
        {assigneeId !== staffId && (
          <ToolButton icon="user" busy={busy} onClick={() => change({ assigneeId: staffId })}>
            {t('office.cases.takeIt')}
          </ToolButton>
        )}
        <ToolButton
          icon={isOpen ? 'check' : 'arrow-clockwise'}
          busy={busy}
          onClick={() => change({ state: isOpen ? 'done' : 'open' })}
        >
          {t(isOpen ? 'office.inbox.markDone' : 'office.inbox.reopen')}
        </ToolButton>
      </div>
    </Panel>
  );
}

export default function OfficeConversationPage() {
  const { t } = useTranslation();
  const { conversationId = '' } = useParams();
  const { loaded, own, reload, showHeld } = useLiveCall(
    [`conversation:${conversationId}`],
    getConversation,
    { params: { conversationId } },
    [],
    { audited: true, isBusy: () => isHandOn(document.getElementById(mainId)) },
  );
  const cameByItself = loaded !== own;
  const { data } = loaded;
  const version = data?.version;
  const isUnread = Boolean(data?.unread);
  useEffect(() => {
    if (version === undefined || !isUnread) return;
    // What is on the screen has been read. If it fails, it is unread the next time, too.
    const read = () =>
      void call(markConversationRead, { params: { conversationId }, body: { version } }).catch(
        () => {},
      );
    if (!cameByItself) return read();
    // Texts that arrive live are marked as read when someone is there.
    const stop = new AbortController();
    const once = () => {
      stop.abort();
      read();
    };
    for (const name of ['pointermove', 'pointerdown', 'keydown'])
      window.addEventListener(name, once, { signal: stop.signal });
    return () => stop.abort();
  }, [conversationId, version, isUnread, cameByItself]);
  const name = data?.people.map(shortName).join(', ') || t('office.inbox.unknown');
  return (
    <OfficePage
      title={data ? name : t('office.inbox.title')}
      actions={
        <ToolLink icon="arrow-left" to="/office/inbox">
          {t('office.inbox.back')}
        </ToolLink>
      }
    >
      <NewsBar show={showHeld} />
      {!data && <QueryStatus loaded={loaded} reload={reload} />}
      {data && (
        <div className={classes.conversation}>
          <Panel title={t('office.inbox.texts')}>
            <p>
              <a href={telLink(data.phone)} className="tap-link">
                {sayPhone(data.phone)}
              </a>
            </p>
            <ConversationTexts conversation={data} />
            <AnswerForm key={conversationId} conversation={data} onChanged={reload} />
            <p className="muted">{t('office.inbox.looked')}</p>
          </Panel>
          <div className="stack gap-16">
            <Work conversation={data} {...{ conversationId }} onChanged={reload} />
            <ConversationPeople conversation={data} {...{ conversationId }} onChanged={reload} />
          </div>
        </div>
      )}
    </OfficePage>
  );
}
