import { useTranslation } from 'react-i18next';
import { Preparing } from './preparing.tsx';

export default function UserIndexPage() {
  const { t } = useTranslation();
  return <Preparing title={t('pages.userTitle')} lead={t('pages.userLead')} />;
}
