import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router';
import { listPeople } from '#contract/account/people-office.ts';
import {
  type Conversation,
  type ConversationPerson,
  tieConversation,
} from '#contract/message/office-conversation.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { sayEnding } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { ConfirmDialog } from '#web/office/ui/confirm-dialog.tsx';
import { TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { PersonName, shortName } from '#web/office/ui/person-name.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';

type FoundProps = { keyword: string; busy: boolean; onChoose: (userId: string) => void };

function Found({ keyword, busy, onChoose }: FoundProps) {
  const { t } = useTranslation();
  const query = { keyword, state: 'open', pageSize: '8' } as const;
  const { loaded, reload } = useCall(listPeople, { query });
  if (!loaded.data) return <QueryStatus loaded={loaded} reload={reload} />;
  if (!loaded.data.records.length) return <p role="status">{t('office.inbox.tieNone')}</p>;
  return (
    <ul className="stack gap-8">
      {loaded.data.records.map((person) => (
        <li key={person.userId} className="row gap-12 items-center">
          <PersonName person={person} />
          <span>{sayEnding(person.phoneEnding)}</span>
          <ToolButton busy={busy} onClick={() => onChoose(person.userId)}>
            {t('office.inbox.tieThis')}
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}

type Props = { conversation: Conversation; conversationId: string; onChanged: () => void };

/** Whose number it is: the account's owner, and people whom staff linked to it. */
export function ConversationPeople({ conversation, conversationId, onChanged }: Props) {
  const { t } = useTranslation();
  const { people, version } = conversation;
  const [tying, setTying] = useState(false);
  const [untying, setUntying] = useState<ConversationPerson | null>(null);
  const [typed, setTyped] = useState('');
  const [keyword, setKeyword] = useState('');
  const { busy, run } = useAction();
  const change = async (userId: string, tied: boolean) => {
    await run(async () => {
      const body = { userId, tied, version };
      await call(tieConversation, { params: { conversationId }, body });
      notifySuccess(t(tied ? 'office.inbox.tied' : 'office.inbox.untied'));
      setTying(false);
      setUntying(null);
    });
    onChanged();
  };
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    setKeyword(typed.trim());
  };
  return (
    <Panel title={t('office.inbox.people')}>
      {!people.length && <p>{t('office.inbox.peopleNone')}</p>}
      {people.length > 1 && <p role="status">{t('office.inbox.peopleMany')}</p>}
      <ul className="stack gap-12">
        {people.map((person) => (
          <li key={person.userId} className="row gap-8 items-center">
            <Link to={`/office/people/${person.userId}`} className="tap-link row gap-8">
              <PersonName person={person} />
            </Link>
            {person.tied && (
              <>
                <span className="muted">{t('office.inbox.tiedByUs')}</span>
                <ToolButton icon="x" onClick={() => setUntying(person)}>
                  {t('office.inbox.untie')}
                </ToolButton>
              </>
            )}
          </li>
        ))}
      </ul>
      <div>
        <ToolButton icon="user" onClick={() => setTying(true)}>
          {t('office.inbox.tie')}
        </ToolButton>
      </div>
      {tying && (
        <OfficeDialog title={t('office.inbox.people')} onClose={() => setTying(false)}>
          <div className="stack gap-16">
            <p>{t('office.inbox.tieLead')}</p>
            <form className="row gap-10 items-end" onSubmit={find}>
              <TextField
                label={t('office.inbox.tieSearch')}
                value={typed}
                onChange={setTyped}
                maxLength={100}
                autoComplete="off"
                nativeRequired
              />
              <ToolButton type="submit" icon="magnifying-glass">
                {t('office.inbox.tieFind')}
              </ToolButton>
            </form>
            {keyword && (
              <Found keyword={keyword} busy={busy} onChoose={(userId) => change(userId, true)} />
            )}
          </div>
        </OfficeDialog>
      )}
      {untying && (
        <ConfirmDialog
          title={t('office.inbox.untieTitle', { name: shortName(untying) })}
          action={t('office.inbox.untie')}
          variant="danger"
          busy={busy}
          onConfirm={() => change(untying.userId, false)}
          onClose={() => setUntying(null)}
        >
          <p>{t('office.inbox.untieLead', { name: shortName(untying) })}</p>
        </ConfirmDialog>
      )}
    </Panel>
  );
}
