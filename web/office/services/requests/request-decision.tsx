import type { RequestOf } from '#contract/endpoint.ts';
import { type RequestCase, setRequestStatus } from '#contract/services/requests-office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { afterCorrection, Correctable, CorrectionReason } from '#web/office/cases/correction.tsx';
import { ClientNote, DecisionPanel } from '#web/office/cases/decision-panel.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';

const statuses = ['finish', 'error', 'unknown'] as const;
const letters = { finish: 'a', error: 'r', unknown: 'm' } as const;
type Status = RequestCase['status'];
type Body = RequestOf<typeof setRequestStatus>['body'];

type Props = { request: RequestCase; onSent: () => void | Promise<void>; onReload: () => void };
type DecidingProps = Props & {
  /** The answer that was given is changed or undone. */
  correcting?: boolean;
};

function Deciding({ request, correcting = false, onSent, onReload }: DecidingProps) {
  const { t } = useTranslation();
  const { id: recordId, version, locale } = request;
  const kept = useKept(`request ${recordId} ${correcting ? 'correction' : 'decision'}`, {
    status: '' as Status | '',
    words: '',
    wrong: '',
  });
  const { status, words, wrong } = kept.values;
  const choices: readonly Status[] = correcting ? ['init', ...statuses] : statuses;
  const note = words.trim();
  const correction = wrong.trim();
  const complete = correcting ? correction : status === 'finish' || note;
  const body: Body | null =
    status && complete
      ? { version, status, ...(correcting && { correction }), ...(note && { note }) }
      : null;
  return (
    <DecisionPanel
      title={t(correcting ? 'office.corrections.title' : 'office.cases.decision')}
      options={choices
        .filter((value) => value !== request.status)
        // A letter is finished by its answer.
        .filter((value) => value !== 'finish' || !request.letter)
        .map((value) => ({
          value,
          label: t(
            value === 'init'
              ? 'office.corrections.undo.init'
              : `office.cases.requestDecide.${value}`,
          ),
          key: correcting || value === 'init' ? undefined : letters[value],
        }))}
      {...kept.field('status')}
      body={body}
      send={(wanted, preview, signal) =>
        call(
          setRequestStatus,
          { params: { recordId }, body: { ...(wanted as Body), preview } },
          signal && { signal },
        )
      }
      action={t(
        correcting || status === 'init'
          ? 'office.corrections.send'
          : `office.cases.send.${status || 'finish'}`,
      )}
      locale={locale}
      onSent={() => {
        kept.forget();
        return onSent();
      }}
      onReload={onReload}
      fields={
        status && (
          <>
            {correcting && <CorrectionReason locale={locale} {...kept.field('wrong')} />}
            {status !== 'init' && <ClientNote locale={locale} {...kept.field('words')} />}
          </>
        )
      }
    />
  );
}

/** Answers a request, or corrects the answer. */
export function RequestDecision(props: Props) {
  const { t } = useTranslation();
  const { cancelledAt, status, version } = props.request;
  if (cancelledAt) return <AlertPanel title={t('office.cases.cancelled')} />;
  if (status === 'init') return <Deciding {...props} />;
  return (
    <div className="stack gap-18">
      {status !== 'finish' && <Deciding {...props} />}
      <Correctable key={version}>
        <Deciding {...props} onSent={afterCorrection(props.onReload)} correcting />
      </Correctable>
    </div>
  );
}
