import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function TermsPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.termsTitle')} lead={t('pages.termsLead')} />;
}
