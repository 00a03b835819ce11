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
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { useSayWhen } from '#web/office/cases/due-badge.tsx';
import { Checkboxes, choicesOf } from '#web/office/ui/fields.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { type DecisionProps, RenewalDecision } from './renewal-decision.tsx';

const decisions = ['approved', 'more_info', 'rejected'] as const;
type Decision = (typeof decisions)[number];
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

function Deciding({ application, ...after }: DecisionProps) {
  const { t } = useTranslation();
  const { id, version, locale, documentList } = application;
  const [decision, setDecision] = useState<Decision | ''>('');
  const [asked, setAsked] = useState<DocumentKind[]>(
    documentList.filter((one) => one.missing).map((one) => one.kind),
  );
  const [reasons, setReasons] = useState<ApplicationReason[]>([]);
  const [words, setWords] = useState('');

  const choose = (next: Decision) => {
    setDecision(next);
    setReasons([]);
  };
  const note = words.trim();
  const complete =
    decision === 'approved' ||
    (decision === 'rejected' && (reasons.length > 0 || note)) ||
    (decision === 'more_info' && (asked.length > 0 || note));
  const body: Body | null =
    decision && complete
      ? {
          version,
          decision,
          ...(decision !== 'approved' && reasons.length && { reasons }),
          ...(decision === 'more_info' && asked.length && { asked }),
          ...(decision !== 'approved' && note && { note }),
        }
      : null;

  return (
    <DecisionPanel
      title={t('office.cases.decision')}
      options={choicesOf(decisions, (value) => t(`office.cases.decide.${value}`))}
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
      action={t(`office.cases.send.${decision || 'approved'}`)}
      locale={locale}
      {...after}
      fields={
        decision &&
        decision !== 'approved' && (
          <>
            {decision === 'more_info' && (
              <Checkboxes
                label={t('office.cases.whatIsMissing')}
                options={choicesOf(documentKinds, (value) => t(`office.cases.documents.${value}`))}
                value={asked}
                onChange={setAsked}
              />
            )}
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
        )
      }
    />
  );
}

export function ApplicationDecision(props: DecisionProps) {
  const { status } = props.application;
  if (status === 'submitted') return <Deciding {...props} />;
  return (
    <>
      <Settled application={props.application} />
      {status === 'approved' && <RenewalDecision {...props} />}
    </>
  );
}
