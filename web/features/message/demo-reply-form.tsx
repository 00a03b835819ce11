import { type SubmitEvent, useState } from 'react';
import { demoReplyMax, sendDemoReply } from '#contract/message/message.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';

const fields = ['from', 'text'] as const;

/** The demo's phone: a text as if the client had sent it. */
export function DemoReplyForm({ to, onSent }: { to: string; onSent: (from: string) => void }) {
  const { t } = useTranslation();
  const [from, setFrom] = useState(to.replace(/^\+1/, ''));
  const [text, setText] = useState('');
  const { setErrors, errorOf } = useFormErrors<(typeof fields)[number]>('demo-reply');
  const { busy, run } = useAction(atFields(fields, setErrors));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setErrors([]);
    void run(async () => {
      await call(sendDemoReply, { body: { from, text } });
      setText('');
      notifySuccess(t('demoPhone.sent'));
      onSent(from);
    });
  };
  return (
    <Card as="section" className="stack gap-12">
      <h2>{t('demoPhone.title')}</h2>
      <p className="muted">{t('demoPhone.lead')}</p>
      <form className="stack gap-12" method="post" noValidate onSubmit={submit}>
        <TextField
          id="demo-reply-from"
          label={t('demoPhone.from')}
          error={errorOf('from')}
          required
          type="tel"
          autoComplete="off"
          value={from}
          onChange={setFrom}
        />
        <TextField
          id="demo-reply-text"
          label={t('demoPhone.text')}
          error={errorOf('text')}
          required
          rows={3}
          maxLength={demoReplyMax}
          value={text}
          onChange={setText}
        />
        <div>
          <Button type="submit" icon="paper-plane-tilt" busy={busy}>
            {t('demoPhone.send')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
