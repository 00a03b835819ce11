import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/endpoint.ts';
import { askForPapers, type CardCase, reviewCardCase } from '#contract/whitecard/office.ts';
import {
  type WhiteCardDocumentKind,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';
import { call } from '#web/lib/api/api.ts';
import { Correctable, CorrectionReason } from '#web/office/cases/correction.tsx';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { Checkboxes, choicesOf } from '#web/office/ui/fields.tsx';

type Review = RequestOf<typeof reviewCardCase>['body'];
type Decision = Review['decision'] | 'ask';
type Ask = RequestOf<typeof askForPapers>['body'];

type Props = { card: CardCase; onSent: () => void; onReload: () => void };
type DecidingProps = Props & {
  /** The decision that was made is changed or undone. */
  correcting?: boolean;
};

function Deciding({ card, correcting = false, onSent, onReload }: DecidingProps) {
  const { t } = useTranslation();
  const { id: userId, version, status, locale } = card;
  const first: Decision[] = status === 'submitted' ? ['eligible', 'ineligible', 'ask'] : ['ask'];
  const choices: Decision[] = correcting
    ? (['submitted', 'eligible', 'ineligible'] as const).filter((one) => one !== status)
    : first;
  const [decision, setDecision] = useState<Decision | ''>('');
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState('');
  const [kinds, setKinds] = useState<WhiteCardDocumentKind[]>(
    whiteCardDocumentKinds.filter((kind) =>
      card.papers.some((paper) => paper.kind === kind && !paper.ready),
    ),
  );
  const note = words.trim();
  const correction = wrong.trim();
  const isReview = decision !== '' && decision !== 'ask';
  const review: Review | null =
    isReview && (!correcting || correction)
      ? { version, decision, ...(correcting && { correction }), ...(note && { note }) }
      : null;
  const ask: Ask | null = decision === 'ask' && kinds.length ? { version, kinds } : null;
  return (
    <DecisionPanel
      title={t(correcting ? 'office.corrections.title' : 'office.cases.decision')}
      options={choicesOf(choices, (value) =>
        t(
          value === 'submitted'
            ? 'office.corrections.undo.card'
            : `office.cases.cardDecide.${value}`,
        ),
      )}
      value={decision}
      onChange={setDecision}
      body={review ?? ask}
      send={(wanted, preview, signal) => {
        const options = signal && { signal };
        return 'kinds' in wanted
          ? call(
              askForPapers,
              { params: { userId }, body: { ...(wanted as Ask), preview } },
              options,
            )
          : call(
              reviewCardCase,
              { params: { userId }, body: { ...(wanted as Review), preview } },
              options,
            );
      }}
      action={t(
        correcting || decision === 'submitted'
          ? 'office.corrections.send'
          : `office.cases.send.${decision || 'ask'}`,
      )}
      locale={locale}
      onSent={() => {
        setDecision('');
        setWords('');
        onSent();
      }}
      onReload={onReload}
      fields={
        <>
          {decision === 'ask' && (
            <Checkboxes
              label={t('office.cases.whichPapers')}
              options={choicesOf(whiteCardDocumentKinds, (value) =>
                t(`office.cases.papers.${value}`),
              )}
              value={kinds}
              onChange={setKinds}
            />
          )}
          {correcting && isReview && (
            <CorrectionReason locale={locale} value={wrong} onChange={setWrong} />
          )}
          {isReview && decision !== 'submitted' && (
            <ClientNote locale={locale} value={words} onChange={setWords} />
          )}
        </>
      }
    />
  );
}

/** Reviews a submitted number, or corrects the review; documents can be requested at any time. */
export function CardDecision(props: Props) {
  const { status, version } = props.card;
  if (status !== 'eligible' && status !== 'ineligible') return <Deciding {...props} />;
  return (
    <div className="stack gap-18">
      <Deciding {...props} />
      <Correctable key={version}>
        <Deciding {...props} correcting />
      </Correctable>
    </div>
  );
}
