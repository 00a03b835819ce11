import type { DocumentVerdict } from '#contract/staff/document-verdict.ts';
import {
  type DocumentReason,
  documentReasons,
  fitsDocument,
  verdictNoteLength,
} from '#contract/staff/verdict-reasons.ts';
import type { Because } from '#contract/staff/verdicts.ts';
import { htmlLang, type Locale, localeNames } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Checkboxes, choicesOf, SelectField, TextField } from '#web/office/ui/fields.tsx';

export type AskablePaper<K extends string> = {
  kind: K;
  label: string;
  /** It has a picture. */
  isThere: boolean;
  /** It is to be sent, whatever was said about it. */
  missing: boolean;
  verdict: DocumentVerdict | null;
};

/** What staff changed; the rest follows what was said about each document. */
export type AskedDraft<K extends string> = {
  asked: K[] | null;
  because: Partial<Record<K, { reason: DocumentReason | ''; note: string }>>;
};
export const noAsked = { asked: null, because: {} };

/** Asked for unless staff say otherwise: what is missing, or was not accepted. */
const isWanted = ({ missing, verdict }: AskablePaper<string>): boolean =>
  verdict ? verdict.verdict !== 'accepted' : missing;

/** The documents that are asked for with their reasons, and whether one is without. */
export const askedOf = <K extends string>(
  papers: readonly AskablePaper<K>[],
  { asked: chosen, because: changed }: AskedDraft<K>,
) => {
  const asked = papers
    .filter((paper) => chosen?.includes(paper.kind) ?? isWanted(paper))
    .map(({ kind, isThere, verdict }) => {
      const said = verdict?.reason && fitsDocument(verdict.reason, isThere) ? verdict : null;
      const first = { reason: said?.reason ?? (isThere ? '' : 'notSent'), note: said?.note ?? '' };
      return { kind, isThere, ...(changed[kind] ?? (first as { reason: ''; note: string })) };
    });
  const because: Partial<Record<K, Because>> = {};
  for (const { kind, reason, note } of asked)
    if (reason) because[kind] = { reason, ...(note.trim() && { note: note.trim() }) };
  return { asked, because, isReasoned: asked.every(({ reason }) => reason) };
};

type Props<K extends string> = {
  label: string;
  papers: readonly AskablePaper<K>[];
  value: AskedDraft<K>;
  onChange: (part: Partial<AskedDraft<K>>) => void;
  /** The client's language. */
  locale: Locale;
};

/** Which documents are asked for, and why each of them. */
export function AskedPapers<K extends string>(props: Props<K>) {
  const { label, papers, value, onChange, locale } = props;
  const { t } = useTranslation();
  const { asked } = askedOf(papers, value);
  const change = (kind: K, part: { reason: DocumentReason | ''; note: string }) =>
    onChange({ because: { ...value.because, [kind]: part } });
  return (
    <>
      <Checkboxes
        label={label}
        options={papers.map((paper) => ({ value: paper.kind, label: paper.label }))}
        value={asked.map(({ kind }) => kind)}
        onChange={(kinds) => onChange({ asked: kinds })}
      />
      {asked
        .filter(({ isThere }) => isThere)
        .map(({ kind, reason, note }) => {
          const name = papers.find((paper) => paper.kind === kind)?.label ?? '';
          return (
            <div key={kind} className="stack gap-8">
              <SelectField<DocumentReason | ''>
                label={t('office.papers.verdict.whyEach', { name })}
                required
                none={t('office.papers.verdict.choose')}
                value={reason}
                choices={choicesOf(
                  documentReasons.filter((one) => fitsDocument(one, true)),
                  (one) => t(`center.verdicts.reasons.${one}`),
                )}
                onChange={(next) => change(kind, { reason: next, note })}
              />
              <TextField
                label={t('office.papers.verdict.own', { language: localeNames[locale] })}
                maxLength={verdictNoteLength}
                lang={htmlLang[locale]}
                value={note}
                onChange={(next) => change(kind, { reason, note: next })}
              />
            </div>
          );
        })}
    </>
  );
}
