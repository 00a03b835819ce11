import { useTranslation } from 'react-i18next';
import type { ApiError } from '#web/lib/api/api-error.ts';
import { messageOf } from '#web/lib/page/notify.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';

/** Missing, or not open to this person: says so and links to the list. */
export function TrainingRefused({ error }: { error: ApiError }) {
  const { t } = useTranslation();
  const gone = error.code !== 'training_not_open';
  return (
    <EmptyState
      picture="/media/empty-training.svg"
      title={gone ? t('training.player.gone') : messageOf(error, t)}
      actions={
        <LinkButton to="/user/index?tab=training" variant="main" icon="graduation-cap">
          {t('training.player.back')}
        </LinkButton>
      }
    >
      {gone && <p>{t('training.player.goneHint')}</p>}
    </EmptyState>
  );
}
