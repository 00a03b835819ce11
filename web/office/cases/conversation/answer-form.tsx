import { type SubmitEvent, useRef, useState } from 'react';
import { answerMax } from '#contract/message/conversation.ts';
import {
  answerConversation,
  type Conversation,
  listReplies,
  textPerson,
} from '#contract/message/office-conversation.ts';
import { sampleShortId, withShortId } from '#contract/message/short-id.ts';
import { countSegments } from '#contract/message/sms-segments.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { atField, useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { notifySuccess, notifyWarning } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useKeys } from '#web/office/shell/keys.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { localeChoices, SelectField, TextField } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useMendedError } from '#web/office/ui/use-mending.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';

type Props = {
  conversation: Conversation;
  /** For a person's number; without it the conversation's. */
  userId?: string | undefined;
  onChanged: () => void;
};

/** Writes by text message in the client's language. What was typed stays until it is sent. */
export function AnswerForm({ conversation, userId, onChanged }: Props) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { conversationId, version, waitsUntil } = conversation;
  const kept = useKept(`answer ${userId ?? conversationId}`, {
    text: '',
    language: conversation.locale,
  });
  const { text, language } = kept.values;
  const [reply, setReply] = useState('');
  const [error, setError] = useMendedError(kept.values.text);
  const replies = useCall(listReplies, {}).loaded.data ?? [];
  const showAtField = atField(setError, 'text');
  const { busy, run } = useAction(async (failure) => {
    if (failure instanceof ApiError && failure.code === 'changed_meanwhile') {
      notifyWarning(t('office.inbox.newer'));
      onChanged();
      return true;
    }
    return showAtField(failure);
  });

  const form = useRef<HTMLFormElement>(null);
  const write = () => form.current?.querySelector('textarea')?.focus();
  useKeys([{ key: 'w', label: t('office.inbox.answer'), run: write }]);

  if (conversation.textsStopped)
    return (
      <AlertPanel title={t('office.inbox.stopped', { phone: sayPhone(conversation.phone) })} />
    );
  const send = (done: boolean) =>
    run(async () => {
      setError(undefined);
      const body = { text, locale: language, version, done };
      await (userId
        ? call(textPerson, { params: { userId }, body })
        : call(answerConversation, { params: { conversationId: conversationId ?? '' }, body }));
      kept.forget();
      notifySuccess(t('office.inbox.sent'));
      onChanged();
    });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send(false);
  };
  const insert = () => {
    const words = replies.find(({ key }) => key === reply)?.texts[language];
    if (words) kept.change({ text: [text.trim(), words].filter(Boolean).join('\n') });
  };
  const { segments, characters } = countSegments(withShortId(text, sampleShortId, language));
  return (
    <form ref={form} className="stack gap-12" method="post" noValidate onSubmit={submit}>
      <div className="row gap-10 items-end">
        <SelectField
          label={t('office.inbox.answerLanguage')}
          {...kept.field('language')}
          choices={localeChoices}
        />
        <SelectField
          label={t('office.inbox.ready')}
          value={reply}
          onChange={setReply}
          none={t('office.inbox.readyNone')}
          choices={replies.map(({ key, texts }) => ({ value: key, label: texts[locale] }))}
        />
        <ToolButton icon="note-pencil" disabled={!reply} onClick={insert}>
          {t('office.inbox.insert')}
        </ToolButton>
      </div>
      <TextField
        label={t('office.inbox.yourText')}
        rows={3}
        maxLength={answerMax}
        error={error}
        {...kept.field('text')}
        hint={
          text.trim() &&
          `${t('office.inbox.parts', { characters })} · ${t('office.segments', { count: segments })}`
        }
      />
      {waitsUntil && (
        <p role="status">
          {t('office.inbox.quiet', {
            when: sayLately(waitsUntil, localNow(timeZone), t, locale),
          })}
        </p>
      )}
      <div className="row gap-8">
        <Button type="submit" size="small" icon="paper-plane-tilt" busy={busy}>
          {t('office.inbox.send')}
        </Button>
        <ToolButton icon="check" busy={busy} onClick={() => send(true)}>
          {t('office.inbox.sendDone')}
        </ToolButton>
      </div>
    </form>
  );
}
