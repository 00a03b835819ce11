import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './white-card-box.module.css';
import { WhiteCardForm } from './white-card-form.tsx';
import { whiteCardPlaces } from './white-card-paths.ts';

type Props = {
  /** The user wanted to apply for care and needs to enter the number first. */
  asked?: boolean | undefined;
  /** The status of a submitted card. */
  state?: ReactNode;
  /** A number was submitted already: shows its status instead of the input. */
  handedIn?: boolean;
  /** Ways on, below the input. */
  links: ReactNode;
  /** Overlaps the banner above it, as on the home page. */
  overlap?: boolean;
};

/** The white card section (spec §2, §5): what the card is, the status of its number, and the input. */
export function WhiteCardBox({ asked, state, handedIn, links, overlap }: Props) {
  const { t } = useTranslation();
  return (
    <section
      id={whiteCardPlaces.box}
      className={cx('wrap', classes.place, overlap && classes.overlap)}
      aria-labelledby="white-card-title"
    >
      <div className={classes.panel}>
        <div className={classes.about}>
          <figure className={classes.sample}>
            <Picture src="/media/white-card-sample.svg" alt="" width={420} height={300} />
            <figcaption>{t('home.whiteCardWhere')}</figcaption>
          </figure>
          <div className={classes.words}>
            <h2 id="white-card-title" className={classes.title}>
              {t('home.whiteCardTitle')}
            </h2>
            <p>{t('home.whiteCardLead')}</p>
          </div>
        </div>
        {handedIn ? (
          <div className={classes.form}>
            {state}
            <p className={classes.links}>{links}</p>
          </div>
        ) : (
          <WhiteCardForm {...{ asked, state, links }} />
        )}
      </div>
    </section>
  );
}
