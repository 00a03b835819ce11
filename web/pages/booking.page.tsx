import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function BookingPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.bookingTitle')} lead={t('pages.bookingLead')} />;
}
