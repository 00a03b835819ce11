import { useState } from 'react';
import { useLocation } from 'react-router';
import { LoadTraining } from '#web/features/training/load-training.tsx';
import { TrainingPlayer } from '#web/features/training/player/training-player.tsx';
import { useUser } from '#web/lib/api/session.ts';
import type { Route } from './+types/training.page.ts';

/** The viewer: stays the same when the session expires, changes when somebody else signs in. */
const useOwner = (): string | undefined => {
  const userId = useUser()?.userId;
  const [owner, setOwner] = useState(userId);
  if (userId && userId !== owner) setOwner(userId);
  return userId ?? owner;
};

/** One training (spec §2). Another one, or a renewal of the same, starts from scratch. */
export default function TrainingPage({ params }: Route.ComponentProps) {
  const state: unknown = useLocation().state;
  const renewed = typeof state === 'object' && state && 'renewed' in state ? state.renewed : '';
  const { trainingContentId } = params;
  const key = `${useOwner()} ${trainingContentId} ${renewed}`;
  return (
    <LoadTraining key={key} trainingContentId={trainingContentId}>
      {(training, reload) => <TrainingPlayer loaded={training} reload={reload} />}
    </LoadTraining>
  );
}
