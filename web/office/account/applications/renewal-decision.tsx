import { type ApplicationCase, reviewRenewal } from '#contract/account/applications-office.ts';
import { type DocumentKind, documentKinds } from '#contract/account/documents.ts';
import { paperEnds } from '#contract/account/passport.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import {
  type AskablePaper,
  type AskedDraft,
  AskedPapers,
  askedOf,
  noAsked,
} from '#web/office/cases/papers/asked-papers.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';

export type DecisionProps = {
  application: ApplicationCase;
  onSent: () => void | Promise<void>;
  onReload: () => void;
};

type Body = RequestOf<typeof reviewRenewal>['body'];
type Decision = Body['decision'];

/** Every document that can be asked for, with what was said about it. */
export const useAskable = (
  documentList: ApplicationCase['documentList'],
): AskablePaper<DocumentKind>[] => {
  const { t } = useTranslation();
  return documentKinds.map((kind) => {
    const document = documentList.find((one) => one.kind === kind);
    return {
      kind,
      label: t(`office.cases.documents.${kind}`),
      isThere: Boolean(document?.pictures.length || document?.renewal),
      missing: document?.missing ?? false,
      verdict: document?.verdict ?? null,
    };
  });
};

/** After the approval: accept newer documents, or ask for one. */
export function RenewalDecision({ application, ...after }: DecisionProps) {
  const { t } = useTranslation();
  const { id, version, locale, documentList } = application;
  const kept = useKept(`application ${id} renewal`, {
    decision: '' as Decision | '',
    papers: noAsked as AskedDraft<DocumentKind>,
    words: '',
    ends: {} as Partial<Record<DocumentKind, string>>,
  });
  const { decision, words, ends } = kept.values;
  const papers = useAskable(documentList);
  const { asked, because, isReasoned } = askedOf(papers, kept.values.papers);
  const decisions: Decision[] = documentList.some(({ inReview }) => inReview)
    ? ['accepted', 'ask']
    : ['ask'];
  // Those that end on a day.
  const ending = documentList.filter(
    ({ kind, inReview }) => inReview && paperEnds[kind] !== 'never',
  );
  const validUntil = Object.fromEntries(Object.entries(ends).filter(([, day]) => day));
  const accepted = Object.keys(validUntil).length ? { validUntil } : {};
  const note = words.trim();
  const kinds = asked.map(({ kind }) => kind);
  const asks: Body | null =
    kinds.length && isReasoned
      ? { version, decision: 'ask', asked: kinds, because, ...(note && { note }) }
      : null;
  return (
    <DecisionPanel
      title={t('office.cases.renewal.title')}
      options={decisions.map((value) => ({
        value,
        label: t(`office.cases.renewal.${value}`),
        key: value === 'accepted' ? 'a' : 'm',
      }))}
      {...kept.field('decision')}
      body={decision === 'ask' ? asks : decision ? { version, decision, ...accepted } : null}
      send={(wanted, preview, signal) =>
        call(
          reviewRenewal,
          { params: { userId: id }, body: { ...(wanted as Body), preview } },
          signal && { signal },
        )
      }
      action={t(decision === 'accepted' ? 'office.cases.renewal.send' : 'office.cases.send.ask')}
      locale={locale}
      {...after}
      onSent={() => {
        kept.forget();
        return after.onSent();
      }}
      fields={
        decision === 'accepted' ? (
          ending.map(({ kind }) => (
            <TextField
              key={kind}
              id={`ends-${kind}`}
              type="date"
              autoComplete="off"
              label={t('office.passport.newEnd', { name: t(`office.cases.documents.${kind}`) })}
              hint={t('office.passport.newEndHint')}
              value={ends[kind] ?? ''}
              onChange={(day) => kept.change({ ends: { ...ends, [kind]: day } })}
            />
          ))
        ) : decision === 'ask' ? (
          <>
            <AskedPapers
              label={t('office.cases.whatIsMissing')}
              papers={papers}
              value={kept.values.papers}
              onChange={(part) => kept.change({ papers: { ...kept.values.papers, ...part } })}
              locale={locale}
            />
            <ClientNote locale={locale} {...kept.field('words')} />
          </>
        ) : null
      }
    />
  );
}
