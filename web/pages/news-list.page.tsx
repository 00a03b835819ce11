import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function NewsListPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.newsTitle')} lead={t('pages.newsLead')} />;
}
