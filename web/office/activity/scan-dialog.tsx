import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import { useLocale } from '#web/lib/i18n/locale.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { type AlertKind, AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './activities.module.css';
import { Arrived } from './arrived.tsx';
import { Needs } from './party-table.tsx';

/** Scans tickets with the camera while mounted; a code that stays in view is reported once. */
const useScanner = (
  video: RefObject<HTMLVideoElement | null>,
  onCode: (code: string) => void,
): 'starting' | 'on' | 'off' => {
  const [state, setState] = useState<'starting' | 'on' | 'off'>('starting');
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    let stopped = false;
    let stop = () => {};
    let last = '';
    const start = async () => {
      const player = video.current;
      if (!player || !navigator.mediaDevices) throw new Error('no camera');
      const { frameLoop, QRCanvas, rearCamera } = await import('qr/dom.js');
      const camera = await rearCamera(player);
      const canvas = new QRCanvas();
      const cancel = frameLoop(async () => {
        // Scan the whole frame: the displayed video is cropped, and a distorted code can't be read.
        const found = await camera.readFrame(canvas, true);
        if (stopped || typeof found !== 'string' || found === last) return;
        last = found;
        latest.current(found);
      }, player);
      stop = () => {
        cancel();
        camera.stop();
      };
      if (stopped) stop();
      else setState('on');
    };
    start().catch(() => !stopped && setState('off'));
    return () => {
      stopped = true;
      stop();
    };
  }, [video]);
  return state;
};

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
  const { t } = useTranslation();
  const locale = useLocale();
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
