import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardCase, getCardCase } from '#contract/whitecard-office.ts';
import { call } from '#web/lib/api.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CardDecision } from './card-decision.tsx';
import { CardNumber } from './card-number.tsx';
import { CaseFacts, usePersonFacts } from './case-facts.tsx';
import { CaseFrame } from './case-frame.tsx';
import { CasePage } from './case-page.tsx';
import { DocumentRows } from './document-rows.tsx';
import { DocumentViewer } from './document-viewer.tsx';
import { useSayWhen } from './due-badge.tsx';
import { cards } from './queues.ts';
import { CardBadge } from './status-badge.tsx';
import { type CaseWay, useCase } from './use-case.ts';

function CardView({ data, way }: { data: CardCase; way: CaseWay }) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const person = usePersonFacts(data.person, data.locale);
  const withPicture = data.papers.find(({ pictures }) => pictures.length);
  const [shown, setShown] = useState<string>((withPicture ?? data.papers[0])?.kind ?? '');
  const papers = data.papers.map(({ kind, ready, pictures }) => ({
    key: kind,
    name: t(`office.cases.papers.${kind}`),
    state: (
      <Badge tone={ready ? 'good' : 'wait'} icon={ready ? 'check' : 'hourglass-medium'}>
        {t(ready ? 'office.cases.ready' : 'office.cases.notReady')}
      </Badge>
    ),
    pictures,
  }));
  const told = data.events.findLast(({ note }) => note);
  return (
    <CaseFrame
      queue={cards}
      row={data}
      way={way}
      status={<CardBadge {...data} />}
      viewer={<DocumentViewer documents={papers} shown={shown} onShow={setShown} />}
      decision={<CardDecision card={data} onSent={way.done} onReload={way.reload} />}
    >
      <CaseFacts
        facts={[
          { label: t('office.cases.cardNumber'), value: <CardNumber card={data} />, wide: true },
          ...person,
          ...(data.papersSentAt
            ? [
                {
                  label: t('office.cases.documentsTitle'),
                  value: t('office.cases.papersSentAt', { when: sayWhen(data.papersSentAt) }),
                  wide: true,
                },
              ]
            : []),
          ...(told
            ? [{ label: t('office.cases.toldApplicant'), value: told.note, wide: true }]
            : []),
        ]}
      />
      <DocumentRows rows={papers} shown={shown} onShow={setShown} />
    </CaseFrame>
  );
}

export default function CardCasePage() {
  const { loaded, ...way } = useCase(cards, (userId, signal) =>
    call(getCardCase, { params: { userId } }, { signal }),
  );
  return (
    <CasePage loaded={loaded} reload={way.reload}>
      {(data) => <CardView key={data.id} data={data} way={way} />}
    </CasePage>
  );
}
