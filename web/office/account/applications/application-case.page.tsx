import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApplicationCase, getApplicationCase } from '#contract/account/applications-office.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { call } from '#web/lib/api/api.ts';
import { CaseFacts, usePersonFacts } from '#web/office/cases/case-facts.tsx';
import { CaseFrame } from '#web/office/cases/case-frame.tsx';
import { CasePage } from '#web/office/cases/case-page.tsx';
import { DocumentRows } from '#web/office/cases/document-rows.tsx';
import { DocumentViewer } from '#web/office/cases/document-viewer.tsx';
import { useSayWhen } from '#web/office/cases/due-badge.tsx';
import { applications } from '#web/office/cases/queues.ts';
import { ApplicationBadge } from '#web/office/cases/status-badge.tsx';
import { type CaseWay, useCase } from '#web/office/cases/use-case.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { ApplicationDecision } from './application-decision.tsx';

function Application({ data, way }: { data: ApplicationCase; way: CaseWay }) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const first = data.documentList.find(({ renewal }) => renewal);
  const [shown, setShown] = useState<string>(
    first ? `${first.kind}-new` : (data.documentList[0]?.kind ?? ''),
  );
  const person = usePersonFacts(data.person, data.locale);
  const hintOf = ({ type, addedAt }: { type: string | null; addedAt: string | null }) =>
    [
      type && t(`office.cases.types.${type}` as MessageKey),
      addedAt && t('office.cases.addedAt', { when: sayWhen(addedAt) }),
    ]
      .filter(Boolean)
      .join(' · ');
  // The newer one first: the older one stays the valid one beside it.
  const documents = data.documentList.flatMap(({ kind, missing, renewal, ...document }) => {
    const name = t(`office.cases.documents.${kind}`);
    const newer = renewal && {
      key: `${kind}-new`,
      name: t('office.cases.newer', { name }),
      hint: hintOf(renewal),
      state: (
        <Badge tone="wait" icon="hourglass-medium">
          {t('office.cases.inReview')}
        </Badge>
      ),
      pictures: renewal.pictures,
    };
    const present = {
      key: kind,
      name,
      hint: hintOf(document),
      state: missing ? (
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
  });
  return (
    <CaseFrame
      queue={applications}
      row={data}
      way={way}
      status={<ApplicationBadge {...data} />}
      viewer={<DocumentViewer documents={documents} shown={shown} onShow={setShown} />}
      decision={<ApplicationDecision application={data} onSent={way.done} onReload={way.reload} />}
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
    </CaseFrame>
  );
}

export default function ApplicationCasePage() {
  const { loaded, ...way } = useCase(applications, (userId, signal) =>
    call(getApplicationCase, { params: { userId } }, { signal }),
  );
  return (
    <CasePage loaded={loaded} reload={way.reload}>
      {(data) => <Application key={data.id} data={data} way={way} />}
    </CasePage>
  );
}
