/** Viewing preferences: caption language and speed. This browser remembers them. */
import { useState } from 'react';
import type { TrainingVideo } from '#contract/training/training.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { readStored, writeStored } from '#web/lib/storage.ts';

const speeds = [0.75, 1, 1.25, 1.5] as const;

const speedKey = 'trainingSpeed';
const captionsKey = 'trainingCaptions';
const off = 'off';

/** Undefined: the page's language; null: off. */
type Chosen = string | null | undefined;

const rememberedCaptions = (): Chosen => {
  const kept = readStored(captionsKey);
  return kept === off ? null : (kept ?? undefined);
};

export const useChoices = (tracks: TrainingVideo['captions'], speedMax: number) => {
  const { locale } = useTranslation();
  const [chosen, setChosen] = useState<Chosen>(rememberedCaptions);
  const offered = speeds.filter((one) => one <= speedMax);
  const [speed, setSpeed] = useState<number>(
    () => offered.find((one) => String(one) === readStored(speedKey)) ?? 1,
  );
  const asked = chosen === undefined ? locale : chosen;
  const captions = tracks.find(({ lang }) => lang === asked)?.lang ?? null;
  const setCaptions = (next: Chosen) => {
    writeStored(captionsKey, next === null ? off : (next ?? null));
    setChosen(next);
  };
  return {
    captions,
    setCaptions,
    toggleCaptions: () => setCaptions(captions ? null : undefined),
    speed,
    setSpeed: (next: number) => {
      writeStored(speedKey, String(next));
      setSpeed(next);
    },
    speeds: offered,
  };
};
export type Watching = ReturnType<typeof useChoices>;
