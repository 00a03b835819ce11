import { useEffect, useRef, useState } from 'react';
import { getPersonConversation } from '#contract/message/office-conversation.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Kbd } from '#web/office/shell/kbd.tsx';
import { useKeys } from '#web/office/shell/keys.ts';
import { isHandOn } from '#web/office/shell/live/hand.ts';
import { NewsBar } from '#web/office/shell/live/news-bar.tsx';
import { useLiveCall } from '#web/office/shell/live/use-live.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ConversationTexts } from './conversation-texts.tsx';

function Shown({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [topic, setTopic] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { loaded, reload, showHeld } = useLiveCall(
    topic ? [topic] : [],
    getPersonConversation,
    { params: { userId } },
    [],
    { audited: true, isBusy: () => isHandOn(box.current) },
  );
  const id = loaded.data?.conversationId;
  // Every look is audited: only this one is read again.
  if (id && topic !== `conversation:${id}`) setTopic(`conversation:${id}`);
  const isThere = Boolean(loaded.data);
  // The pressed button is gone: the focus moves to the reply, unless it is elsewhere by now.
  useEffect(() => {
    if (isThere && !document.activeElement?.matches('input, textarea, select'))
      box.current?.querySelector<HTMLElement>('textarea, a')?.focus();
  }, [isThere]);
  if (!loaded.data) return <QueryStatus loaded={loaded} reload={reload} />;
  const { data } = loaded;
  return (
    <div ref={box} className="stack gap-12">
      <NewsBar show={showHeld} />
      <ConversationTexts conversation={data} />
      <AnswerForm conversation={data} userId={userId} onChanged={reload} />
      <p className="muted">{t('office.inbox.looked')}</p>
      {data.conversationId && (
        <div>
          <ToolLink icon="chat-circle-text" to={`/office/inbox/${data.conversationId}`}>
            {t('office.inbox.toInbox')}
          </ToolLink>
        </div>
      )}
    </div>
  );
}

/** The texts with a person, and a new one. Every look is audited: it takes a press. */
export function ConversationPanel({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  // Once it is shown the form has this key.
  useKeys(
    shown ? [] : [{ key: 'w', label: t('office.inbox.panelShow'), run: () => setShown(true) }],
  );
  return (
    <Panel title={t('office.inbox.panel')}>
      {shown ? (
        <Shown userId={userId} />
      ) : (
        <div>
          <ToolButton icon="chat-circle-text" onClick={() => setShown(true)}>
            {t('office.inbox.panelShow')}
            <Kbd>w</Kbd>
          </ToolButton>
        </div>
      )}
    </Panel>
  );
}
