import { VerifyView } from '#web/features/training/verify/verify-view.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

/** The address printed on certificates, to type their number or scan their code. */
export default function VerifyFormPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('training.verify.title')} lead={t('training.verify.lead')} />
      <VerifyView number={null} code={null} />
    </>
  );
}
