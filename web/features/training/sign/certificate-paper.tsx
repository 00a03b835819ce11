import { useTranslation } from 'react-i18next';
import type { CertificateSummary } from '#contract/certificate.ts';
import { formatDate } from '#web/lib/dates.ts';
import { useLocale } from '#web/lib/locale.ts';
import { useUser } from '#web/lib/session.ts';
import { useSite } from '#web/lib/site.ts';
import { Picture } from '#web/ui/picture.tsx';
import classes from './certificate.module.css';

type Props = { certificate: CertificateSummary; title: string };

/** What is on the paper, to be read on a screen of any size; the paper itself is the PDF. */
export function CertificatePaper({ certificate, title }: Props) {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useUser();
  const { companyName } = useSite();
  const { number, issuedOn, expiresOn } = certificate;
  const facts = [
    [t('training.sign.number'), number],
    [t('training.sign.issued'), formatDate(issuedOn, locale)],
    ...(expiresOn ? [[t('training.sign.until'), formatDate(expiresOn, locale)]] : []),
  ];
  return (
    <section className={classes.paper} aria-label={t('training.sign.paperTitle')}>
      <div className={classes.frame}>
        <Picture
          src="/media/doc-certificate.svg"
          alt=""
          width={360}
          height={260}
          className={classes.art}
        />
        <p className={classes.company}>{companyName}</p>
        <h2 className={classes.title}>{t('training.sign.paperTitle')}</h2>
        <p className={classes.muted}>{t('training.sign.certifies')}</p>
        {user && (
          <p className={classes.name}>
            {user.chineseName && <span>{user.chineseName}</span>}
            <span>
              {user.firstName} {user.lastName}
            </span>
          </p>
        )}
        <p>{t('training.sign.completed', { title })}</p>
        <dl className={classes.facts}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
