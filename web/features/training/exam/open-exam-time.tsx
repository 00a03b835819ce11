import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useMinutesLeft } from '#web/lib/page/use-minutes-left.ts';
import { sayTimeLeft } from './say-time-left.ts';

/** Wherever an exam under way is mentioned: how much of its time is left. */
export function OpenExamTime({ secondsLeft }: { secondsLeft: number | null }) {
  const { t } = useTranslation();
  const minutes = useMinutesLeft(secondsLeft);
  if (minutes === null) return null;
  return <p>{t('training.exam.openTime', { time: sayTimeLeft(minutes, t) })}</p>;
}
