import type { Banner } from '#contract/content/content.ts';
import { useRole } from '#web/lib/api/session.ts';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './banner-carousel.module.css';
import { linkIcon } from './link-icon.ts';
import { readerPath } from './reader-path.ts';

type Props = { banner: Banner; first: boolean; active: boolean; label: string };

/** One banner. The first one's title is the heading of the page; all of it is typed by staff, so in the sans face. */
export function BannerSlide({ banner, first, active, label }: Props) {
  const role = useRole();
  const Title = first ? 'h1' : 'h2';
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of a carousel is a group by the ARIA pattern
    <div
      className={cx(classes.slide, active && classes.active)}
      role="group"
      aria-roledescription="slide"
      aria-label={label}
      inert={!active}
    >
      <div className={classes.words}>
        {banner.kicker && (
          <p className={classes.kicker}>
            <Icon name="house-line" />
            {banner.kicker}
          </p>
        )}
        <Title className={`from-data ${classes.title}`}>
          <Phrases text={banner.title} />
        </Title>
        <p className={classes.lead}>{banner.lead}</p>
      </div>
      <div className={classes.art}>
        <Picture src={banner.pcImageFileId} alt="" width={760} height={600} first={first} />
      </div>
      <div className={classes.buttons}>
        <LinkButton
          to={readerPath(banner.primary.to, role)}
          variant="main"
          size="big"
          icon={linkIcon(banner.primary.to)}
        >
          {banner.primary.label}
        </LinkButton>
        {banner.secondary && (
          <LinkButton
            to={readerPath(banner.secondary.to, role)}
            variant="line"
            size="big"
            icon={linkIcon(banner.secondary.to)}
          >
            {banner.secondary.label}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
