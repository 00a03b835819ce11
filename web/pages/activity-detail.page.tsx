import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function ActivityDetailPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.activityDetailTitle')} lead={t('pages.activityDetailLead')} />;
}
