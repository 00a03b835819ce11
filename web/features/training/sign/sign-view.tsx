import {
  type CertificateSummary,
  getSignOffer,
  type SignOffer,
} from '#contract/training/certificate.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { PageWaiting } from '#web/ui/feedback/page-waiting.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { ExamFrame } from '../exam/exam-frame.tsx';
import { examPath } from '../exam/exam-path.ts';
import classes from './sign.module.css';
import { SignForm } from './sign-form.tsx';

/** The facts that are signed. */
function About({ offer }: { offer: SignOffer }) {
  const { t, locale } = useTranslation();
  const { score, totalScore: total } = offer;
  const facts = [
    [t('training.sign.training'), offer.title],
    [t('training.sign.score'), t('training.sign.scoreValue', { score, total })],
    [t('training.sign.examDate'), formatDate(offer.examDate, locale)],
    [t('training.sign.nameOnIt'), [offer.chineseName, offer.latinName].filter(Boolean).join(' ')],
  ];
  return (
    <Card as="section" className={classes.about}>
      <h2 className={classes.heading}>{t('training.sign.aboutTitle')}</h2>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.note}>
        <Icon name="shield-check" />
        <span>{t('training.sign.kept')}</span>
      </p>
      <p className={classes.tip}>
        <Icon name="keyboard" />
        <span>
          <b>{t('training.sign.hardTitle')}</b> {t('training.sign.hardHint')}
        </span>
      </p>
    </Card>
  );
}

type Props = {
  trainingContentId: string;
  onSigned: (certificate: CertificateSummary) => void;
};

/** Signing after a pass (spec §4: To Sign). */
export function SignView({ trainingContentId, onSigned }: Props) {
  const { t, locale } = useTranslation();
  const { loaded, reload } = useCall(getSignOffer, { params: { trainingContentId } }, [locale]);
  if (loaded.status === 'pending') return <PageWaiting />;
  const result = examPath(trainingContentId, 'result');
  const offer = loaded.status === 'success' ? loaded.data : null;
  return (
    <ExamFrame
      back={{ to: result, label: t('training.exam.backToResult') }}
      title={t('training.sign.title')}
      beside={
        offer && (
          <Badge tone="wait" icon="seal-check">
            {t('training.sign.waiting')}
          </Badge>
        )
      }
      aside={offer && <About offer={offer} />}
    >
      {loaded.status === 'error' ? (
        <LoadFailed error={loaded.error} onRetry={reload} />
      ) : (
        <SignForm offer={loaded.data} laterPath={result} onSigned={onSigned} />
      )}
    </ExamFrame>
  );
}
