import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { forgotStaffPassword } from '#contract/staff.ts';
import { call } from '#web/lib/api.ts';
import { officeDoor } from '#web/lib/staff-session.ts';
import { AlertPanel } from '#web/ui/alert-panel.tsx';
import { DoorFrame } from './door-frame.tsx';
import { SmallForm } from './small-form.tsx';

/** Asks for a reset link. What is said afterwards is the same for everyone. */
export default function OfficeForgotPage() {
  const { t } = useTranslation();
  const [sent, setSent] = useState<{ email: string; minutes: number } | null>(null);
  return (
    <DoorFrame title={t('office.forgotTitle')} lead={t('office.forgotLead')}>
      {sent ? (
        <AlertPanel kind="good" role="alert" title={t('office.forgotSent', { email: sent.email })}>
          <p>{t('office.forgotSentHint', { minutes: sent.minutes })}</p>
        </AlertPanel>
      ) : (
        <SmallForm
          fields={[{ name: 'email', label: t('office.email'), kind: 'email' }]}
          action={t('office.forgotSend')}
          refusedAt="email"
          send={async (body) => {
            const { minutes } = await call(forgotStaffPassword, { body });
            setSent({ email: body.email.trim(), minutes });
          }}
        />
      )}
      <p>
        <Link to={officeDoor}>{t('office.backToDoor')}</Link>
      </p>
    </DoorFrame>
  );
}
