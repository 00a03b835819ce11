import { useTranslation } from 'react-i18next';
import { getRequestCase, type RequestCase } from '#contract/service-requests-office.ts';
import { call } from '#web/lib/api.ts';
import { sayPhone } from '#web/lib/say-phone.ts';
import { telLink } from '#web/lib/site.ts';
import { Panel } from '../page-parts.tsx';
import { CaseFacts, usePersonFacts } from './case-facts.tsx';
import { CaseFrame } from './case-frame.tsx';
import { CasePage } from './case-page.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { requests } from './queues.ts';
import { RequestDecision } from './request-decision.tsx';
import { RequestBadge } from './status-badge.tsx';
import { type CaseWay, useCase } from './use-case.ts';

function RequestView({ data, way }: { data: RequestCase; way: CaseWay }) {
  const { t } = useTranslation();
  const person = usePersonFacts(data.person, data.locale);
  const { contactPhone, pictures } = data;
  const told = data.events.findLast(({ by, note }) => by === 'staff' && note);
  return (
    <CaseFrame
      queue={requests}
      row={data}
      way={way}
      number={data.recordNo}
      status={<RequestBadge {...data} />}
      viewer={
        pictures.length ? (
          <DocumentViewer
            documents={[{ key: 'pictures', name: t('office.cases.documentsTitle'), pictures }]}
            shown="pictures"
            onShow={() => {}}
          />
        ) : (
          <Panel title={t('office.cases.documentsTitle')}>
            <p>{t('office.cases.noPictures')}</p>
          </Panel>
        )
      }
      decision={<RequestDecision request={data} onSent={way.done} onReload={way.reload} />}
    >
      <CaseFacts
        facts={[
          { label: t('office.cases.request'), value: data.item, wide: true },
          { label: t('office.cases.clientNote'), value: data.note, wide: true },
          ...(told
            ? [{ label: t('office.cases.noteForOwner'), value: told.note, wide: true }]
            : []),
          ...(contactPhone === data.person.phone
            ? []
            : [
                {
                  label: t('office.cases.otherPhone'),
                  value: <a href={telLink(contactPhone)}>{sayPhone(contactPhone)}</a>,
                },
              ]),
          ...person,
        ]}
      />
    </CaseFrame>
  );
}

export default function RequestCasePage() {
  const { loaded, ...way } = useCase(requests, (recordId, signal) =>
    call(getRequestCase, { params: { recordId } }, { signal }),
  );
  return (
    <CasePage loaded={loaded} reload={way.reload}>
      {(data) => <RequestView key={data.id} data={data} way={way} />}
    </CasePage>
  );
}
