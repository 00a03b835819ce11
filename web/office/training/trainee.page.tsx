import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getTrainee } from '#contract/training/trainees-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PersonTraining } from './person-training.tsx';
import { PersonPlans } from './plans/person-plans.tsx';
import { PositionPanel } from './position-panel.tsx';

export default function OfficeTraineePage() {
  const { t } = useTranslation();
  const locale = useLocale();
  const { userId = '' } = useParams();
  const { loaded, reload } = useCall(getTrainee, { params: { userId } }, [locale]);
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const { name, chineseName, phone, trainings } = loaded.data;
  return (
    <OfficePage
      title={[chineseName, name].filter(Boolean).join(' · ')}
      lead={t('office.training.phoneEnds', { phone })}
      actions={
        <ToolLink to="/office/training/people" icon="arrow-left">
          {t('office.training.back')}
        </ToolLink>
      }
    >
      <PositionPanel userId={userId} name={name} />
      <PersonPlans userId={userId} />
      {trainings.map((training) => (
        <PersonTraining key={training.trainingId} training={training} onChanged={reload} />
      ))}
    </OfficePage>
  );
}
