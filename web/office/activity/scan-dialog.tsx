import { type SubmitEvent, useRef, useState } from 'react';
import {
  checkIn,
  type OfficeActivity,
  type Party,
  type ScanAnswer,
  type ScanResult,
  scanTicket,
} from '#contract/activity/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDateTime, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { type AlertKind, AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { useScanner } from '#web/ui/media/use-scanner.ts';
import classes from './activities.module.css';
import { Arrived } from './arrived.tsx';
import { Needs } from './party-table.tsx';

const kinds: Record<ScanResult, AlertKind> = {
  in: 'good',
  already: 'wait',
  waitlisted: 'wait',
  cancelled: 'wrong',
  other: 'wrong',
  unknown: 'wrong',
};

/** The result of a scan in large type. */
function Result({ response }: { response: ScanAnswer }) {
  const { t, locale } = useTranslation();
  const { result, party, other } = response;
  const words = t(`office.activities.scanResult.${result}`, {
    name: party?.name ?? '',
    n: result === 'already' ? (party?.arrived ?? 0) : (party?.people ?? 0),
    of: party?.people ?? 0,
    time: party?.checkedInAt ? formatTime(party.checkedInAt, locale) : '',
    title: other?.title ?? '',
    when: other ? formatDateTime(other.startTime, locale) : '',
  });
  return (
    <AlertPanel kind={kinds[result]} title={words} role="alert">
      {party && (party.needs.length > 0 || party.needsNote) && <Needs party={party} />}
    </AlertPanel>
  );
}

type Props = { activity: OfficeActivity; onClose: () => void };

/** Check-in at the door: scan a ticket with the camera, or type its code. */
export function ScanDialog({ activity, onClose }: Props) {
  const { t } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [response, setResponse] = useState<ScanAnswer | null>(null);
  const [typed, setTyped] = useState('');
  const { busy, run } = useAction();

  const scan = async (code: string) => {
    await run(async () => {
      setResponse(await call(scanTicket, { params: { id: activity.id }, body: { code } }));
      setTyped('');
    });
  };
  const camera = useScanner(video, scan);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (typed.trim()) scan(typed);
  };
  const party = response?.party;
  const arrive = ({ registrationId, arrived: was }: Party, arrived: number) =>
    run(async () => {
      const params = { id: activity.id, registrationId };
      const changed = await call(checkIn, { params, body: { arrived, was } });
      setResponse(arrived ? { result: 'already', party: changed.party } : null);
    });

  return (
    <OfficeDialog title={t('office.activities.scanTitle')} onClose={onClose}>
      <div className="stack gap-16">
        {camera === 'off' ? (
          <p>{t('office.activities.scanNoCamera')}</p>
        ) : (
          <p>{t('office.activities.scanHint')}</p>
        )}
        <video ref={video} className={classes.camera} hidden={camera === 'off'} muted playsInline />
        {response && <Result response={response} />}
        {party && party.status === 'registered' && (
          <Arrived party={party} busy={busy} onChange={(arrived) => arrive(party, arrived)} />
        )}
        <form className={classes.line} onSubmit={submit}>
          <TextField
            size="normal"
            label={t('office.activities.scanType')}
            value={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="3F9A-01BC"
            onChange={setTyped}
          />
          <Button type="submit" busy={busy}>
            {t('office.activities.scanGo')}
          </Button>
        </form>
      </div>
    </OfficeDialog>
  );
}
