import { getTeam, type Team } from '#contract/content/content.ts';
import { EventTimeline } from '#web/features/about/event-timeline.tsx';
import { TeamNumbers } from '#web/features/about/team-numbers.tsx';
import { CompanyStory, FounderLetter, People } from '#web/features/about/team-parts.tsx';
import { publicData } from '#web/lib/api/public-data.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

const data = publicData((call): Promise<Team> => call(getTeam, {}));
export const loader = data.loader;
export const clientLoader = data.clientLoader;

export default function TeamPage({ loaderData: team }: { loaderData: Team }) {
  const { t } = useTranslation();
  const { numbers, founder, story, events, members } = team;
  return (
    <>
      <PageMeta
        title={t('pages.teamTitle')}
        lead={t('pages.teamLead')}
        picture="/media/event-100-elders.svg"
      />
      <PageHead
        title={t('pages.teamTitle')}
        lead={t('pages.teamLead')}
        art="/media/head-team.svg"
      />
      {numbers.length > 0 && <TeamNumbers numbers={numbers} />}
      {founder.letter.length > 0 && <FounderLetter founder={founder} />}
      {story.length > 0 && <CompanyStory story={story} />}
      {events.length > 0 && <EventTimeline events={events} />}
      {members.length > 0 && <People members={members} />}
    </>
  );
}
