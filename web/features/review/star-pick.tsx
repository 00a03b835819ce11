import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './star-pick.module.css';

const words = ['s1', 's2', 's3', 's4', 's5'] as const;

type Props = { id: string; value: number; onChange: (rating: number) => void };

/** Five large stars with labels (spec §5: 1 to 5, 5 by default). */
export function StarPick({ id, value, onChange }: Props) {
  const { t } = useTranslation();
  const chosen = words[value - 1] ?? 's5';
  return (
    <fieldset className={classes.box}>
      <legend className={classes.legend}>
        {t('review.satisfied')}
        <span className={classes.required}>
          <span aria-hidden="true"> * </span>
          {t('common.required')}
        </span>
      </legend>
      <div className={classes.pick}>
        {words.map((word, place) => (
          <label key={word} className={classes.star}>
            <input
              id={place === 0 ? id : undefined}
              type="radio"
              name="rating"
              value={place + 1}
              checked={value === place + 1}
              autoComplete="off"
              onChange={() => onChange(place + 1)}
            />
            <Icon name="star" className={place < value ? classes.on : classes.off} />
            <span className={classes.number}>{t('review.starRow', { stars: place + 1 })}</span>
            <span>{t(`review.words.${word}`)}</span>
          </label>
        ))}
      </div>
      <p className="muted" role="status">
        {t('review.chosen', { n: value, word: t(`review.words.${chosen}`) })}
      </p>
    </fieldset>
  );
}
