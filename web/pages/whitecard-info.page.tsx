import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function WhitecardInfoPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.whitecardTitle')} lead={t('pages.whitecardLead')} />;
}
