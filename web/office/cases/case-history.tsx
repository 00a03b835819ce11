import { undoCall } from '#contract/staff/case-calls.ts';
import type { CaseRow, CaseHistory as History } from '#contract/staff/cases.ts';
import type { CaseKind } from '#contract/staff/office.ts';
import type { DocumentReason } from '#contract/staff/verdict-reasons.ts';
import type { MessageKey } from '#i18n/messages.ts';
import type { Translate } from '#i18n/translator.ts';
import { call } from '#web/lib/api/api.ts';
import { formatShortDay } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Panel } from '#web/office/shell/office-page.tsx';
import { staffName } from '#web/office/ui/person-name.tsx';
import { callsOf, UndoCall } from './calls/undo-call.tsx';
import classes from './case-frame.module.css';
import { useSayWhen } from './due-badge.tsx';

type Entry = History[number];

const statusWords = {
  application: 'applicationStatus',
  card: 'cardStatus',
  record: 'requestStatus',
} as const;

/** Calls from before outcomes were recorded have none. */
const sayCall = (
  entry: 'contacted' | 'callUndone',
  { outcome }: Entry['details'],
  t: Translate,
): string =>
  outcome
    ? t(entry === 'contacted' ? 'office.calls.entry' : 'office.calls.entryUndone', {
        outcome: t(`office.calls.outcomes.${outcome}` as MessageKey),
      })
    : t(`office.people.entry.${entry}`);

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
    const {
      accepted,
      accountClosed,
      automatic,
      corrected,
      documents,
      papers,
      pictures,
      status,
      to,
      was,
    } = details;
    if (automatic)
      return t(`office.cases.entries.${automatic === 'closed' ? 'closedSilent' : 'reminded'}`);
    if (entry === 'assigned')
      return to ? t('office.cases.entries.assigned', { to }) : t('office.cases.entries.unassigned');
    if (entry === 'asked') {
      const what = listed(documents, 'documents') || listed(papers, 'papers') || '…';
      return t('office.cases.entries.asked', { what });
    }
    if (entry === 'contacted' || entry === 'callUndone') return sayCall(entry, details, t);
    if (entry === 'checked') {
      const what = listed(documents, 'documents') || listed(papers, 'papers');
      const { verdict } = details;
      return t(`office.papers.verdict.entries.${verdict as 'accepted'}`, { what });
    }
    if (entry === 'added')
      return pictures
        ? t('office.cases.entries.addedPictures', { count: Number(pictures) })
        : t('office.cases.entries.added', {
            what: listed(documents, 'documents') || listed(papers, 'papers'),
          });
    if (entry !== 'status') return t(`office.cases.entries.${entry}`);
    if (by === null && documents)
      return t('office.cases.entries.clientDocuments', { what: listed(documents, 'documents') });
    if (by === null && papers)
      return t('office.cases.entries.clientPapers', { count: Number(papers) });
    if (by === null && pictures)
      return t('office.cases.entries.clientPictures', { count: Number(pictures) });
    if (by === null && corrected) return t('office.cases.entries.clientCorrected');
    if (by === null && kind === 'card') return t('office.cases.entries.clientCard');
    if (accountClosed) return t('office.cases.entries.accountClosed');
    if (accepted) return t('office.cases.entries.accepted');
    const named = (one: string | undefined) =>
      t(`office.cases.${statusWords[kind]}.${one}` as MessageKey);
    const words = named(status);
    if (was) return t('office.corrections.entry', { status: words, was: named(was) });
    return t('office.cases.entries.status', { status: words });
  };
};

/** The client's own change, and who helped with it. */
export const useSayWhole = (kind: CaseKind) => {
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
export function CaseHistory<R extends CaseRow & { history: History }>({
  kind,
  row,
  onChanged,
}: {
  kind: CaseKind;
  row: R;
  onChanged: () => void;
}) {
  const { t, locale } = useTranslation();
  const { history } = row;
  const calls = callsOf(history);
  const sayWhen = useSayWhen();
  const sayEntry = useSayWhole(kind);
  return (
    <Panel title={t('office.cases.history')}>
      {!history.length && <p>{t('office.cases.noHistory')}</p>}
      <ol className={classes.history}>
        {history.toReversed().map((entry) => (
          <li key={entry.id}>
            <b>{sayEntry(entry)}</b>
            {calls.undone.has(entry.id) && <p>{t('office.calls.takenBack')}</p>}
            {entry.details.callAgainOn && (
              <p>
                {t('office.calls.on', { day: formatShortDay(entry.details.callAgainOn, locale) })}
              </p>
            )}
            {entry.entry === 'checked' && entry.details.reason && (
              <p>{t(`center.verdicts.reasons.${entry.details.reason as DocumentReason}`)}</p>
            )}
            {entry.text && <p>{entry.text}</p>}
            <small className="keep parts">
              <span>
                {entry.by
                  ? staffName(entry.by)
                  : t(
                      entry.details.automatic ? 'office.cases.automatic' : 'office.cases.byClient',
                    )}{' '}
              </span>
              <span>{sayWhen(entry.at)}</span>
            </small>
            {entry.id === calls.last && (
              <UndoCall
                lead={t('office.calls.undoLead')}
                undo={() => {
                  const { id, version } = row;
                  return call(undoCall, { body: { kind, id, version, entryId: entry.id } });
                }}
                onChanged={onChanged}
              />
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
