import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardCase, getCardCase, revealCardNumber } from '#contract/whitecard/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { CaseFacts, usePersonFacts } from '#web/office/cases/case-facts.tsx';
import { CaseFrame } from '#web/office/cases/case-frame.tsx';
import { CasePage } from '#web/office/cases/case-page.tsx';
import { CaseDate } from '#web/office/cases/date-dialog.tsx';
import { DocumentRows } from '#web/office/cases/document-rows.tsx';
import { DocumentViewer } from '#web/office/cases/document-viewer.tsx';
import { useSayWhen } from '#web/office/cases/due-badge.tsx';
import { HelpPanel } from '#web/office/cases/help-panel.tsx';
import { cards } from '#web/office/cases/queues.ts';
import { CardBadge } from '#web/office/cases/status-badge.tsx';
import { type CaseWay, useCase } from '#web/office/cases/use-case.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { CardDecision } from './card-decision.tsx';

/** Masked; each reveal is audited. */
function CardNumber({ card }: { card: CardCase }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState<string | null>(null);
  const { busy, run } = useAction();
  if (!card.cardNumber) return t('office.cases.noCard');
  const reveal = () =>
    run(async () => {
      const { cardNumber } = await call(revealCardNumber, { params: { userId: card.id } });
      setWhole(cardNumber);
    });
  return (
    <>
      <span style={{ fontFamily: 'var(--mono)', fontSize: '1.25rem' }} role="status">
        {whole ?? card.cardNumber}
      </span>{' '}
      <ToolButton
        icon={whole ? 'eye-slash' : 'eye'}
        busy={busy}
        title={t('office.cases.showHint')}
        onClick={() => (whole ? setWhole(null) : reveal())}
      >
        {t(whole ? 'office.cases.hide' : 'office.cases.show')}
      </ToolButton>
    </>
  );
}

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
      <CaseDate person={data.person} />
      <HelpPanel
        folded
        person={{ userId: data.id, locale: data.locale }}
        kinds={['white_card_documents']}
        canMake
      />
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
