import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function NewsDetailPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.newsDetailTitle')} lead={t('pages.newsDetailLead')} />;
}
