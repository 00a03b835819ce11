import { Link } from 'react-router';
import type { Team } from '#contract/content/content.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Section, SectionHead } from '#web/ui/layout/section.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { eventPath } from './about-paths.ts';
import classes from './event-timeline.module.css';

/** The major events by year, each with its own page. */
export function EventTimeline({ events }: { events: Team['events'] }) {
  const { t } = useTranslation();
  return (
    <Section labelledBy="events">
      <SectionHead id="events" title={t('about.events')} lead={t('about.eventsLead')} />
      <ol className={classes.timeline}>
        {events.map(({ eventId, year, title, summary, image }) => (
          <li key={eventId} className={classes.event}>
            <span className={classes.year}>{year}</span>
            <span className={classes.dot} aria-hidden="true" />
            <Card as="article" flush className={classes.card}>
              <div className={classes.picture}>
                <Picture src={image} alt="" width={600} height={360} cover />
              </div>
              <div className={classes.words}>
                <h3>{title}</h3>
                <p>{summary}</p>
                <Link
                  to={eventPath(eventId)}
                  aria-label={t('common.pair', { label: t('about.readEvent'), text: title })}
                >
                  {t('about.readEvent')}
                  <Icon name="caret-right" />
                </Link>
              </div>
            </Card>
          </li>
        ))}
      </ol>
    </Section>
  );
}
