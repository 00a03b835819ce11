import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './banner-controls.module.css';
import type { useRotation } from './use-rotation.ts';

type Props = { count: number; rotation: ReturnType<typeof useRotation> };

/** Arrows, dots, and a pause that can be seen (design rule 26). */
export function BannerControls({ count, rotation }: Props) {
  const { t } = useTranslation();
  const { index, go, wanted, toggle } = rotation;
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={classes.round}
        aria-label={t('home.previousSlide')}
        onClick={() => go(index - 1)}
      >
        <Icon name="caret-left" />
      </button>
      {Array.from({ length: count }, (_, i) => i).map((i) => (
        <button
          key={i}
          type="button"
          className={classes.dot}
          aria-label={t('home.goToSlide', { n: i + 1, count })}
          aria-current={i === index ? 'true' : undefined}
          onClick={() => go(i)}
        />
      ))}
      <button
        type="button"
        className={classes.round}
        aria-label={t('home.nextSlide')}
        onClick={() => go(index + 1)}
      >
        <Icon name="caret-right" />
      </button>
      <button type="button" className={classes.pause} onClick={toggle}>
        <Icon name={wanted ? 'pause' : 'play'} />
        <span className={classes.words}>{wanted ? t('home.pause') : t('home.play')}</span>
      </button>
    </div>
  );
}
