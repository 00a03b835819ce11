import { useSearchParams } from 'react-router';
import { VerifyView } from '#web/features/training/verify/verify-view.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sameForAllIds } from '#web/lib/page/same-for-all-ids.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/verify.page.ts';

export const handle = sameForAllIds;

/** The target of a certificate's QR code; public (readings "Training"). */
export default function VerifyPage({ params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <>
      <PageMeta title={t('training.verify.title')} lead={t('training.verify.lead')} />
      <VerifyView number={params.number} code={query.get('code')} />
    </>
  );
}
