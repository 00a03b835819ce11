import { Link } from 'react-router';
import type { UserType } from '#contract/access.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './doors.module.css';

const doors = [
  { type: 'patient', words: 'care', picture: '/media/door-care-seeker.svg', variant: 'main' },
  { type: 'caregiver', words: 'work', picture: '/media/door-caregiver.svg', variant: 'jade' },
] as const satisfies { type: UserType; [key: string]: string }[];

/** Two large cards: for people who need care, and who want to give it (spec §2 "Registration choice"). */
export function Doors() {
  const { t } = useTranslation();
  return (
    <div className={`stack wrap ${classes.page}`}>
      <div className={classes.head}>
        <h1>{t('register.chooseTitle')}</h1>
        <p className={classes.lead}>{t('register.chooseLead')}</p>
      </div>
      <ul className={classes.doors}>
        {doors.map(({ type, words, picture, variant }) => (
          <li key={type} className={classes.door}>
            <Picture src={picture} alt="" width={360} height={300} first className={classes.art} />
            <div className={classes.text}>
              <h2 id={`door-${type}`}>{t(`register.${words}Title`)}</h2>
              <p className={classes.what}>{t(`register.${words}Lead`)}</p>
              <ul className={classes.ticks}>
                {([1, 2] as const).map((tick) => (
                  <li key={tick}>
                    <Icon name="check-circle" />
                    {t(`register.${words}Tick${tick}`)}
                  </li>
                ))}
              </ul>
              <LinkButton
                to={`/register/${type}`}
                variant={variant}
                size="big"
                wide
                iconEnd="arrow-right"
                className={classes.go}
              >
                {t(`register.${words}Go`)}
              </LinkButton>
            </div>
          </li>
        ))}
      </ul>
      <p className={classes.account}>
        {t('register.haveAccount')} <Link to="/login">{t('register.logIn')}</Link>
      </p>
      <CallUs>{t('register.helpRegister')}</CallUs>
    </div>
  );
}
