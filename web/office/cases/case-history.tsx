import { useTranslation } from 'react-i18next';
import type { CaseHistory as History } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import classes from './case-frame.module.css';
import { useSayWhen } from './due-badge.tsx';

type Entry = History[number];

const statusWords = {
  application: 'applicationStatus',
  card: 'cardStatus',
  record: 'requestStatus',
} as const;

const useSayEntry = (kind: CaseKind) => {
  const { t } = useTranslation();
  /** 'medicalReport,proofOfAddress' in words. */
  const listed = (list: string | undefined, group: 'documents' | 'papers') =>
    (list ?? '')
      .split(',')
      .filter(Boolean)
      .map((one) => t(`office.cases.${group}.${one}` as MessageKey))
      .join(', ');
  return ({ entry, by, details }: Entry): string => {
    const { accepted, automatic, corrected, documents, papers, pictures, status, to, was } =
      details;
    if (automatic)
      return t(`office.cases.entries.${automatic === 'closed' ? 'closedSilent' : 'reminded'}`);
    if (entry === 'assigned')
      return to ? t('office.cases.entries.assigned', { to }) : t('office.cases.entries.unassigned');
    if (entry === 'asked') {
      const what = listed(documents, 'documents') || listed(papers, 'papers') || '…';
      return t('office.cases.entries.asked', { what });
    }
    if (entry !== 'status') return t(`office.cases.entries.${entry}`);
    if (by === null && documents)
      return t('office.cases.entries.clientDocuments', { what: listed(documents, 'documents') });
    if (by === null && papers)
      return t('office.cases.entries.clientPapers', { count: Number(papers) });
    if (by === null && pictures)
      return t('office.cases.entries.clientPictures', { count: Number(pictures) });
    if (by === null && corrected) return t('office.cases.entries.clientCorrected');
    if (by === null && kind === 'card') return t('office.cases.entries.clientCard');
    if (accepted) return t('office.cases.entries.accepted');
    const named = (one: string | undefined) =>
      t(`office.cases.${statusWords[kind]}.${one}` as MessageKey);
    const words = named(status);
    if (was) return t('office.corrections.entry', { status: words, was: named(was) });
    return t('office.cases.entries.status', { status: words });
  };
};

/** The client's own change, and who helped with it. */
const useSayWhole = (kind: CaseKind) => {
  const { t } = useTranslation();
  const sayEntry = useSayEntry(kind);
  return (entry: Entry): string => {
    const { helper, relationship } = entry.details;
    if (!helper) return sayEntry(entry);
    const words = t(`help.relationships.${relationship}` as MessageKey);
    const who = t('help.desk.who', { name: helper, relationship: words });
    return t('help.desk.withHelper', { what: sayEntry(entry), who });
  };
};

/** The history and notes of a case, newest first. */
export function CaseHistory({ kind, history }: { kind: CaseKind; history: History }) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const sayEntry = useSayWhole(kind);
  return (
    <Panel title={t('office.cases.history')}>
      {!history.length && <p>{t('office.cases.noHistory')}</p>}
      <ol className={classes.history}>
        {history.toReversed().map((entry) => (
          <li key={entry.id}>
            <b>{sayEntry(entry)}</b>
            {entry.text && <p>{entry.text}</p>}
            <small>
              {entry.by ??
                t(
                  entry.details.automatic ? 'office.cases.automatic' : 'office.cases.byClient',
                )}{' '}
              · {sayWhen(entry.at)}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
