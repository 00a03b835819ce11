import { type SubmitEvent, useState } from 'react';
import { signInToClass } from '#contract/training/credit.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';

import classes from './credit.module.css';

const words = 'training.credit';
type Props = { sessionId: string; code: string; trainingPath: string };

/** Signs in to a class with the code on the instructor's screen. */
export function ClassSignIn({ sessionId, code: scanned, trainingPath }: Props) {
  const { t } = useTranslation();
  const [code, setCode] = useState(scanned);
  const [done, setDone] = useState<{ title: string; hours: number } | null>(null);
  const { busy, run } = useAction();
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    run(async () => setDone(await call(signInToClass, { params: { sessionId }, body: { code } })));
  };
  if (done)
    return (
      <Card className={classes.card}>
        <p role="status">{t(`${words}.signedIn`, done)}</p>
        <div>
          <LinkButton to={trainingPath}>{t(`${words}.toTraining`)}</LinkButton>
        </div>
      </Card>
    );
  return (
    <Card className={classes.card}>
      <form className="stack gap-20" onSubmit={send} noValidate>
        <TextField
          label={t(`${words}.code`)}
          value={code}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          onChange={setCode}
        />
        <div>
          <Button type="submit" busy={busy} disabled={!code.trim()}>
            {t(`${words}.signIn`)}
          </Button>
        </div>
      </form>
    </Card>
  );
}
