import type { CertificateSummary } from '#contract/training/certificate.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import { useEnglish } from '../english.ts';
import classes from './certificate.module.css';

type Props = { certificate: CertificateSummary };

/** The certificate's content for screens; the document itself is the PDF. */
export function CertificatePaper({ certificate }: Props) {
  const { t, locale } = useTranslation();
  const english = useEnglish()?.sign;
  const { companyName, logo } = useSite();
  const { number, issuedOn, expiresOn, latinName, chineseName, title, titleEn } = certificate;
  const facts = [
    ['score', `${certificate.score} / ${certificate.totalScore}`],
    ...(certificate.hours ? [['hours', String(certificate.hours)] as const] : []),
    ['issued', formatDate(issuedOn, locale)],
    ...(expiresOn ? [['until', formatDate(expiresOn, locale)] as const] : []),
    ['number', number],
  ] as const;
  return (
    <section className={classes.paper} aria-label={t('training.sign.paperTitle')}>
      <div className={classes.frame}>
        <div className={classes.gate} aria-hidden="true" />
        <div className={classes.words}>
          <p className={classes.company}>
            <Picture src={logo} alt="" width={48} height={48} />
            <span>{companyName}</span>
          </p>
          <div className={classes.titles}>
            <h2 className={classes.title}>{t('training.sign.paperTitle')}</h2>
            {english && (
              <p lang="en" className={classes.titleEn}>
                {english.paperTitle}
              </p>
            )}
          </div>
          <p className="muted">
            {t('training.sign.certifies')}
            {english && <span lang="en"> · {english.certifies}</span>}
          </p>
          <p className={classes.name}>
            {chineseName && <span>{chineseName}</span>}
            <span className={classes.latin}>{latinName}</span>
          </p>
          <p>{t('training.sign.completed', { title })}</p>
          {english && (
            <p lang="en" className="muted">
              {english.completed.replace('{{title}}', () => titleEn)}
            </p>
          )}
        </div>
        <dl className={classes.facts}>
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>
                {t(`training.sign.${fact}`)}
                {english && <span lang="en"> · {english[fact]}</span>}
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
