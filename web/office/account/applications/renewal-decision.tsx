import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type ApplicationCase,
  applicationReasons,
  reviewRenewal,
} from '#contract/account/applications-office.ts';
import { type DocumentKind, documentKinds } from '#contract/account/documents.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { call } from '#web/lib/api/api.ts';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { Checkboxes, choicesOf } from '#web/office/ui/fields.tsx';

export type DecisionProps = {
  application: ApplicationCase;
  onSent: () => void;
  onReload: () => void;
};

type Reason = (typeof applicationReasons.more_info)[number];
type Body = RequestOf<typeof reviewRenewal>['body'];
type Decision = Body['decision'];

/** After the approval: accept newer documents, or ask for one. */
export function RenewalDecision({ application, ...after }: DecisionProps) {
  const { t } = useTranslation();
  const { id, version, locale, documentList } = application;
  const [decision, setDecision] = useState<Decision | ''>('');
  const [asked, setAsked] = useState<DocumentKind[]>([]);
  const [reasons, setReasons] = useState<Reason[]>([]);
  const [words, setWords] = useState('');
  const decisions: Decision[] = documentList.some(({ inReview }) => inReview)
    ? ['accepted', 'ask']
    : ['ask'];
  const note = words.trim();
  const asks: Body | null = asked.length
    ? { version, decision: 'ask', asked, ...(reasons.length && { reasons }), ...(note && { note }) }
    : null;
  return (
    <DecisionPanel
      title={t('office.cases.renewal.title')}
      options={choicesOf(decisions, (value) => t(`office.cases.renewal.${value}`))}
      value={decision}
      onChange={setDecision}
      body={decision === 'ask' ? asks : decision ? { version, decision } : null}
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
      fields={
        decision === 'ask' && (
          <>
            <Checkboxes
              label={t('office.cases.whatIsMissing')}
              options={choicesOf(documentKinds, (value) => t(`office.cases.documents.${value}`))}
              value={asked}
              onChange={setAsked}
            />
            <Checkboxes<Reason>
              label={t('office.cases.why')}
              options={choicesOf(applicationReasons.more_info, (value) =>
                t(`office.cases.reasons.${value}`),
              )}
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
