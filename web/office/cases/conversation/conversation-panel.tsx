import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getPersonConversation } from '#contract/message/office-conversation.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { ToolButton, ToolLink } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { AnswerForm } from './answer-form.tsx';
import { ConversationTexts } from './conversation-texts.tsx';

function Shown({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const { loaded, reload } = useCall(getPersonConversation, { params: { userId } });
  if (!loaded.data) return <QueryStatus loaded={loaded} reload={reload} />;
  const { data } = loaded;
  return (
    <>
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
    </>
  );
}

/** The texts with a person, and a new one. Every look is audited: it takes a press. */
export function ConversationPanel({ userId }: { userId: string }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  return (
    <Panel title={t('office.inbox.panel')}>
      {shown ? (
        <Shown userId={userId} />
      ) : (
        <div>
          <ToolButton icon="chat-circle-text" onClick={() => setShown(true)}>
            {t('office.inbox.panelShow')}
          </ToolButton>
        </div>
      )}
    </Panel>
  );
}
