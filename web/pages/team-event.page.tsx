import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function TeamEventPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.teamEventTitle')} lead={t('pages.teamEventLead')} />;
}
