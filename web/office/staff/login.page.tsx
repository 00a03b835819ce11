import { useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import {
  getStaffMe,
  giveSecondFactor,
  type StaffStage,
  staffLogin,
  staffRules,
} from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { safeRedirect } from '#web/lib/api/safe-redirect.ts';
import { getStaffToken, knownStaffDevice, startStaffSession } from '#web/lib/api/staff-session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { SmallForm } from '#web/office/shell/small-form.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import type { Route } from './+types/login.page.ts';
import { Enroll } from './enroll-authenticator.tsx';
import { DoorFrame } from './sign-in-frame.tsx';

/** After a reload, users who have passed the password step continue with the second factor. */
export async function clientLoader() {
  if (!getStaffToken()) return null;
  const me = await call(getStaffMe, {}).catch(() => null);
  return me?.stage ?? null;
}

/** Redirects within the office only. */
const officePath = (redirect: string | null): string => {
  const path = safeRedirect(redirect);
  return /^\/office(\/|$|\?)/.test(path) && !path.startsWith('/office/login') ? path : '/office';
};

const wasEnded = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;

export default function OfficeLoginPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const hydrated = useHydrated();
  const [stage, setStage] = useState<StaffStage | null>(loaderData);
  const enter = () => navigate(officePath(query.get('redirect')), { replace: true });
  const goOn = (next: StaffStage) => (next === 'done' ? enter() : setStage(next));

  if (stage === 'code')
    return (
      <DoorFrame title={t('office.codeTitle')} lead={t('office.codeLead')}>
        <SmallForm
          fields={[
            { name: 'code', label: t('office.code'), kind: 'code', hint: t('office.codeHint') },
          ]}
          action={t('office.goOn')}
          errorField="code"
          send={async (body) => {
            goOn((await call(giveSecondFactor, { body })).stage);
          }}
        />
      </DoorFrame>
    );
  if (stage === 'enroll')
    return (
      <DoorFrame title={t('office.enrollTitle')} lead={t('office.enrollLead')}>
        <Enroll onDone={enter} />
      </DoorFrame>
    );
  if (stage === 'link')
    return (
      <DoorFrame title={t('office.linkTitle')} lead={t('office.linkLead')}>
        <AlertPanel kind="wait" role="alert" title={t('office.linkSent')}>
          <p>{t('office.forgotSentHint', { minutes: staffRules.resetMinutes })}</p>
        </AlertPanel>
      </DoorFrame>
    );
  return (
    <DoorFrame title={t('office.loginTitle')} lead={t('office.loginLead')}>
      {hydrated && wasEnded(state) && (
        <AlertPanel title={t('office.ended')}>{t('office.endedHint')}</AlertPanel>
      )}
      <SmallForm
        fields={[
          { name: 'email', label: t('office.email'), kind: 'email' },
          { name: 'password', label: t('office.password'), kind: 'current-password' },
        ]}
        action={t('office.login')}
        errorField="email"
        send={async (body) => {
          const answer = await call(staffLogin, { body: { ...body, ...knownStaffDevice() } });
          startStaffSession(answer);
          goOn(answer.staff.stage);
        }}
      />
      <p>
        <Link to="/office/forgot">{t('office.forgot')}</Link>
      </p>
    </DoorFrame>
  );
}
