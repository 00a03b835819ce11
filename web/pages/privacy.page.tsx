import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function PrivacyPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.privacyTitle')} lead={t('pages.privacyLead')} />;
}
