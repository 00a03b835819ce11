import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/endpoint.ts';
import { askForPapers, type CardCase, reviewCardCase } from '#contract/whitecard/office.ts';
import {
  type WhiteCardDocumentKind,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';
import { call } from '#web/lib/api/api.ts';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { Checkboxes, choicesOf } from '#web/office/ui/fields.tsx';

type Decision = 'eligible' | 'ineligible' | 'ask';
type Review = RequestOf<typeof reviewCardCase>['body'];
type Ask = RequestOf<typeof askForPapers>['body'];

type Props = { card: CardCase; onSent: () => void; onReload: () => void };

/** Reviews a submitted number; documents can be requested at any time. */
export function CardDecision({ card, onSent, onReload }: Props) {
  const { t } = useTranslation();
  const { id: userId, version, status, locale } = card;
  const choices: Decision[] = status === 'submitted' ? ['eligible', 'ineligible', 'ask'] : ['ask'];
  const [decision, setDecision] = useState<Decision | ''>('');
  const [words, setWords] = useState('');
  const [kinds, setKinds] = useState<WhiteCardDocumentKind[]>(
    whiteCardDocumentKinds.filter((kind) =>
      card.papers.some((paper) => paper.kind === kind && !paper.ready),
    ),
  );
  const note = words.trim();
  const review: Review | null =
    decision && decision !== 'ask' ? { version, decision, ...(note && { note }) } : null;
  const ask: Ask | null = decision === 'ask' && kinds.length ? { version, kinds } : null;
  return (
    <DecisionPanel
      title={t('office.cases.decision')}
      options={choicesOf(choices, (value) => t(`office.cases.cardDecide.${value}`))}
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
      action={t(`office.cases.send.${decision || choices[0] || 'ask'}`)}
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
          {review && <ClientNote locale={locale} value={words} onChange={setWords} />}
        </>
      }
    />
  );
}
