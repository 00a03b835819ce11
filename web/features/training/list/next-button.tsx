import { useNavigate } from 'react-router';
import { renewTraining, type TrainingSummary } from '#contract/training/training.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Button, type ButtonVariant, LinkButton } from '#web/ui/forms/button.tsx';
import { chapterPath } from '../exam/exam-path.ts';
import { openWatchStore } from '../player/watch-store.ts';
import { nextPath } from './next-path.ts';

/** Renews a training whose certificate expires, and opens its first video. */
const useRenew = (trainingContentId: string) => {
  const navigate = useNavigate();
  const { busy, run } = useAction(undefined, { once: true });
  const renew = () =>
    run(async () => {
      await call(renewTraining, { params: { trainingContentId } });
      // Drop unsent progress of the previous round.
      openWatchStore(trainingContentId).clear();
      // This may be the same page: the state makes it restart.
      navigate(chapterPath(trainingContentId), { state: { renewed: Date.now() } });
    });
  return { renew, busy };
};

type Props = {
  training: Pick<TrainingSummary, 'trainingContentId' | 'title' | 'nextAction'>;
  variant?: ButtonVariant;
  wide?: boolean;
};

/** A training's next action. */
export function NextButton({ training, variant, wide = false }: Props) {
  const { t } = useTranslation();
  const { phone } = useSite();
  const { renew, busy } = useRenew(training.trainingContentId);
  const { nextAction, trainingContentId, title } = training;
  const action = t(`training.list.actions.${nextAction}`);
  const quiet = nextAction === 'wait' || nextAction === 'certificate' || nextAction === 'callUs';
  const shape = {
    variant: variant ?? (quiet ? 'line' : 'jade'),
    wide,
    'aria-label': t('training.list.actionFor', { action, title }),
  } as const;
  if (nextAction === 'renew')
    return (
      <Button {...shape} busy={busy} onClick={renew}>
        {action}
      </Button>
    );
  if (nextAction === 'callUs')
    return phone ? (
      <LinkButton {...shape} to={telLink(phone)} icon="phone">
        {action}
      </LinkButton>
    ) : null;
  return (
    <LinkButton {...shape} to={nextPath(nextAction, trainingContentId)}>
      {action}
    </LinkButton>
  );
}
