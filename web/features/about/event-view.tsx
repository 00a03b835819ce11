import { Link } from 'react-router';
import type { Team, TeamEvent } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { RichText } from '#web/ui/data/rich-text.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Phrases } from '#web/ui/layout/phrases.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { BackLink } from '#web/ui/navigation/back-link.tsx';
import { eventPath, teamPath } from './about-paths.ts';
import classes from './event-view.module.css';

type Event = Team['events'][number];

function Neighbour({ event, side }: { event: Event; side: 'earlier' | 'later' }) {
  const { t } = useTranslation();
  return (
    <Link to={eventPath(event.eventId)} className={classes.neighbour} data-side={side}>
      <span className={classes.side}>
        {side === 'earlier' && <Icon name="arrow-left" />}
        {t(`about.${side}`)} · {event.year}
        {side === 'later' && <Icon name="arrow-right" />}
      </span>
      <b>{event.title}</b>
    </Link>
  );
}

/** One event of the team page, with links to the previous and next one. */
export function EventView({ event, events }: { event: TeamEvent; events: Event[] }) {
  const { t } = useTranslation();
  const at = events.findIndex(({ eventId }) => eventId === event.eventId);
  const earlier = at > 0 ? events[at - 1] : undefined;
  const later = at >= 0 ? events[at + 1] : undefined;
  return (
    <div className={`wrap ${classes.body}`}>
      <article className={classes.event}>
        <nav aria-label={t('common.back')} className={classes.crumb} data-read-aloud="off">
          <BackLink to={teamPath}>{t('pages.teamTitle')}</BackLink>
        </nav>
        <p className={classes.year}>{event.year}</p>
        <h1 className="from-data">
          <Phrases text={event.title} />
        </h1>
        <p className={classes.lead}>{event.summary}</p>
        <Picture
          src={event.image}
          alt=""
          width={600}
          height={360}
          first
          className={classes.picture}
        />
        <RichText html={event.content} />
      </article>
      {(earlier || later) && (
        <nav className={classes.neighbours} aria-label={t('about.events')} data-read-aloud="off">
          {earlier && <Neighbour event={earlier} side="earlier" />}
          {later && <Neighbour event={later} side="later" />}
        </nav>
      )}
    </div>
  );
}
