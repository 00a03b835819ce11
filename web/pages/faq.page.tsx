import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function FaqPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.faqTitle')} lead={t('pages.faqLead')} />;
}
