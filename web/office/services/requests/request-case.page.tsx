import { limits } from '#contract/limits.ts';
import {
  addCounterPictures,
  getRequestCase,
  type RequestCase,
} from '#contract/services/requests-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CallNumber } from '#web/office/cases/calls/call-badges.tsx';
import { CaseFacts, usePersonFacts } from '#web/office/cases/case-facts.tsx';
import { CaseFrame } from '#web/office/cases/case-frame.tsx';
import { CasePage } from '#web/office/cases/case-page.tsx';
import { CaseDate } from '#web/office/cases/date-dialog.tsx';
import { DocumentTools } from '#web/office/cases/document-rows.tsx';
import { DocumentViewer } from '#web/office/cases/document-viewer.tsx';
import { HelpPanel } from '#web/office/cases/help-panel.tsx';
import { CounterPapers } from '#web/office/cases/papers/counter-dialog.tsx';
import { requests } from '#web/office/cases/queues.ts';
import { RequestBadge } from '#web/office/cases/status-badge.tsx';
import { type CaseWay, useCase } from '#web/office/cases/use-case.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { LetterPanel } from './letter-panel.tsx';
import { RequestDecision } from './request-decision.tsx';

function RequestView({ data, way }: { data: RequestCase; way: CaseWay }) {
  const { t } = useTranslation();
  const person = usePersonFacts(data.person, data.locale);
  const { contactPhone, letter, pictures } = data;
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
      decision={
        <div className="stack gap-18">
          {letter && !data.cancelledAt && (
            <LetterPanel request={{ ...data, letter }} onSent={way.done} onReload={way.reload} />
          )}
          <RequestDecision request={data} onSent={way.done} onReload={way.reload} />
        </div>
      }
    >
      <CaseFacts
        facts={[
          { label: t('office.cases.request'), value: data.item, wide: true },
          { label: t('office.cases.clientNote'), value: data.note, wide: true },
          ...(letter?.answer
            ? [
                {
                  label: t('office.letters.title'),
                  value: t('office.letters.answered', {
                    type: t(`office.letters.type.${letter.answer.letterType}`),
                  }),
                  wide: true,
                },
              ]
            : []),
          ...(told
            ? [{ label: t('office.cases.noteForOwner'), value: told.note, wide: true }]
            : []),
          ...(contactPhone === data.person.phone
            ? []
            : [
                {
                  label: t('office.cases.otherPhone'),
                  value: <CallNumber phone={contactPhone} wrongPhone={data.person.wrongPhone} />,
                },
              ]),
          ...person,
        ]}
      />
      {data.picturesLeft > 0 && (
        <DocumentTools>
          <CounterPapers
            papers={[
              {
                value: 'pictures',
                label: t('office.cases.documentsTitle'),
                there: [],
                max: Math.min(limits.manyPictures, data.picturesLeft),
              },
            ]}
            purpose="service"
            send={({ fileIds }) =>
              call(addCounterPictures, {
                params: { recordId: data.id },
                body: { version: data.version, fileIds },
              })
            }
            onAdded={way.reload}
            onReload={way.reload}
          />
        </DocumentTools>
      )}
      <CaseDate person={data.person} />
      <HelpPanel
        folded
        person={{ userId: data.person.userId, locale: data.locale }}
        kinds={['request_photos']}
        requests={[{ recordId: data.id, name: `${data.recordNo} · ${data.item}` }]}
        canMake={!data.cancelledAt && data.status !== 'finish'}
      />
    </CaseFrame>
  );
}

export default function RequestCasePage() {
  const { loaded, ...way } = useCase(requests, (recordId, options) =>
    call(getRequestCase, { params: { recordId } }, options),
  );
  return (
    <CasePage loaded={loaded} reload={way.reload}>
      {(data) => <RequestView key={data.id} data={data} way={way} />}
    </CasePage>
  );
}
