import { Doors } from '#web/features/account/register/doors.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

export default function RegselectPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('pages.regselectTitle')} lead={t('pages.regselectLead')} />
      <Doors />
    </>
  );
}
