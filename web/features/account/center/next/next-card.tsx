import { Fragment, type ReactNode, useId } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink, useSite } from '#web/lib/page/site.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { cx } from '#web/ui/layout/class-names.ts';
import { WithNumber } from '#web/ui/layout/with-number.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './next-card.module.css';

/** `framed`: the picture has its own background, so it gets a frame. */
type Art = { src: string; width: number; height: number; framed?: boolean };

export const nextArt = {
  card: { src: '/media/service-white-card.svg', width: 360, height: 220, framed: true },
  cardSubmitted: { src: '/media/result-white-card-submitted.svg', width: 420, height: 320 },
  care: { src: '/media/result-care-applied.svg', width: 420, height: 320 },
  call: { src: '/media/review-call.svg', width: 480, height: 320, framed: true },
  review: { src: '/media/result-under-review.svg', width: 420, height: 320 },
  visit: { src: '/media/result-booked.svg', width: 420, height: 320 },
  papers: { src: '/media/empty-requests.svg', width: 360, height: 260 },
  training: { src: '/media/banner-training.svg', width: 420, height: 320 },
} as const satisfies Record<string, Art>;

/** Chinese may break at spaces (around a time) and after punctuation, but not within a weekday. */
function Title({ text }: { text: string }) {
  const { locale } = useTranslation();
  if (locale === 'en') return text;
  return text.split(/(?<=[，。！？：])|(?<= )/).map((phrase) => (
    <Fragment key={phrase}>
      <span className={classes.phrase}>{phrase.trim()}</span>
      {phrase.endsWith(' ') && ' '}
    </Fragment>
  ));
}

type Props = { title: string; art: Art; actions: ReactNode; children: ReactNode };

/** On top of the personal center: what happens next, by when, and what to do. */
export function NextCard({ title, art, actions, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const { framed, ...picture } = art;
  return (
    <section className="container" aria-labelledby={id}>
      <div className={classes.card}>
        <div className={classes.text}>
          <Badge tone="weekend" icon="bell-ringing">
            {t('center.next')}
          </Badge>
          <h2 id={id} className={classes.title}>
            <Title text={title} />
          </h2>
          <div className={classes.words}>{children}</div>
          <div className={classes.actions}>{actions}</div>
        </div>
        <Picture {...picture} alt="" first className={cx(classes.art, framed && classes.framed)} />
      </div>
    </section>
  );
}

/** `first`: calling is the main action; otherwise the alternative. */
export function NextCall({ first }: { first?: boolean }) {
  const { t } = useTranslation();
  const { phone } = useSite();
  if (!phone) return null;
  return (
    <LinkButton to={telLink(phone)} variant={first ? 'line' : 'ghost'} icon="phone">
      <WithNumber text={t('shell.callPhone', { phone })} phone={phone} />
    </LinkButton>
  );
}
