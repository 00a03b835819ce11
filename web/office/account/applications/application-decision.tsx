import {
  type ApplicationCase,
  type ApplicationReason,
  applicationReasons,
  reviewApplicationCase,
} from '#contract/account/applications-office.ts';
import type { DocumentKind } from '#contract/account/documents.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { afterCorrection, Correctable, CorrectionReason } from '#web/office/cases/correction.tsx';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { useSayWhen } from '#web/office/cases/due-badge.tsx';
import {
  type AskedDraft,
  AskedPapers,
  askedOf,
  noAsked,
} from '#web/office/cases/papers/asked-papers.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { Checkboxes, choicesOf } from '#web/office/ui/fields.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { type DecisionProps, RenewalDecision, useAskable } from './renewal-decision.tsx';

const decisions = ['approved', 'more_info', 'rejected'] as const;
const letters = { approved: 'a', more_info: 'm', rejected: 'r' } as const;
type Decision = ApplicationCase['status'];
type Body = RequestOf<typeof reviewApplicationCase>['body'];

/** The decision, or what is still missing. */
function Settled({ application }: { application: ApplicationCase }) {
  const { t } = useTranslation();
  const sayWhen = useSayWhen();
  const { status, decidedAt, officeNote } = application;
  if (status === 'more_info')
    return (
      <AlertPanel kind="wait" title={t('office.cases.waitsForClient')}>
        {officeNote && <p style={{ whiteSpace: 'pre-line' }}>{officeNote}</p>}
      </AlertPanel>
    );
  return (
    <AlertPanel
      kind={status === 'approved' ? 'good' : 'info'}
      title={`${t(`office.cases.applicationStatus.${status}`)}${
        decidedAt ? ` · ${t('office.cases.decided', { when: sayWhen(decidedAt) })}` : ''
      }`}
    >
      {officeNote && (
        <p style={{ whiteSpace: 'pre-line' }}>
          {t('office.cases.toldApplicant')}: {officeNote}
        </p>
      )}
    </AlertPanel>
  );
}

type DecidingProps = DecisionProps & {
  /** The decision that was made is changed or undone. */
  correcting?: boolean;
};

function Deciding({ application, correcting = false, ...after }: DecidingProps) {
  const { t } = useTranslation();
  const { id, version, locale, documentList, status } = application;
  const kept = useKept(`application ${id} ${correcting ? 'correction' : 'decision'}`, {
    decision: '' as Decision | '',
    papers: noAsked as AskedDraft<DocumentKind>,
    reasons: [] as ApplicationReason[],
    words: '',
    wrong: '',
  });
  const { decision, reasons, words, wrong } = kept.values;
  const papers = useAskable(documentList);
  const { asked, because, isReasoned: isAskReasoned } = askedOf(papers, kept.values.papers);
  const choices: readonly Decision[] = correcting
    ? ['submitted' as const, ...decisions].filter((one) => one !== status)
    : decisions;

  const choose = (next: Decision) => kept.change({ decision: next, reasons: [] });
  const note = words.trim();
  const correction = wrong.trim();
  const isReasoned = decision === 'rejected' || decision === 'more_info';
  const complete =
    (!correcting || correction) &&
    (!isReasoned ||
      (decision === 'rejected' && (reasons.length > 0 || note)) ||
      (decision === 'more_info' && isAskReasoned && (asked.length > 0 || note)));
  const body: Body | null =
    decision && complete
      ? {
          version,
          decision,
          ...(correcting && { correction }),
          ...(decision === 'rejected' && reasons.length && { reasons }),
          ...(decision === 'more_info' &&
            asked.length && { asked: asked.map(({ kind }) => kind), because }),
          ...(isReasoned && note && { note }),
        }
      : null;

  return (
    <DecisionPanel
      title={t(correcting ? 'office.corrections.title' : 'office.cases.decision')}
      options={choices.map((value) => ({
        value,
        label: t(
          value === 'submitted'
            ? 'office.corrections.undo.submitted'
            : `office.cases.decide.${value}`,
        ),
        key: correcting || value === 'submitted' ? undefined : letters[value],
      }))}
      value={decision}
      onChange={choose}
      body={body}
      send={(wanted, preview, signal) =>
        call(
          reviewApplicationCase,
          { params: { userId: id }, body: { ...(wanted as Body), preview } },
          signal && { signal },
        )
      }
      action={t(
        correcting || decision === 'submitted'
          ? 'office.corrections.send'
          : `office.cases.send.${decision || 'approved'}`,
      )}
      locale={locale}
      {...after}
      onSent={() => {
        kept.forget();
        return after.onSent();
      }}
      fields={
        <>
          {correcting && decision && <CorrectionReason locale={locale} {...kept.field('wrong')} />}
          {decision === 'more_info' && (
            <AskedPapers
              label={t('office.cases.whatIsMissing')}
              papers={papers}
              value={kept.values.papers}
              onChange={(part) => kept.change({ papers: { ...kept.values.papers, ...part } })}
              locale={locale}
            />
          )}
          {decision === 'rejected' && (
            <Checkboxes<ApplicationReason>
              label={t('office.cases.whyReject')}
              options={choicesOf(applicationReasons, (value) => t(`office.cases.reasons.${value}`))}
              {...kept.field('reasons')}
            />
          )}
          {isReasoned && <ClientNote locale={locale} {...kept.field('words')} />}
        </>
      }
    />
  );
}

export function ApplicationDecision(props: DecisionProps) {
  const { status } = props.application;
  if (status === 'submitted') return <Deciding {...props} />;
  return (
    <div className="stack gap-18">
      <Settled application={props.application} />
      {status === 'more_info' && <Deciding {...props} />}
      {status === 'approved' && <RenewalDecision {...props} />}
      <Correctable key={props.application.version}>
        <Deciding {...props} onSent={afterCorrection(props.onReload)} correcting />
      </Correctable>
    </div>
  );
}
