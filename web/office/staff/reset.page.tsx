import { Link, useLocation, useNavigate } from 'react-router';
import { samePassword } from '#contract/field-rules.ts';
import { getResetLink, resetStaffPassword } from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { officeDoor, startStaffSession } from '#web/lib/api/staff-session.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import { SmallForm } from '#web/office/shell/small-form.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { DoorFrame } from './sign-in-frame.tsx';

/** Opened from a reset link; the token is in the fragment. */
export default function OfficeResetPage() {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const link = useLocation().hash.slice(1);
  const { loaded } = useCall(getResetLink, { body: { link: link || '-' } }, [locale]);

  if (loaded.status === 'pending')
    return (
      <DoorFrame title={t('office.resetTitle')} lead="">
        <PageWaiting />
      </DoorFrame>
    );
  if (loaded.status === 'error')
    return (
      <DoorFrame title={t('office.resetGone')} lead={t('office.resetGoneLead')}>
        <AlertPanel title={messageOf(loaded.error, t)} />
        <p>
          <Link to="/office/forgot">{t('office.forgotSend')}</Link>
        </p>
      </DoorFrame>
    );
  const { email, name } = loaded.data;
  return (
    <DoorFrame title={t('office.resetTitle')} lead={t('office.resetLead', { name, email })}>
      <SmallForm
        fields={[
          {
            name: 'password',
            label: t('office.newPassword'),
            kind: 'new-password',
            hint: t('office.newPasswordHint'),
          },
          { name: 'again', label: t('office.again'), kind: 'new-password' },
        ]}
        action={t('office.passwordSave')}
        errorField="password"
        send={async ({ password, again }) => {
          if (!samePassword(password, again))
            throw new ApiError({
              status: 400,
              statusText: '',
              fields: [{ field: 'again', message: t('fields.samePassword') }],
            });
          const answer = await call(resetStaffPassword, { body: { link, password } });
          startStaffSession(answer);
          navigate(answer.staff.stage === 'done' ? '/office' : officeDoor, { replace: true });
        }}
      />
    </DoorFrame>
  );
}
