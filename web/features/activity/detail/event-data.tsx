import type { ActivitySummary } from '#contract/activity/activity.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { zonedIso } from '#web/lib/i18n/zoned.ts';
import { sharePicture, useOrigin } from '#web/lib/page/address.ts';
import { useSite } from '#web/lib/page/site.ts';
import { JsonLd } from '#web/ui/layout/json-ld.tsx';

/**
 * The activities of a list for search engines (schema.org Event): what anyone reads on the cards. An activity's own
 * page requires a login, so search engines find activities by the list.
 */
export function EventData({ activities }: { activities: ActivitySummary[] }) {
  const origin = useOrigin();
  const { locale } = useTranslation();
  const { companyName, timeZone } = useSite();
  const open = activities.filter(({ activityStatus }) => activityStatus !== 'ended');
  if (!open.length) return null;
  const eventOf = (it: ActivitySummary) => ({
    '@type': 'Event',
    name: it.title,
    startDate: zonedIso(it.activityStartTime, timeZone),
    endDate: zonedIso(it.activityEndTime, timeZone),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    inLanguage: htmlLang[locale],
    image: origin + sharePicture(it.coverPcFileIdList[0]),
    location: { '@type': 'Place', name: it.location, address: `${it.location}, ${it.city}` },
    organizer: { '@type': 'Organization', name: companyName, url: `${origin}/` },
    maximumAttendeeCapacity: it.quota,
    url: `${origin}/community/activity/${encodeURIComponent(it.id)}`,
  });
  return (
    <JsonLd
      data={{
        '@type': 'ItemList',
        itemListElement: open.map((it, i) => ({
          '@type': 'ListItem',
          position: i + 1,
          item: eventOf(it),
        })),
      }}
    />
  );
}
