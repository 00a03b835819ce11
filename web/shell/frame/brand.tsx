import { Link } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import classes from './brand.module.css';

/** The agency's own name, whose characters the display font always has (scripts/media/subset-fonts.ts). */
const drawnName = /^[柿安居家护護理]+$/u;
const han = /\p{Script=Han}/u;

type Props = { variant: 'header' | 'bar' | 'footer' };

/** The logo and the company's name, linked to '/'. Staff set the name: another one than ours may not be in the display font's subset. */
export function Brand({ variant }: Props) {
  const { t } = useTranslation();
  const { companyName, companyNameSecond, logo } = useSite();
  return (
    <Link to="/" className={cx(classes.brand, classes[variant])}>
      <img src={logo} alt="" width={58} height={58} />
      <span className={classes.names}>
        <b className={cx(drawnName.test(companyName) && classes.drawn)}>{companyName}</b>
        {variant === 'header' && companyNameSecond && (
          <span className={classes.second} lang={han.test(companyNameSecond) ? 'zh-Hant' : 'en'}>
            {companyNameSecond}
          </span>
        )}
        <span className="sr-only"> {t('shell.home')}</span>
      </span>
    </Link>
  );
}
