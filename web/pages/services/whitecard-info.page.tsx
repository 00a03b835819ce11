import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { may } from '#contract/access.ts';
import { type CompanyAddress, getCompanyAddresses } from '#contract/content/content.ts';
import {
  getWhiteCard,
  getWhiteCardDocuments,
  type WhiteCardDocuments,
  type WhiteCardState,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';
import { AskHelp } from '#web/features/help/ask-help.tsx';
import { PhotoTips } from '#web/features/upload/photo-tips.tsx';
import { PicturePicker } from '#web/features/upload/picture-picker.tsx';
import { CardState } from '#web/features/whitecard/card-state.tsx';
import { CareButton } from '#web/features/whitecard/care-button.tsx';
import { DocumentFold } from '#web/features/whitecard/document-fold.tsx';
import { DocumentsForm } from '#web/features/whitecard/documents-form.tsx';
import classes from '#web/features/whitecard/info-layout.module.css';
import { MistypedNumber } from '#web/features/whitecard/mistyped-number.tsx';
import { NextSteps } from '#web/features/whitecard/next-steps.tsx';
import { PaperChecklist } from '#web/features/whitecard/paper-checklist.tsx';
import { RefusalPanel } from '#web/features/whitecard/refusal-panel.tsx';
import { WhiteCardBox } from '#web/features/whitecard/white-card-box.tsx';
import { wasAskedForCare, whiteCardPlaces } from '#web/features/whitecard/white-card-paths.ts';
import { call } from '#web/lib/api/api.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { loadPage } from '#web/lib/api/query-cache.ts';
import { getUser } from '#web/lib/api/session.ts';
import { useLastGood } from '#web/lib/api/use-last-good.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import type { Route } from './+types/whitecard-info.page.ts';

type Own = { userId: string; card: WhiteCardState; documents: WhiteCardDocuments };
type Data = { own: Own | null; offices: CompanyAddress[]; error: unknown };

/** Caregivers can read the requirements; only patients have a card (readings "Services and booking"). */
const load = async (signal: AbortSignal): Promise<Omit<Data, 'error'>> => {
  const user = getUser();
  const own = async (): Promise<Own | null> => {
    if (!user || !may(user.userType, 'submitWhiteCard')) return null;
    const [card, documents] = await Promise.all([
      call(getWhiteCard, {}, { signal }),
      call(getWhiteCardDocuments, {}, { signal }),
    ]);
    return { userId: user.userId, card, documents };
  };
  const [mine, offices] = await Promise.all([
    own(),
    quietly(call(getCompanyAddresses, {}, { signal })),
  ]);
  return { own: mine, offices: offices ?? [] };
};

export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<Data> {
  const { signal } = request;
  try {
    return { ...(await loadPage('White Card papers', load, signal)), error: null };
  } catch (error) {
    if (signal.aborted) throw error;
    return { own: null, offices: [], error };
  }
}

const documentsId = 'white-card-documents';

type DocumentsProps = { own: Own | null; onSaved: (answer: WhiteCardDocuments) => void };

function Documents({ own, onSaved }: DocumentsProps) {
  const { t } = useTranslation();
  return (
    <section className="stack gap-24" aria-labelledby={documentsId}>
      <div>
        <h2 id={documentsId}>{t('whitecard.documentsTitle')}</h2>
        <p className={classes.lead}>
          {t(own ? 'whitecard.documentsLead' : 'whitecard.caregiverLead')}
        </p>
      </div>
      {own ? (
        <DocumentsForm
          key={own.userId}
          userId={own.userId}
          loaded={own.documents}
          pick={(props) => <PicturePicker purpose="whitecard" {...props} />}
          tips={<PhotoTips />}
          onSaved={onSaved}
        />
      ) : (
        whiteCardDocumentKinds.map((kind, place) => (
          <DocumentFold key={kind} kind={kind} number={place + 1} open={place === 0} />
        ))
      )}
    </section>
  );
}

/** White card info (spec §2): its number, status and documents. */
export default function WhitecardInfoPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { offices, error } = loaderData;
  const own = useLastGood(loaderData.own, error);
  /** The state after the last save on this page. */
  const [latest, setLatest] = useState<WhiteCardDocuments | null>(null);
  const documents = own && (latest ?? own.documents);
  const { revalidate } = useRevalidator();
  const asked = wasAskedForCare(useLocation().state);
  const box = own?.card.maySubmit;
  useEffect(() => {
    if (asked && box) goTo(whiteCardPlaces.input);
  }, [asked, box]);
  // The 401 rule is already redirecting to the login page.
  if (error instanceof ApiError && error.status === 401) return <PageWaiting />;
  return (
    <>
      <PageMeta title={t('pages.whitecardTitle')} lead={t('pages.whitecardLead')} />
      <div className="no-print">
        <PageHead
          title={t('pages.whitecardTitle')}
          lead={t('home.whiteCardLead')}
          back={{ to: '/services', label: t('whitecard.back') }}
          art="/media/head-white-card.svg"
        />
      </div>
      <div className={`stack ${classes.page}`}>
        {error && !own ? (
          <div className="wrap">
            <LoadFailed error={error} onRetry={revalidate} />
          </div>
        ) : (
          <>
            {!own && (
              <div className="wrap">
                <RefusalPanel message={t('errors.caregiver_cannot_check_card')} />
              </div>
            )}
            {own && (own.card.whiteCardStatus !== 'waiting' || own.card.history.length > 0) && (
              <div className="wrap">
                <CardState
                  state={own.card}
                  care={<CareButton size="normal" />}
                  mistyped={<MistypedNumber state={own.card} onCorrected={revalidate} />}
                />
              </div>
            )}
            {box && (
              <WhiteCardBox
                asked={asked}
                links={
                  <a
                    href={`#${documentsId}`}
                    onClick={(event) => {
                      event.preventDefault();
                      goTo(documentsId);
                    }}
                  >
                    {t('whitecard.noCard')}
                  </a>
                }
              />
            )}
            <div className="wrap container">
              <div className={classes.grid}>
                <div className="stack gap-24">
                  <Documents own={own} onSaved={setLatest} />
                  {own && <AskHelp kind="white_card_documents" />}
                </div>
                <NextSteps documents={documents} />
              </div>
            </div>
            <PaperChecklist documents={documents} offices={offices} />
          </>
        )}
      </div>
    </>
  );
}
