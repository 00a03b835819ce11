import { useState } from 'react';
import { confirmAuthenticator, startAuthenticator } from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { type SmallField, SmallForm } from '#web/office/shell/small-form.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './sign-in-frame.module.css';

type Step =
  | { at: 'password' }
  | { at: 'scan'; secret: string; qr: string }
  | { at: 'codes'; codes: string[] };

/**
 * Sets up an authenticator app: password, QR code, first code, recovery codes. With `replaces`, the old one's
 * code is required too, and it stays valid until the new one is confirmed.
 */
export function Enroll({ onDone, replaces = false }: { onDone: () => void; replaces?: boolean }) {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>({ at: 'password' });

  const password: SmallField<'password' | 'code'> = {
    name: 'password',
    label: t('office.password'),
    kind: 'current-password',
  };
  const presentCode: SmallField<'password' | 'code'> = {
    name: 'code',
    label: t('office.presentCode'),
    kind: 'code',
    hint: t('office.codeHint'),
  };

  if (step.at === 'password')
    return (
      <>
        <p>{t(replaces ? 'office.enrollProve' : 'office.enrollAgain')}</p>
        <SmallForm
          fields={replaces ? [password, presentCode] : [password]}
          action={t('office.enrollBegin')}
          errorField="password"
          send={async ({ password, code }) => {
            const body = replaces ? { password, code } : { password };
            const { secret, qr } = await call(startAuthenticator, { body });
            setStep({ at: 'scan', secret, qr });
          }}
        />
      </>
    );
  if (step.at === 'scan')
    return (
      <>
        <p>{t('office.enrollScan')}</p>
        <img
          className={classes.qr}
          src={`data:image/svg+xml,${encodeURIComponent(step.qr)}`}
          alt=""
          width={220}
          height={220}
        />
        <p>
          {t('office.enrollSecret')} <span className={classes.secret}>{step.secret}</span>
        </p>
        <SmallForm
          fields={[{ name: 'code', label: t('office.code'), kind: 'code' }]}
          action={t('office.enrollConfirm')}
          errorField="code"
          send={async (body) => {
            const { recoveryCodes } = await call(confirmAuthenticator, { body });
            setStep({ at: 'codes', codes: recoveryCodes });
          }}
        />
      </>
    );
  return (
    <AlertPanel
      kind="wait"
      role="alert"
      title={t('office.recoveryTitle')}
      actions={<Button onClick={onDone}>{t('office.recoveryDone')}</Button>}
    >
      <p>{t('office.recoveryLead')}</p>
      <ul className={classes.codes}>
        {step.codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </AlertPanel>
  );
}
