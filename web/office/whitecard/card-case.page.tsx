import { useState } from 'react';
import { limits } from '#contract/limits.ts';
import {
  addCounterPapers,
  type CardCase,
  getCardCase,
  judgePaper,
  revealCardNumber,
} from '#contract/whitecard/office.ts';
import { type WhiteCardPictureKind, whiteCardPictureKinds } from '#contract/whitecard/whitecard.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CaseFacts, usePersonFacts } from '#web/office/cases/case-facts.tsx';
import { CaseFrame } from '#web/office/cases/case-frame.tsx';
import { CasePage } from '#web/office/cases/case-page.tsx';
import { CaseDate } from '#web/office/cases/date-dialog.tsx';
import { DocumentRows, DocumentTools } from '#web/office/cases/document-rows.tsx';
import { DocumentViewer } from '#web/office/cases/document-viewer.tsx';
import { useSayWhen } from '#web/office/cases/due-badge.tsx';
import { HelpPanel } from '#web/office/cases/help-panel.tsx';
import { CounterPapers } from '#web/office/cases/papers/counter-dialog.tsx';
import { VerdictBadge } from '#web/office/cases/papers/verdict-badge.tsx';
import { VerdictTools } from '#web/office/cases/papers/verdict-tools.tsx';
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
    <span className="row gap-12 items-center">
      <span style={{ fontFamily: 'var(--mono)', fontSize: '1.25rem' }} role="status">
        {whole ?? card.cardNumber}
      </span>
      <ToolButton
        icon={whole ? 'eye-slash' : 'eye'}
        busy={busy}
        title={t('office.cases.showHint')}
        onClick={() => (whole ? setWhole(null) : reveal())}
      >
        {t(whole ? 'office.cases.hide' : 'office.cases.show')}
      </ToolButton>
    </span>
  );
}

/** Papers that the client brings along. */
function Counter({ data, way, shown }: { data: CardCase; way: CaseWay; shown: string }) {
  const { t } = useTranslation();
  return (
    <CounterPapers
      papers={whiteCardPictureKinds.map((kind) => {
        const there = data.papers.find((one) => one.kind === kind)?.pictures ?? [];
        const max = limits.manyPictures;
        const label = t(`office.cases.papers.${kind}`);
        return { value: kind, label, there, max, replaces: there.length >= max };
      })}
      first={shown}
      purpose="whitecard"
      send={({ kind, fileIds }) => {
        const body = { version: data.version, kind: kind as WhiteCardPictureKind, fileIds };
        return call(addCounterPapers, { params: { userId: data.id }, body });
      }}
      onAdded={way.reload}
      onReload={way.reload}
    />
  );
}

function CardView({ data, way }: { data: CardCase; way: CaseWay }) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const person = usePersonFacts(data.person, data.locale);
  const withPicture = data.papers.find(({ pictures }) => pictures.length);
  const [shown, setShown] = useState<string>((withPicture ?? data.papers[0])?.kind ?? '');
  const papers = data.papers.map(({ kind, ready, pictures, addedBy: name, verdict }) => ({
    key: kind,
    name: t(`office.cases.papers.${kind}`),
    ...(name && { hint: t('office.papers.counter.addedBy', { name }) }),
    state: verdict ? (
      <VerdictBadge {...verdict} />
    ) : (
      <Badge tone={ready ? 'good' : 'wait'} icon={ready ? 'check' : 'hourglass-medium'}>
        {t(ready ? 'office.cases.ready' : 'office.cases.notReady')}
      </Badge>
    ),
    tools: kind !== 'application_form' && (pictures.length > 0 || verdict) && (
      <VerdictTools
        key={kind}
        keptAs={`card ${data.id} ${kind}`}
        name={t(`office.cases.papers.${kind}`)}
        verdict={verdict}
        locale={data.locale}
        version={data.version}
        send={(said) => {
          const body = { version: data.version, document: kind, ...said };
          return call(judgePaper, { params: { userId: data.id }, body });
        }}
        onChanged={way.reload}
      />
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
      <DocumentTools>
        <Counter data={data} way={way} shown={shown} />
      </DocumentTools>
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
  const { loaded, ...way } = useCase(cards, (userId, options) =>
    call(getCardCase, { params: { userId } }, options),
  );
  return (
    <CasePage loaded={loaded} reload={way.reload}>
      {(data) => <CardView key={data.id} data={data} way={way} />}
    </CasePage>
  );
}
