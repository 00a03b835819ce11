import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function RegselectPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.regselectTitle')} lead={t('pages.regselectLead')} />;
}
