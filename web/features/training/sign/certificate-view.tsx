import { Link } from 'react-router';
import type { CertificateSummary } from '#contract/training/certificate.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Badge, type BadgeTone } from '#web/ui/data/badge.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { ExamFrame } from '../exam/exam-frame.tsx';
import { chapterPath, examPath } from '../exam/exam-path.ts';
import classes from './certificate.module.css';
import { CertificatePaper } from './certificate-paper.tsx';
import { useCertificate } from './use-certificate.ts';

const tones: Record<CertificateSummary['status'], BadgeTone> = {
  valid: 'good',
  expired: 'wait',
  revoked: 'wrong',
};

type Props = {
  trainingContentId: string;
  certificate: CertificateSummary | null;
  earlier: readonly CertificateSummary[];
  listPath: string;
};

/** Why there is nothing to take. */
function Revoked({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <AlertPanel
      kind="wrong"
      title={t('training.sign.revokedTitle')}
      actions={
        <LinkButton to={chapterPath(id)} variant="jade" icon="arrow-clockwise">
          {t('training.sign.toTraining')}
        </LinkButton>
      }
    >
      <p>{t('training.sign.revokedHint')}</p>
    </AlertPanel>
  );
}

function Earlier({ id, certificate }: { id: string; certificate: CertificateSummary }) {
  const { t, locale } = useTranslation();
  const { doing, download } = useCertificate(id, certificate.number);
  const { number, status, issuedOn } = certificate;
  return (
    <li className="row gap-12 items-center">
      <span>
        {number} · {formatDate(issuedOn, locale)}
      </span>
      <Badge tone={tones[status]}>{t(`training.sign.states.${status}`)}</Badge>
      {status !== 'revoked' && (
        <Button
          variant="line"
          size="small"
          icon="download-simple"
          busy={doing === 'download'}
          aria-label={t('training.sign.downloadNumber', { number })}
          onClick={download}
        >
          {t('training.sign.download')}
        </Button>
      )}
    </li>
  );
}

function Take({ id, certificate }: { id: string; certificate: CertificateSummary }) {
  const { t } = useTranslation();
  const { doing, download, print, share } = useCertificate(id, certificate.number);
  return (
    <Card as="section" className="stack gap-14">
      <div>
        <h2 className={classes.heading}>{t('training.sign.takeIt')}</h2>
        <p className="muted">{t('training.sign.format')}</p>
      </div>
      <Button
        variant="main"
        size="big"
        wide
        icon="download-simple"
        busy={doing === 'download'}
        onClick={download}
      >
        {t('training.sign.download')}
      </Button>
      <Button variant="line" wide icon="printer" busy={doing === 'print'} onClick={print}>
        {t('training.sign.print')}
      </Button>
      {share && (
        <Button
          variant="line"
          wide
          icon="paper-plane-tilt"
          busy={doing === 'share'}
          onClick={share}
        >
          {t('training.sign.share')}
        </Button>
      )}
      {certificate.renewable && (
        <div className={classes.renew}>
          <p>{t('training.sign.renewHint')}</p>
          <LinkButton to={chapterPath(id)} variant="jade" size="small" icon="arrow-clockwise">
            {t('training.sign.toTraining')}
          </LinkButton>
        </div>
      )}
      <div className={classes.note}>
        <Icon name="qr-code" />
        <div>
          <p>{t('training.sign.scan')}</p>
          <Link to={`/verify/${certificate.number}`} className="tap-link">
            {t('training.sign.verifyLink')}
          </Link>
        </div>
      </div>
    </Card>
  );
}

/** The certificate: view, save, print, share. */
export function CertificateView({ trainingContentId, certificate, earlier, listPath }: Props) {
  const { t } = useTranslation();
  return (
    <ExamFrame
      back={{ to: listPath, label: t('training.exam.backToList') }}
      title={t('training.sign.certificateTitle')}
      beside={
        certificate && (
          <Badge tone={tones[certificate.status]} icon="seal-check">
            {t(`training.sign.states.${certificate.status}`)}
          </Badge>
        )
      }
      aside={
        certificate &&
        (certificate.status === 'revoked' ? (
          <Revoked id={trainingContentId} />
        ) : (
          <Take id={trainingContentId} certificate={certificate} />
        ))
      }
    >
      {certificate ? (
        <CertificatePaper certificate={certificate} />
      ) : (
        <Card>
          <EmptyState
            picture="/media/empty-training.svg"
            title={t('training.sign.notSigned')}
            actions={
              <LinkButton to={examPath(trainingContentId)} variant="jade">
                {t('training.exam.openExam')}
              </LinkButton>
            }
          >
            <p>{t('training.sign.notSignedHint')}</p>
          </EmptyState>
        </Card>
      )}
      {earlier.length > 0 && (
        <Card as="section" className="stack gap-12">
          <h2 className={classes.heading}>{t('training.sign.earlier')}</h2>
          <ul className="stack gap-12">
            {earlier.map((one) => (
              <Earlier key={one.number} id={trainingContentId} certificate={one} />
            ))}
          </ul>
        </Card>
      )}
    </ExamFrame>
  );
}
