import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './login-art.module.css';

/** Beside the form: an illustration, the tagline, and what an account offers. */
export function LoginArt() {
  const { t } = useTranslation();
  const { tagline } = useSite();
  return (
    <div className={classes.art}>
      <Picture
        src="/media/backdrop-login.svg"
        alt=""
        width={720}
        height={900}
        first
        className={classes.picture}
      />
      <div className={classes.words}>
        {tagline && <p className={classes.tagline}>{tagline}</p>}
        <ul className={classes.can}>
          <li>
            <Icon name="calendar-check" />
            {t('login.can1')}
          </li>
          <li>
            <Icon name="list-checks" />
            {t('login.can2')}
          </li>
          <li>
            <Icon name="calendar-star" />
            {t('login.can3')}
          </li>
        </ul>
      </div>
    </div>
  );
}
