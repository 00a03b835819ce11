import { useState } from 'react';
import { Link } from 'react-router';
import { forgotStaffPassword } from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { officeDoor } from '#web/lib/api/staff-session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { SmallForm } from '#web/office/shell/small-form.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { DoorFrame } from './sign-in-frame.tsx';

/** Requests a reset link. The response doesn't reveal whether the account exists. */
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
          errorField="email"
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
