import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function ResetpwdPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.resetpwdTitle')} lead={t('pages.resetpwdLead')} />;
}
