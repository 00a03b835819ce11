import { useState } from 'react';
import { useParams } from 'react-router';
import { getTrainee } from '#contract/training/trainees-office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { PersonCredit } from './person/person-credit.tsx';
import { PersonTraining } from './person/person-training.tsx';
import { PersonPlans } from './plans/person-plans.tsx';
import { PositionPanel } from './position-panel.tsx';

export default function OfficeTraineePage() {
  const { t, locale } = useTranslation();
  const { userId = '' } = useParams();
  const { loaded, reload } = useCall(getTrainee, { params: { userId } }, [locale]);
  // Hours are read again after other credit has changed.
  const [credited, setCredited] = useState(0);
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
      <PositionPanel key={credited} userId={userId} name={name} />
      <PersonCredit userId={userId} onChanged={() => setCredited((n) => n + 1)} />
      <PersonPlans userId={userId} />
      {trainings.map((training) => (
        <PersonTraining
          key={training.trainingId}
          userId={userId}
          training={training}
          onChanged={reload}
        />
      ))}
    </OfficePage>
  );
}
