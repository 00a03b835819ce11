import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function ActivitySearchPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.activitySearchTitle')} lead={t('pages.activitySearchLead')} />;
}
