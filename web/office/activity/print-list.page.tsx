import { useParams } from 'react-router';
import { getActivityRegistrations } from '#contract/activity/office.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { formatDateTime, formatDay, formatTime } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow } from '#web/lib/i18n/when.ts';
import { useSite } from '#web/lib/page/site.ts';
import { OfficePage } from '#web/office/shell/office-page.tsx';
import { ToolLink } from '#web/office/ui/tool-button.tsx';
import { QueryStatus } from '#web/ui/feedback/query-status.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { ShortPhone } from './party-table.tsx';
import classes from './print-list.module.css';

/** A printable guest list, sorted by name. */
export default function OfficePrintListPage() {
  const { t, locale } = useTranslation();
  const { id = '' } = useParams();
  const { timeZone } = useSite();
  const { loaded, reload } = useCall(getActivityRegistrations, { params: { id } }, [locale]);
  if (loaded.status !== 'success') return <QueryStatus loaded={loaded} reload={reload} />;
  const { activity, parties } = loaded.data;
  const { startTime, endTime, location } = activity;
  const order = new Intl.Collator(locale);
  const coming = parties
    .filter(({ status }) => status === 'registered')
    .toSorted((a, b) => order.compare(a.name, b.name));
  const times = { from: formatTime(startTime, locale), to: formatTime(endTime, locale) };
  return (
    <OfficePage
      title={activity.title}
      lead={`${formatDay(startTime, locale)} ${t('office.activities.fromTo', times)} · ${location}`}
      actions={
        <div className={classes.buttons}>
          <ToolLink to={`/office/activities/${id}`} icon="arrow-left">
            {t('office.activities.title')}
          </ToolLink>
          <Button size="small" icon="printer" onClick={() => window.print()}>
            {t('office.activities.print')}
          </Button>
        </div>
      }
    >
      <p>
        {t('office.activities.shownOf', {
          n: coming.length,
          all: coming.length,
          people: activity.registeredCount,
        })}{' '}
        · {t('office.activities.printed', { when: formatDateTime(localNow(timeZone), locale) })}
      </p>
      <table className={classes.table}>
        <caption className="sr-only">{t('office.activities.printTitle')}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('office.activities.name')}</th>
            <th scope="col">{t('office.activities.phone')}</th>
            <th scope="col">{t('office.activities.party')}</th>
            <th scope="col">{t('office.activities.needs')}</th>
            <th scope="col">{t('office.activities.code')}</th>
            <th scope="col">{t('office.activities.came')}</th>
          </tr>
        </thead>
        <tbody>
          {coming.map((party, place) => (
            <tr key={party.registrationId}>
              <td>{place + 1}</td>
              <th scope="row">{party.name}</th>
              <td>
                <ShortPhone phone={party.phone} />
              </td>
              <td>{party.people}</td>
              <td>
                {[...party.needs.map((need) => t(`activity.need.${need}`)), party.needsNote]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
              <td>{party.code}</td>
              <td className={classes.boxes}>{party.arrived || '☐ '.repeat(party.people)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </OfficePage>
  );
}
