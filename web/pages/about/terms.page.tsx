import { getLegalPage, type LegalPage } from '#contract/content/content.ts';
import { LegalView } from '#web/features/about/legal-view.tsx';
import { orNotFound, publicData } from '#web/lib/api/public-data.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';

const data = publicData(
  (call): Promise<LegalPage> => orNotFound(call(getLegalPage, { params: { page: 'terms' } })),
);
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function TermsPage({ loaderData }: { loaderData: LegalPage }) {
  const { t } = useTranslation();
  return <LegalView title={t('pages.termsTitle')} lead={t('pages.termsLead')} page={loaderData} />;
}
