/** Rescheduling an appointment: the new time with its draft, and submitting. */
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { rescheduleRecord, type ServiceRecord } from '#contract/services/records.ts';
import { bookingIds } from '#web/features/services/booking/booking-ids.ts';
import { type Refusal, refusalIn } from '#web/features/services/catalogue/refusal.ts';
import { type NotSent, notSentBy } from '#web/features/services/not-sent.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useOwnDraft } from '#web/lib/use-own-draft.ts';
import { justMoved, visitPath } from './visit-paths.ts';

type Values = { reserveDate: string | null; reserveTime: string | null };
const empty: Values = { reserveDate: null, reserveTime: null };
const text = (value: unknown) => (typeof value === 'string' ? value : null);
const restore = (kept: Partial<Values>): Values => ({
  reserveDate: text(kept.reserveDate),
  reserveTime: text(kept.reserveTime),
});

export const useMove = ({ recordId }: ServiceRecord) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const draft = useOwnDraft({ name: `move-${recordId}`, empty, restore });
  const { values } = draft;
  const [failed, setFailed] = useState<NotSent | null>(null);
  const [missing, setMissing] = useState<'day' | 'time' | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [round, setRound] = useState(0);
  const { busy, run } = useAction(
    (error) => {
      const refused = refusalIn(error);
      setRefusal(refused);
      setFailed(refused ? null : notSentBy(error));
      if (refused) setRound((before) => before + 1);
      return Boolean(refused);
    },
    { once: true },
  );

  const clear = () => {
    setRefusal(null);
    setMissing(null);
    setFailed(null);
  };
  const lines = useMemo(
    () =>
      missing ? [{ field: bookingIds(missing), message: t(`services.missing.${missing}`) }] : [],
    [missing, t],
  );

  const send = async () => {
    if (busy) return;
    clear();
    const { reserveDate, reserveTime } = values;
    if (!reserveDate || !reserveTime) return setMissing(reserveDate ? 'time' : 'day');
    await run(async () => {
      await call(rescheduleRecord, { params: { recordId }, body: { reserveDate, reserveTime } });
      draft.forget();
      await navigate(visitPath(recordId), { replace: true, state: justMoved });
    });
  };
  return { ...draft, values, send, busy, failed, refusal, clear, lines, round };
};
