import { useLocation, useNavigate } from 'react-router';
import { samePassword } from '#contract/field-rules.ts';
import { acceptInvitation, getInvitation } from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { officeDoor, startStaffSession } from '#web/lib/api/staff-session.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import { type SmallField, SmallForm } from '#web/office/shell/small-form.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { DoorFrame } from './sign-in-frame.tsx';

type Name = 'email' | 'name' | 'password' | 'again';

/** Opened from an invitation; the token is in the fragment. */
export default function OfficeWelcomePage() {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const invitation = useLocation().hash.slice(1);
  const { loaded } = useCall(getInvitation, { body: { invitation: invitation || '-' } }, [locale]);

  if (loaded.status === 'error')
    return (
      <DoorFrame title={t('office.welcomeGone')} lead={messageOf(loaded.error, t)}>
        <Picture src="/media/lost.svg" alt="" width={280} height={210} first />
        <LinkButton to={officeDoor} variant="line">
          {t('office.backToDoor')}
        </LinkButton>
      </DoorFrame>
    );
  if (loaded.status === 'pending')
    return (
      <DoorFrame title={t('office.welcomeTitle')} lead="">
        <PageWaiting />
      </DoorFrame>
    );
  const { email, name, role } = loaded.data;
  const fields: SmallField<Name>[] = [
    { name: 'email', label: t('office.email'), kind: 'email', value: email ?? '' },
    { name: 'name', label: t('office.yourName'), kind: 'text', value: name },
    {
      name: 'password',
      label: t('office.newPassword'),
      kind: 'new-password',
      hint: t('office.newPasswordHint'),
    },
    { name: 'again', label: t('office.again'), kind: 'new-password' },
  ];
  return (
    <DoorFrame
      title={t('office.welcomeTitle')}
      lead={t('office.welcomeLead', { role: t(`office.roles.${role}`) })}
    >
      <SmallForm
        // The invitation's email is known already.
        fields={fields.filter((field) => field.name !== 'email' || !email)}
        action={t('office.enter')}
        errorField="password"
        send={async ({ again, ...typed }) => {
          if (!samePassword(typed.password, again))
            throw new ApiError({
              status: 400,
              statusText: '',
              fields: [{ field: 'again', message: t('fields.samePassword') }],
            });
          const body = { invitation, name: typed.name, password: typed.password };
          const answer = await call(acceptInvitation, {
            body: email ? body : { ...body, email: typed.email },
          });
          startStaffSession(answer);
          navigate(answer.staff.stage === 'done' ? '/office' : officeDoor, { replace: true });
        }}
      />
    </DoorFrame>
  );
}
