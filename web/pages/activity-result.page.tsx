import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function ActivityResultPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.activityResultTitle')} lead={t('pages.activityResultLead')} />;
}
