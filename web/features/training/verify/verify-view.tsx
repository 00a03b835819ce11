import { verifyCertificate } from '#contract/training/certificate.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Verdict } from './verdict.tsx';
import classes from './verify.module.css';
import { VerifyForm } from './verify-form.tsx';

type Props = { number: string; code: string | null };
type ViewProps = Omit<Props, 'number'> & { number: string | null };

/** Fetched by the browser: the rate limit counts the reader's own address. */
function Answer({ number, code }: Props) {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(
    verifyCertificate,
    { query: { number, ...(code && { code }) } },
    [locale],
  );
  if (loaded.status === 'success') return <Verdict found={loaded.data} />;
  return (
    <Card as="section" className={classes.waiting}>
      <h1>{t('training.verify.title')}</h1>
      {loaded.status === 'error' ? (
        <LoadFailed error={loaded.error} onRetry={reload} />
      ) : (
        <p role="status">{t('training.verify.checking')}</p>
      )}
    </Card>
  );
}

/** Without a number only the form. */
export function VerifyView({ number, code }: ViewProps) {
  const { t } = useTranslation();
  return (
    <>
      {!number && (
        <PageHead
          title={<Phrases text={t('training.verify.title')} />}
          lead={t('training.verify.lead')}
          art="/media/result-under-review.svg"
        />
      )}
      <div className={`wrap ${classes.page}`}>
        <div className={`stack ${classes.column}`}>
          {/* Stays mounted for the next number, so its result is announced. */}
          <div aria-live="polite">
            {number && <Answer key={`${number} ${code}`} number={number} code={code} />}
          </div>
          <VerifyForm key={number} isFirst={!number} />
          <CallUs>{t('training.verify.questions')}</CallUs>
        </div>
      </div>
    </>
  );
}
