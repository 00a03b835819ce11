import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { type ActivitySummary, getActivityPage } from '#contract/activity/activity.ts';
import {
  type Banner,
  type CompanyAddress,
  getBanners,
  getCityList,
  getCompanyAddresses,
  getHomeVideo,
  getHomeVideoMedia,
  getServiceParam,
  getServiceScope,
  type ServiceParam,
  type ServiceScope,
} from '#contract/content/content.ts';
import { type Comment, getTopComments } from '#contract/review/review.ts';
import { getTalk, type Talk } from '#contract/services/callback.ts';
import { BusinessData } from '#web/features/about/business-data.tsx';
import { HomeActivities } from '#web/features/activity/list/home-activities.tsx';
import { homeActivityQuery } from '#web/features/activity/list/use-city-activities.ts';
import { BannerCarousel } from '#web/features/content/banner-carousel.tsx';
import { HomeNumbers } from '#web/features/content/home-numbers.tsx';
import { HomeOffices } from '#web/features/content/home-offices.tsx';
import { PromoSection } from '#web/features/content/promo-section.tsx';
import type { Promo } from '#web/features/content/promo-video.tsx';
import { ScopeCards } from '#web/features/content/scope-cards.tsx';
import { EasyTasks, TaskTiles } from '#web/features/content/task-tiles.tsx';
import { HomeReviews } from '#web/features/review/home-reviews.tsx';
import { TalkPlace } from '#web/features/services/callback/talk-place.tsx';
import { CareButton } from '#web/features/whitecard/care-button.tsx';
import { useOwnCard } from '#web/features/whitecard/use-own-card.ts';
import { WhiteCardBox } from '#web/features/whitecard/white-card-box.tsx';
import { whiteCardPlaces } from '#web/features/whitecard/white-card-paths.ts';
import { publicData, quietly } from '#web/lib/api/public-data.ts';
import { useUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { usePreferences } from '#web/lib/page/preferences.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { goTo } from '#web/ui/layout/scroll-to.ts';
import classes from './home.module.css';

/** Each part loads and fails alone; a part that is null is left out (spec §8). */
export type HomeData = {
  banners: Banner[] | null;
  numbers: ServiceParam | null;
  scopes: ServiceScope[] | null;
  promo: Promo | null;
  cities: string[] | null;
  activities: ActivitySummary[] | null;
  comments: Comment[] | null;
  offices: CompanyAddress[] | null;
  talk: Talk | null;
};

const data = publicData(async (call): Promise<HomeData> => {
  const [banners, numbers, scope, path, media, cities, activities, comments, offices, talk] =
    await Promise.all([
      quietly(call(getBanners, {})),
      quietly(call(getServiceParam, {})),
      quietly(call(getServiceScope, {})),
      quietly(call(getHomeVideo, {})),
      quietly(call(getHomeVideoMedia, {})),
      quietly(call(getCityList, {})),
      quietly(call(getActivityPage, homeActivityQuery([]))),
      quietly(call(getTopComments, {})),
      quietly(call(getCompanyAddresses, {})),
      quietly(call(getTalk, {})),
    ]);
  return {
    banners,
    numbers,
    scopes: scope?.serviceScopes ?? null,
    promo: path ? { path, media } : null,
    cities,
    activities: activities?.records ?? null,
    comments,
    offices,
    talk,
  };
});
export const loader = data.loader;
export const clientLoader = data.clientLoader;

const EasyOwn = lazy(async () => (await import('./account/easy-later.ts')).loadEasyOwn());
const OwnCard = lazy(() => import('#web/features/whitecard/own-card.tsx'));

const officesId = 'offices';

export function HomeSections({ data }: { data: HomeData }) {
  const { t } = useTranslation();
  const [cardAsked, setCardAsked] = useState(false);
  // Easy view starts with what matters most.
  const [more, setMore] = useState(false);
  const { elderMode } = usePreferences();
  const user = useUser();
  const { card, reload } = useOwnCard();
  const handedIn = card ? !card.maySubmit : false;
  const { banners, numbers, scopes, promo, cities, activities, comments, offices, talk } = data;
  return (
    <>
      {banners?.length ? (
        <BannerCarousel banners={banners} />
      ) : (
        <PageHead title={t('pages.homeTitle')} lead={t('pages.homeLead')} />
      )}
      <EasyTasks
        places={{
          cardInput: handedIn ? whiteCardPlaces.box : whiteCardPlaces.input,
          offices: officesId,
          go: (id) => {
            setMore(true);
            // Once it is shown.
            setTimeout(() => goTo(id));
          },
        }}
      />
      {elderMode && user && (
        <Suspense>
          <EasyOwn user={user} />
        </Suspense>
      )}
      {!more && (
        <p className={`wrap easy-only ${classes.more}`}>
          <Button variant="line" size="big" wide icon="caret-down" onClick={() => setMore(true)}>
            {t('common.more')}
          </Button>
        </p>
      )}
      <div className={more ? undefined : 'not-easy'}>
        <WhiteCardBox
          overlap
          asked={cardAsked}
          handedIn={handedIn}
          state={
            card && (
              <Suspense>
                <OwnCard card={card} onCorrected={reload} />
              </Suspense>
            )
          }
          links={
            <>
              <Link to="/services/whitecard/info">{t('home.whiteCardNone')}</Link>
              <Link to="/services">{t('home.allServices')}</Link>
            </>
          }
        />
        <TaskTiles />
        {numbers && <HomeNumbers numbers={numbers} />}
        {talk && <TalkPlace talk={talk} />}
        {scopes?.length ? <ScopeCards scopes={scopes} /> : null}
        <PromoSection
          promo={promo}
          action={<CareButton onCardMissing={() => setCardAsked(true)} />}
        />
        {activities && <HomeActivities cities={cities} activities={activities} />}
        {comments && <HomeReviews comments={comments} />}
        {offices && <HomeOffices id={officesId} offices={offices} />}
      </div>
    </>
  );
}

export default function HomePage({ loaderData }: { loaderData: HomeData }) {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('pages.homeTitle')} lead={t('pages.homeLead')} />
      <BusinessData offices={loaderData.offices ?? []} />
      <HomeSections data={loaderData} />
    </>
  );
}
