import { type FormEvent, useState } from 'react';
import type { AnswerOf } from '#contract/endpoint.ts';
import { findByShortId, type KeptMessage } from '#contract/message/office.ts';
import { call } from '#web/lib/api/api.ts';
import { atField, useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { useMendedError } from '#web/office/ui/use-mending.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './messages.module.css';

function Found({ message }: { message: KeptMessage }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { shortId: id, to, person, kind, state } = message;
  const when = sayLately(message.sentAt ?? message.createdAt, localNow(timeZone), t, locale);
  if (state === 'held')
    return <AlertPanel kind="wait" title={t('office.messages.checkHeld', { id: id ?? '' })} />;
  return (
    <AlertPanel kind="good" title={t('office.messages.checkYes', { id: id ?? '', when })}>
      <p>
        {t('office.messages.checkAbout', { kind: t(`scams.kinds.${kind}`) })} {person}
      </p>
      <p>{t('office.messages.checkAsk', { to })}</p>
    </AlertPanel>
  );
}

/** For the phone line: whether a text that a caller got is from us. */
export function MessageCheckBox() {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [error, setError] = useMendedError(typed);
  const [answer, setAnswer] = useState<AnswerOf<typeof findByShortId> | null>(null);
  const { busy, run } = useAction(atField(setError, 'shortId'));
  const check = (event: FormEvent) => {
    event.preventDefault();
    setAnswer(null);
    setError(undefined);
    void run(async () => setAnswer(await call(findByShortId, { body: { shortId: typed } })));
  };
  return (
    <details className={classes.check}>
      <summary>{t('office.messages.checkTitle')}</summary>
      <form noValidate method="post" onSubmit={check} className="stack gap-12">
        <p className="second-line">{t('office.messages.checkLead')}</p>
        <div className="row gap-12 items-end">
          <TextField
            label={t('office.messages.checkField')}
            hint={t('office.messages.checkHint')}
            error={error}
            value={typed}
            maxLength={2_000}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={setTyped}
          />
          <Button type="submit" size="small" icon="magnifying-glass" busy={busy}>
            {t('office.messages.checkSubmit')}
          </Button>
        </div>
        <div aria-live="polite" className="stack gap-8">
          {answer?.messages.map((message) => (
            <Found key={message.messageId} message={message} />
          ))}
          {answer && !answer.messages.length && (
            <AlertPanel kind="wrong" title={t('office.messages.checkNo', { id: answer.shortId })}>
              <p>{t('office.messages.checkNoDo')}</p>
            </AlertPanel>
          )}
          {answer && answer.messages.length > 0 && (
            <p className="second-line">{t('office.messages.checkLogged')}</p>
          )}
        </div>
      </form>
    </details>
  );
}
