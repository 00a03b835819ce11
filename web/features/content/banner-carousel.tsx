import type { Banner } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useSite } from '#web/lib/page/site.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './banner-carousel.module.css';
import { BannerControls } from './banner-controls.tsx';
import { BannerSlide } from './banner-slide.tsx';
import { useRotation } from './use-rotation.ts';

/**
 * The banners of the home page. They lie in one grid cell and fade, so that the page never changes its height.
 * Written by hand: most of a carousel library is swiping, which the spec rules out, and announcements that are live
 * and in English.
 */
export function BannerCarousel({ banners }: { banners: Banner[] }) {
  const { t } = useTranslation();
  const { trust } = useSite();
  const rotation = useRotation(banners.length);
  return (
    <section
      className={classes.hero}
      aria-roledescription="carousel"
      aria-label={t('home.carousel')}
      {...rotation.watch}
    >
      <div className={`wrap ${classes.box}`}>
        <div className={classes.stage}>
          <div className={classes.slides} aria-live={rotation.running ? 'off' : 'polite'}>
            {banners.map((banner, i) => (
              <BannerSlide
                key={banner.id}
                banner={banner}
                first={i === 0}
                active={i === rotation.index}
                label={t('home.slide', { n: i + 1, count: banners.length })}
              />
            ))}
          </div>
          {banners.length > 1 && <BannerControls count={banners.length} rotation={rotation} />}
        </div>
        {trust.length > 0 && (
          <ul className={classes.trust}>
            {trust.map((line) => (
              <li key={line}>
                <Icon name="seal-check" />
                {line}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
