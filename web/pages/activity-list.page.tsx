import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function ActivityListPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.activityListTitle')} lead={t('pages.activityListLead')} />;
}
