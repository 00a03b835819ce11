import type { DocumentVerdict as Verdict } from '#contract/staff/document-verdict.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from './alert-panel.tsx';

/** What the office says about one's document: accepted, or why not and what to do. */
export function DocumentVerdict({ verdict, reason, note }: Verdict) {
  const { t } = useTranslation();
  return (
    <AlertPanel
      kind={verdict === 'accepted' ? 'good' : 'wait'}
      title={t(`center.verdicts.labels.${verdict}`)}
    >
      <p>{t(reason ? `center.verdicts.reasons.${reason}` : 'center.verdicts.accepted')}</p>
      {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
    </AlertPanel>
  );
}
