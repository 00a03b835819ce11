import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function TrainingPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.trainingTitle')} lead={t('pages.trainingLead')} />;
}
