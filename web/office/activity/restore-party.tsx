import { type Party, restoreParty } from '#contract/activity/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { CorrectionReason } from '#web/office/cases/correction.tsx';
import { useKept } from '#web/office/shell/use-kept.ts';
import { PreviewFoot } from '#web/office/ui/office-dialog.tsx';
import { usePreviewed } from '#web/office/ui/use-previewed.ts';

type Props = {
  params: { id: string; registrationId: string };
  party: Pick<Party, 'name' | 'locale'>;
  onDone: () => void;
};

/** Corrects a cancellation by the office: why, the message, and the place is theirs again. */
export function RestoreParty({ params, party: { name, locale }, onDone }: Props) {
  const { t } = useTranslation();
  const kept = useKept(`restore ${Object.values(params).join(' ')}`, { reason: '' });
  const { reason } = kept.values;
  const form = usePreviewed({
    send: (preview) => call(restoreParty, { params, body: { correction: reason.trim(), preview } }),
    onDone: ({ status }) => {
      kept.drop();
      const done = status === 'registered' ? 'restoreDone' : 'restoreWaits';
      notifySuccess(t(`office.corrections.${done}`, { name }));
      onDone();
    },
  });
  return (
    <section className="stack gap-12" aria-label={t('office.corrections.restore')}>
      <h3>{t('office.corrections.restore')}</h3>
      <p>{t('office.corrections.restoreLead')}</p>
      <CorrectionReason
        locale={locale}
        value={reason}
        onChange={(text) => {
          kept.set('reason')(text);
          form.back();
        }}
      />
      <PreviewFoot
        form={form}
        title={<h4>{t('office.cases.message')}</h4>}
        first={t('office.corrections.restoreShow')}
        action={t('office.corrections.send')}
        disabled={!reason.trim()}
      />
    </section>
  );
}
