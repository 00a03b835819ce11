import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { may } from '#contract/access.ts';
import { samePassword } from '#contract/field-rules.ts';
import {
  changeStaffPassword,
  endStaffSessions,
  getStaffSessions,
  setLetterKeys,
  setTeamDigest,
} from '#contract/staff/staff.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useSite } from '#web/lib/page/site.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { OfficePage, Panel } from '#web/office/shell/office-page.tsx';
import { SmallForm } from '#web/office/shell/small-form.tsx';
import { Checkbox } from '#web/office/ui/fields.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Enroll } from './enroll-authenticator.tsx';

function SecondFactor() {
  const { t } = useTranslation();
  const { secondFactor, recoveryCodesLeft } = useStaff();
  const { revalidate } = useRevalidator();
  const [open, setOpen] = useState(false);
  const done = () => {
    setOpen(false);
    void revalidate();
  };
  return (
    <Panel title={t('office.factorTitle')}>
      <p>
        {secondFactor ? t('office.factorOn', { count: recoveryCodesLeft }) : t('office.factorOff')}
      </p>
      {open ? (
        <Enroll onDone={done} replaces={secondFactor} />
      ) : (
        <ToolButton icon="shield-check" onClick={() => setOpen(true)}>
          {t(secondFactor ? 'office.factorNew' : 'office.factorSet')}
        </ToolButton>
      )}
    </Panel>
  );
}

function NewPassword() {
  const { t } = useTranslation();
  const [round, setRound] = useState(0);
  return (
    <Panel title={t('office.passwordTitle')}>
      <p>{t('office.passwordLead')}</p>
      <SmallForm
        key={round}
        fields={[
          { name: 'oldPassword', label: t('office.oldPassword'), kind: 'current-password' },
          {
            name: 'password',
            label: t('office.newPassword'),
            kind: 'new-password',
            hint: t('office.newPasswordHint'),
          },
          { name: 'again', label: t('office.again'), kind: 'new-password' },
        ]}
        action={t('office.passwordSave')}
        errorField="oldPassword"
        send={async ({ again, ...body }) => {
          if (!samePassword(body.password, again))
            throw new ApiError({
              status: 400,
              statusText: '',
              fields: [{ field: 'again', message: t('fields.samePassword') }],
            });
          await call(changeStaffPassword, { body });
          notifySuccess(t('office.passwordSaved'));
          setRound(round + 1);
        }}
      />
    </Panel>
  );
}

function Sessions() {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { loaded, reload } = useCall(getStaffSessions, {});
  const { run } = useAction();
  const end = (sessionId?: string) =>
    run(async () => {
      await call(endStaffSessions, { body: sessionId ? { sessionId } : {} });
      notifySuccess(t('office.sessionsEnded'));
      reload();
    });
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const now = localNow(timeZone);
  return (
    <Panel title={t('office.sessionsTitle')}>
      <ul>
        {loaded.data.map((one) => (
          <li key={one.sessionId}>
            <b>
              {t(`center.device.${one.device}`, { browser: one.browser }).replace(/[,，]\s*$/, '')}
            </b>
            {' · '}
            <span className="nowrap">
              {one.current
                ? t('office.sessionHere')
                : t('office.sessionUsed', { when: sayLately(one.lastUsedAt, now, t, locale) })}
            </span>{' '}
            {!one.current && (
              <Button variant="quiet" size="small" onClick={() => end(one.sessionId)}>
                {t('office.sessionEnd')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {loaded.data.length > 1 && (
        <ToolButton icon="sign-out" onClick={() => end()}>
          {t('office.sessionsEnd')}
        </ToolButton>
      )}
    </Panel>
  );
}

function SingleKeys() {
  const { t } = useTranslation();
  const { letterKeys } = useStaff();
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction();
  const save = (on: boolean) =>
    run(async () => {
      await call(setLetterKeys, { body: { on } });
      await revalidate();
      notifySuccess(t('office.keys.saved'));
    });
  return (
    <Panel title={t('office.keys.setting')}>
      <p>{t('office.keys.settingLead')}</p>
      <Checkbox
        label={t('office.keys.settingOn')}
        checked={letterKeys}
        disabled={busy}
        onChange={save}
      />
    </Panel>
  );
}

/** Only staff who may supervise a team get the mail. */
function TeamDigest() {
  const { t } = useTranslation();
  const { teamDigest, role } = useStaff();
  const { revalidate } = useRevalidator();
  const { busy, run } = useAction();
  if (!may(role, 'manageTraining')) return null;
  const save = (on: boolean) =>
    run(async () => {
      await call(setTeamDigest, { body: { on } });
      await revalidate();
      notifySuccess(t('office.compliance.teams.digestSaved'));
    });
  return (
    <Panel title={t('office.compliance.teams.digest')}>
      <p>{t('office.compliance.teams.digestLead')}</p>
      <Checkbox
        label={t('office.compliance.teams.digestOn')}
        checked={teamDigest}
        disabled={busy}
        onChange={save}
      />
    </Panel>
  );
}

export default function OfficeAccountPage() {
  const { t } = useTranslation();
  const me = useStaff();
  return (
    <OfficePage title={t('office.account')} lead={`${me.name} · ${me.email}`}>
      <SecondFactor />
      <NewPassword />
      <Sessions />
      <SingleKeys />
      <TeamDigest />
    </OfficePage>
  );
}
