import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function ServicesPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.servicesTitle')} lead={t('pages.servicesLead')} />;
}
