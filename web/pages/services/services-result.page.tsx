import { redirect, useRevalidator } from 'react-router';
import { may } from '#contract/access.ts';
import type { ServiceRecord } from '#contract/services/records.ts';
import { getCareApplication } from '#contract/services/services.ts';
import { getWhiteCard, type WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { RefusalPanel } from '#web/features/whitecard/refusal-panel.tsx';
import { CardResult } from '#web/features/whitecard/result-card.tsx';
import { CareResult } from '#web/features/whitecard/result-care.tsx';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { getUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { ResultFrame } from '#web/ui/feedback/result-frame.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/services-result.page.ts';

const known = ['submitWC', 'applyCare'] as const;
type Known = (typeof known)[number];

type Data = { type: Known } & (
  | { card: WhiteCardState }
  | { care: ServiceRecord | null }
  /** The wrong account type: nothing was submitted. */
  | { refused: true }
  | { error: unknown }
);

/** An unknown type goes to '/' (readings "Menu"). */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<Data> {
  const type = known.find((k) => k === params.type);
  if (!type) throw redirect('/');
  const role = getUser()?.userType ?? 'visitor';
  const { signal } = request;
  try {
    if (type === 'submitWC')
      return may(role, 'submitWhiteCard')
        ? { type, card: await call(getWhiteCard, {}, { signal }) }
        : { type, refused: true };
    if (!may(role, 'applyForCare')) return { type, refused: true };
    const { record } = await call(getCareApplication, {}, { signal });
    return { type, care: record };
  } catch (error) {
    if (signal.aborted) throw error;
    return { type, error };
  }
}

/** For caregivers and failed loads: the same frame with the reason. */
function Otherwise({ data }: { data: Data }) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const care = data.type === 'applyCare';
  return (
    <ResultFrame
      picture={care ? '/media/result-care-applied.svg' : '/media/service-white-card.svg'}
      title={t(care ? 'pages.applyCareTitle' : 'whitecard.noNumberTitle')}
      questions={t('whitecard.result.questions')}
      lead={
        'error' in data ? (
          <LoadFailed error={data.error} onRetry={revalidate} />
        ) : (
          <RefusalPanel
            message={t(
              care ? 'errors.caregiver_cannot_apply' : 'errors.caregiver_cannot_check_card',
            )}
          />
        )
      }
    />
  );
}

/** The result pages (spec §2, §4). */
export default function ServicesResultPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  // The 401 rule is already redirecting to the login page.
  if (
    'error' in loaderData &&
    loaderData.error instanceof ApiError &&
    loaderData.error.status === 401
  )
    return <PageWaiting />;
  return (
    <>
      {loaderData.type === 'submitWC' ? (
        <PageMeta title={t('whitecard.noNumberTitle')} lead={t('pages.submitWCLead')} />
      ) : (
        <PageMeta title={t('pages.applyCareTitle')} lead={t('pages.applyCareLead')} />
      )}
      {'card' in loaderData && <CardResult state={loaderData.card} />}
      {'care' in loaderData && <CareResult record={loaderData.care} />}
      {('refused' in loaderData || 'error' in loaderData) && <Otherwise data={loaderData} />}
    </>
  );
}
