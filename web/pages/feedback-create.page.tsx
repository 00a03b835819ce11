import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function FeedbackCreatePage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.createFeedbackTitle')} lead={t('pages.createFeedbackLead')} />;
}
