import { getTeam, getTeamEvent, type Team, type TeamEvent } from '#contract/content/content.ts';
import { EventView } from '#web/features/about/event-view.tsx';
import { orNotFound, publicData, quietly } from '#web/lib/api/public-data.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

type EventData = { event: TeamEvent; events: Team['events'] };

const data = publicData(async (call, { params }): Promise<EventData> => {
  const eventId = params.eventId ?? '';
  const [event, team] = await Promise.all([
    orNotFound(call(getTeamEvent, { params: { eventId } })),
    quietly(call(getTeam, {})),
  ]);
  return { event, events: team?.events ?? [] };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function TeamEventPage({ loaderData }: { loaderData: EventData }) {
  const { event, events } = loaderData;
  return (
    <>
      <PageMeta title={event.title} lead={event.summary} picture={event.image} type="article" />
      <EventView event={event} events={events} />
    </>
  );
}
