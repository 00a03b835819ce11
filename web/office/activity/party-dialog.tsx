import { useState } from 'react';
import {
  checkIn,
  getPartyPhone,
  moveUpParty,
  type OfficeActivity,
  type Party,
} from '#contract/activity/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess, notifyWarning } from '#web/lib/page/notify.ts';
import { telLink } from '#web/lib/page/site.ts';
import { GroupedPreviewStep } from '#web/office/cases/joining/grouped-preview-step.tsx';
import { DialogFoot, OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { Facts } from '#web/ui/data/facts.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './activities.module.css';
import { Arrived } from './arrived.tsx';
import { CancelParty } from './cancel-party.tsx';
import { Needs, ShortPhone } from './party-table.tsx';
import { RestoreParty } from './restore-party.tsx';

type Props = { activity: OfficeActivity; party: Party; onClose: () => void };
const tones = { registered: 'good', waitlisted: 'wait', cancelled: 'plain' } as const;

/** Reveals the full number on request; each reveal is audited. */
function Phone({ activity, party }: Pick<Props, 'activity' | 'party'>) {
  const { t } = useTranslation();
  const [phone, setPhone] = useState<string | null>(null);
  const params = { id: activity.id, registrationId: party.registrationId };
  const { run } = useAction();
  const show = () => run(async () => setPhone((await call(getPartyPhone, { params })).phone));
  if (phone) return <a href={telLink(phone)}>{sayPhone(phone)}</a>;
  return (
    <>
      <ShortPhone phone={party.phone} />{' '}
      <Button variant="quiet" size="small" icon="eye" onClick={show}>
        {t('office.activities.showPhone')}
      </Button>
      <span className={classes.hint}>{t('office.activities.phoneHint')}</span>
    </>
  );
}

function AboutParty({ activity, party }: Pick<Props, 'activity' | 'party'>) {
  const { t, locale } = useTranslation();
  const { status, registeredAt, promotedAt } = party;
  const at = (key: 'registeredOn' | 'promotedOn', when: string) =>
    t(`office.activities.${key}`, { when: formatDateTime(when, locale) });
  return (
    <Facts
      variant="rows"
      facts={[
        {
          label: t('office.activities.state'),
          value: (
            <>
              <Badge tone={tones[status]}>{t(`office.activities.status.${status}`)}</Badge>{' '}
              {party.enteredByStaff && t('office.activities.byStaff')}
              {party.helper &&
                t('help.byHelper', {
                  who: t('help.desk.who', {
                    name: party.helper.name,
                    relationship: t(`help.relationships.${party.helper.relationship}`),
                  }),
                })}
            </>
          ),
        },
        { label: t('office.activities.code'), value: <code>{party.code}</code> },
        {
          label: t('office.activities.phone'),
          value: <Phone activity={activity} party={party} />,
        },
        {
          label: t('office.activities.party'),
          value: party.waitingPeople
            ? t('office.activities.waitingMore', {
                people: party.people,
                more: party.waitingPeople,
              })
            : party.people,
        },
        { label: t('office.activities.needs'), value: <Needs party={party} /> },
        {
          label: t('office.activities.time'),
          value: (
            <>
              {at('registeredOn', registeredAt)}
              {promotedAt && (
                <>
                  <br />
                  {at('promotedOn', promotedAt)}
                </>
              )}
            </>
          ),
        },
      ]}
    />
  );
}

/** One party's details and actions. */
export function PartyDialog({ activity, party, onClose }: Props) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const { name, status } = party;
  const params = { id: activity.id, registrationId: party.registrationId };
  const over = activity.status === 'ended';

  const [cancels, setCancels] = useState(false);
  const movingUp = usePreviewed({
    send: (preview) => call(moveUpParty, { params, body: { preview } }),
    onDone: () => {
      notifySuccess(t('office.activities.moveUpDone', { name }));
      onClose();
    },
  });
  const arrive = async (arrived: number) => {
    await run(async () => {
      const { already } = await call(checkIn, { params, body: { arrived, was: party.arrived } });
      if (already) notifyWarning(t('office.activities.already'));
      else notifySuccess(t('office.activities.saved'));
    });
    onClose();
  };

  return (
    <OfficeDialog title={name} onClose={onClose}>
      {cancels ? (
        <CancelParty
          activity={activity}
          party={party}
          onBack={() => setCancels(false)}
          onDone={onClose}
        />
      ) : movingUp.shown ? (
        <GroupedPreviewStep form={movingUp} action={t('office.activities.moveUp')}>
          {movingUp.shown.quota > activity.quota && (
            <p>{t('office.activities.moveUpQuota', { quota: movingUp.shown.quota })}</p>
          )}
          <p>{t('office.activities.moveUpText')}</p>
        </GroupedPreviewStep>
      ) : (
        <div className="stack gap-16">
          <AboutParty activity={activity} party={party} />
          {status === 'registered' && <Arrived party={party} busy={busy} onChange={arrive} />}
          {!over && activity.published && party.cancelledByStaff && (
            <RestoreParty params={params} party={party} onDone={onClose} />
          )}
          {!over && status !== 'cancelled' && (
            <DialogFoot>
              {status === 'waitlisted' && (
                <Button
                  size="small"
                  icon="arrow-up"
                  busy={movingUp.busy}
                  onClick={movingUp.preview}
                >
                  {t('office.activities.moveUp')}
                </Button>
              )}
              <Button variant="danger" size="small" icon="x" onClick={() => setCancels(true)}>
                {t('office.activities.cancelParty')}
              </Button>
            </DialogFoot>
          )}
        </div>
      )}
    </OfficeDialog>
  );
}
