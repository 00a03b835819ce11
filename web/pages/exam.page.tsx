import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function ExamPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.examTitle')} lead={t('pages.examLead')} />;
}
