import { useState } from 'react';
import {
  type ApplicationCase,
  addCounterDocuments,
  getApplicationCase,
  judgeDocument,
} from '#contract/account/applications-office.ts';
import {
  addressProofTypes,
  documentKinds,
  maxPictures,
  workAuthorizationTypes,
} from '#contract/account/documents.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CaseFacts, usePersonFacts } from '#web/office/cases/case-facts.tsx';
import { CaseFrame } from '#web/office/cases/case-frame.tsx';
import { CasePage } from '#web/office/cases/case-page.tsx';
import { DocumentRows, DocumentTools } from '#web/office/cases/document-rows.tsx';
import { DocumentViewer } from '#web/office/cases/document-viewer.tsx';
import { useSayWhen } from '#web/office/cases/due-badge.tsx';
import { CounterPapers } from '#web/office/cases/papers/counter-dialog.tsx';
import { VerdictBadge } from '#web/office/cases/papers/verdict-badge.tsx';
import { VerdictTools } from '#web/office/cases/papers/verdict-tools.tsx';
import { PassportPanel } from '#web/office/cases/passport-panel.tsx';
import { applications } from '#web/office/cases/queues.ts';
import { ApplicationBadge } from '#web/office/cases/status-badge.tsx';
import { type CaseWay, useCase } from '#web/office/cases/use-case.ts';
import { choicesOf } from '#web/office/ui/fields.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { ApplicationDecision } from './application-decision.tsx';

type Hinted = Pick<ApplicationCase['documentList'][number], 'type' | 'addedAt' | 'addedBy'>;
type Sent = RequestOf<typeof addCounterDocuments>['body']['documents'];
const types = { workAuthorization: workAuthorizationTypes, proofOfAddress: addressProofTypes };

/** Documents that the applicant brings along; after the approval as newer ones. */
function Counter({ data, way, shown }: { data: ApplicationCase; way: CaseWay; shown: string }) {
  const { t } = useTranslation();
  if (data.status === 'rejected') return null;
  const renews = data.status === 'approved';
  const papers = documentKinds.map((kind) => {
    const document = data.documentList.find((one) => one.kind === kind);
    const found = (renews ? document?.renewal : document)?.pictures ?? [];
    return {
      value: kind,
      label: t(`office.cases.documents.${kind}`),
      there: found,
      max: maxPictures(kind),
      ...(kind in types && {
        types: choicesOf(types[kind as keyof typeof types], (type) =>
          t(`office.cases.types.${type}`),
        ),
      }),
      hint: [
        ...(renews ? [t('office.papers.counter.renews')] : []),
        ...(kind === 'idPhoto' ? [t('office.papers.counter.consent')] : []),
      ].join(' '),
      replaces: document?.missing || found.length >= maxPictures(kind),
    };
  });
  return (
    <CounterPapers
      papers={papers}
      first={data.documentList.find(({ kind }) => shown === kind || shown === `${kind}-new`)?.kind}
      purpose="document"
      send={({ kind, type, fileIds }) => {
        const documents = {
          // Staff photograph people only with their consent: the hint says so.
          [kind]: { ...(type && { type }), ...(kind === 'idPhoto' && { agree: true }), fileIds },
        } as Sent;
        const body = { version: data.version, documents };
        return call(addCounterDocuments, { params: { userId: data.id }, body });
      }}
      onAdded={way.reload}
      onReload={way.reload}
    />
  );
}

function Application({ data, way }: { data: ApplicationCase; way: CaseWay }) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const first = data.documentList.find(({ renewal }) => renewal);
  const [shown, setShown] = useState<string>(
    first ? `${first.kind}-new` : (data.documentList[0]?.kind ?? ''),
  );
  const person = usePersonFacts(data.person, data.locale);
  const hintOf = ({ type, addedAt, addedBy: name }: Hinted) =>
    [
      type && t(`office.cases.types.${type}` as MessageKey),
      addedAt &&
        t(name ? 'office.papers.counter.addedAt' : 'office.cases.addedAt', {
          when: sayWhen(addedAt),
          name: name ?? '',
        }),
    ]
      .filter(Boolean)
      .join(' · ');
  // The newer one first, next to the older one, which stays valid.
  const documents = data.documentList.flatMap(
    ({ kind, missing, renewal, verdict, ...document }) => {
      const name = t(`office.cases.documents.${kind}`);
      const tools = data.status !== 'rejected' &&
        (renewal || document.pictures.length > 0 || verdict) && (
          <VerdictTools
            key={kind}
            keptAs={`application ${data.id} ${kind}`}
            name={name}
            verdict={verdict}
            locale={data.locale}
            version={data.version}
            send={(said) => {
              const body = { version: data.version, document: kind, ...said };
              return call(judgeDocument, { params: { userId: data.id }, body });
            }}
            onChanged={way.reload}
          />
        );
      const judged = verdict && <VerdictBadge {...verdict} />;
      const newer = renewal && {
        key: `${kind}-new`,
        name: t('office.cases.newer', { name }),
        hint: hintOf(renewal),
        state: judged ?? (
          <Badge tone="wait" icon="hourglass-medium">
            {t('office.cases.inReview')}
          </Badge>
        ),
        tools,
        pictures: renewal.pictures,
      };
      const present = {
        key: kind,
        name,
        hint: hintOf(document),
        // The last word is about the newer one.
        tools: newer ? undefined : tools,
        state:
          judged && !newer ? (
            judged
          ) : missing ? (
            <Badge tone="wrong" icon="warning">
              {t('office.cases.missing')}
            </Badge>
          ) : (
            <Badge icon="check">{t(renewal ? 'office.cases.valid' : 'office.cases.there')}</Badge>
          ),
        pictures: document.pictures,
      };
      const isThere = missing || document.pictures.length > 0 || !newer;
      return [...(newer ? [newer] : []), ...(isThere ? [present] : [])];
    },
  );
  return (
    <CaseFrame
      queue={applications}
      row={data}
      way={way}
      status={<ApplicationBadge {...data} />}
      viewer={<DocumentViewer documents={documents} shown={shown} onShow={setShown} />}
      decision={
        <>
          <ApplicationDecision application={data} onSent={way.done} onReload={way.reload} />
          {data.status === 'approved' && (
            <PassportPanel key={data.version} userId={data.person.userId} onSaved={way.reload} />
          )}
        </>
      }
    >
      <CaseFacts
        facts={[
          ...person,
          { label: t('office.cases.years'), value: String(data.yearsOfExperience) },
          { label: t('office.cases.employeeId'), value: data.employeeId },
          { label: t('office.cases.experience'), value: data.workExperience, wide: true },
        ]}
      />
      <DocumentRows rows={documents} shown={shown} onShow={setShown} />
      <DocumentTools>
        <Counter data={data} way={way} shown={shown} />
      </DocumentTools>
    </CaseFrame>
  );
}

export default function ApplicationCasePage() {
  const { loaded, ...way } = useCase(applications, (userId, options) =>
    call(getApplicationCase, { params: { userId } }, options),
  );
  return (
    <CasePage loaded={loaded} reload={way.reload}>
      {(data) => <Application key={data.id} data={data} way={way} />}
    </CasePage>
  );
}
