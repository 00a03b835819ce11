import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function TeamPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.teamTitle')} lead={t('pages.teamLead')} />;
}
