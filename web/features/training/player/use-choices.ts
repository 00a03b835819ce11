/** Viewing preferences: caption language and speed. They persist across chapters. */
import { useState } from 'react';
import type { TrainingVideo } from '#contract/training/training.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';

const speeds = [0.75, 1, 1.25, 1.5] as const;

export const useChoices = (tracks: TrainingVideo['captions'], speedMax: number) => {
  const locale = useLocale();
  /** Undefined: the page's language; null: off. */
  const [chosen, setChosen] = useState<string | null | undefined>(undefined);
  const [speed, setSpeed] = useState(1);
  const asked = chosen === undefined ? locale : chosen;
  const captions = tracks.find(({ lang }) => lang === asked)?.lang ?? null;
  return {
    captions,
    setCaptions: setChosen,
    toggleCaptions: () => setChosen(captions ? null : undefined),
    speed,
    setSpeed,
    speeds: speeds.filter((one) => one <= speedMax),
  };
};
export type Watching = ReturnType<typeof useChoices>;
