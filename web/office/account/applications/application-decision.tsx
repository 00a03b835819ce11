import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ApplicationCase,
  type ApplicationReason,
  applicationReasons,
  reviewApplicationCase,
} from '#contract/account/applications-office.ts';
import { type DocumentKind, documentKinds } from '#contract/account/documents.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { Correctable, CorrectionReason } from '#web/office/cases/correction.tsx';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { useSayWhen } from '#web/office/cases/due-badge.tsx';
import { Checkboxes, choicesOf } from '#web/office/ui/fields.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { type DecisionProps, RenewalDecision } from './renewal-decision.tsx';

const decisions = ['approved', 'more_info', 'rejected'] as const;
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
  const [decision, setDecision] = useState<Decision | ''>('');
  const [asked, setAsked] = useState<DocumentKind[]>(
    documentList.filter((one) => one.missing).map((one) => one.kind),
  );
  const [reasons, setReasons] = useState<ApplicationReason[]>([]);
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState('');
  const choices: readonly Decision[] = correcting
    ? ['submitted' as const, ...decisions].filter((one) => one !== status)
    : decisions;

  const choose = (next: Decision) => {
    setDecision(next);
    setReasons([]);
  };
  const note = words.trim();
  const correction = wrong.trim();
  const isReasoned = decision === 'rejected' || decision === 'more_info';
  const complete =
    (!correcting || correction) &&
    (!isReasoned ||
      (decision === 'rejected' && (reasons.length > 0 || note)) ||
      (decision === 'more_info' && (asked.length > 0 || note)));
  const body: Body | null =
    decision && complete
      ? {
          version,
          decision,
          ...(correcting && { correction }),
          ...(isReasoned && reasons.length && { reasons }),
          ...(decision === 'more_info' && asked.length && { asked }),
          ...(isReasoned && note && { note }),
        }
      : null;

  return (
    <DecisionPanel
      title={t(correcting ? 'office.corrections.title' : 'office.cases.decision')}
      options={choicesOf(choices, (value) =>
        t(
          value === 'submitted'
            ? 'office.corrections.undo.submitted'
            : `office.cases.decide.${value}`,
        ),
      )}
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
      fields={
        <>
          {correcting && decision && (
            <CorrectionReason locale={locale} value={wrong} onChange={setWrong} />
          )}
          {decision === 'more_info' && (
            <Checkboxes
              label={t('office.cases.whatIsMissing')}
              options={choicesOf(documentKinds, (value) => t(`office.cases.documents.${value}`))}
              value={asked}
              onChange={setAsked}
            />
          )}
          {isReasoned && (
            <>
              <Checkboxes<ApplicationReason>
                label={t(decision === 'rejected' ? 'office.cases.whyReject' : 'office.cases.why')}
                options={applicationReasons[decision].map((value) => ({
                  value,
                  label: t(`office.cases.reasons.${value}`),
                }))}
                value={reasons}
                onChange={setReasons}
              />
              <ClientNote locale={locale} value={words} onChange={setWords} />
            </>
          )}
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
        <Deciding {...props} correcting />
      </Correctable>
    </div>
  );
}
