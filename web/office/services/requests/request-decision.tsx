import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestOf } from '#contract/endpoint.ts';
import { type RequestCase, setRequestStatus } from '#contract/services/requests-office.ts';
import { call } from '#web/lib/api/api.ts';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';

const statuses = ['finish', 'error', 'unknown'] as const;
type Status = (typeof statuses)[number];
type Body = RequestOf<typeof setRequestStatus>['body'];

type Props = { request: RequestCase; onSent: () => void; onReload: () => void };

export function RequestDecision({ request, onSent, onReload }: Props) {
  const { t } = useTranslation();
  const { id: recordId, version, locale } = request;
  const [status, setStatus] = useState<Status | ''>('');
  const [words, setWords] = useState('');
  if (request.cancelledAt) return <AlertPanel title={t('office.cases.cancelled')} />;
  const note = words.trim();
  const body: Body | null =
    status && (status === 'finish' || note) ? { version, status, ...(note && { note }) } : null;
  return (
    <DecisionPanel
      title={t('office.cases.decision')}
      options={statuses
        .filter((value) => value !== request.status)
        .map((value) => ({ value, label: t(`office.cases.requestDecide.${value}`) }))}
      value={status}
      onChange={setStatus}
      body={body}
      send={(wanted, preview, signal) =>
        call(
          setRequestStatus,
          { params: { recordId }, body: { ...(wanted as Body), preview } },
          signal && { signal },
        )
      }
      action={t(`office.cases.send.${status || 'finish'}`)}
      locale={locale}
      onSent={() => {
        setStatus('');
        setWords('');
        onSent();
      }}
      onReload={onReload}
      fields={status && <ClientNote locale={locale} value={words} onChange={setWords} />}
    />
  );
}
