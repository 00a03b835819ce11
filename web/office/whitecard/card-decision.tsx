import type { RequestOf } from '#contract/endpoint.ts';
import {
  askForPapers,
  type CardCase,
  type CardReason,
  cardReasons,
  reviewCardCase,
} from '#contract/whitecard/office.ts';
import {
  type WhiteCardDocumentKind,
  whiteCardDocumentKinds,
} from '#contract/whitecard/whitecard.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { afterCorrection, Correctable, CorrectionReason } from '#web/office/cases/correction.tsx';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import {
  type AskedDraft,
  AskedPapers,
  askedOf,
  noAsked,
} from '#web/office/cases/papers/asked-papers.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { Checkboxes, choicesOf } from '#web/office/ui/fields.tsx';

type Review = RequestOf<typeof reviewCardCase>['body'];
type Decision = Review['decision'] | 'ask';
type Ask = RequestOf<typeof askForPapers>['body'];
const letters = { eligible: 'a', ask: 'm', ineligible: 'r' } as const;

type Props = { card: CardCase; onSent: () => void | Promise<void>; onReload: () => void };
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
  const kept = useKept(`card ${userId} ${correcting ? 'correction' : 'decision'}`, {
    decision: '' as Decision | '',
    words: '',
    wrong: '',
    reasons: [] as CardReason[],
    papers: noAsked as AskedDraft<WhiteCardDocumentKind>,
  });
  const { decision, words, wrong, reasons } = kept.values;
  const papers = whiteCardDocumentKinds.map((kind) => {
    const paper = card.papers.find((one) => one.kind === kind);
    return {
      kind,
      label: t(`office.cases.papers.${kind}`),
      isThere: Boolean(paper?.pictures.length),
      missing: !paper?.ready,
      verdict: paper?.verdict ?? null,
    };
  });
  const { asked, because, isReasoned: isAskReasoned } = askedOf(papers, kept.values.papers);
  const note = words.trim();
  const correction = wrong.trim();
  const isReview = decision !== '' && decision !== 'ask';
  const refuses = decision === 'ineligible';
  const isReasoned = correcting ? correction : !refuses || reasons.length > 0 || note;
  const review: Review | null =
    isReview && isReasoned
      ? {
          version,
          decision,
          ...(correcting && { correction }),
          ...(refuses && reasons.length && { reasons }),
          ...(note && { note }),
        }
      : null;
  const kinds = asked.map(({ kind }) => kind);
  const ask: Ask | null =
    decision === 'ask' && kinds.length && isAskReasoned ? { version, kinds, because } : null;
  return (
    <DecisionPanel
      title={t(correcting ? 'office.corrections.title' : 'office.cases.decision')}
      options={choices.map((value) => ({
        value,
        label: t(
          value === 'submitted'
            ? 'office.corrections.undo.card'
            : `office.cases.cardDecide.${value}`,
        ),
        key: correcting || value === 'submitted' ? undefined : letters[value],
      }))}
      {...kept.field('decision')}
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
        kept.forget();
        return onSent();
      }}
      onReload={onReload}
      fields={
        <>
          {decision === 'ask' && (
            <AskedPapers
              label={t('office.cases.whichPapers')}
              papers={papers}
              value={kept.values.papers}
              onChange={(part) => kept.change({ papers: { ...kept.values.papers, ...part } })}
              locale={locale}
            />
          )}
          {correcting && isReview && <CorrectionReason locale={locale} {...kept.field('wrong')} />}
          {refuses && (
            <Checkboxes
              label={t('office.papers.whyNot')}
              options={choicesOf(cardReasons, (value) => t(`office.papers.cardReasons.${value}`))}
              {...kept.field('reasons')}
            />
          )}
          {isReview && decision !== 'submitted' && (
            <ClientNote locale={locale} {...kept.field('words')} />
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
        <Deciding {...props} onSent={afterCorrection(props.onReload)} correcting />
      </Correctable>
    </div>
  );
}
