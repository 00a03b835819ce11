import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function FeedbackListPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.feedbackTitle')} lead={t('pages.feedbackLead')} />;
}
