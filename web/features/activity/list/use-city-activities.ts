/** The activities of one city, fetched when it is chosen (spec §7: pageSize 10, pageNum 1, no cities for 'all'). */
import { useState } from 'react';
import { type ActivitySummary, getActivityPage } from '#contract/activity/activity.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api/api.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';

const { pageSize, pageNum } = limits.homeActivities;
export const homeActivityQuery = (cityList: string[]) => ({
  query: { pageSize: String(pageSize), pageNum: String(pageNum), cityList },
});

/** `choice` is 0 for all, else the city's index + 1: names change with the language, indexes do not. */
export const useCityActivities = (cities: string[], first: ActivitySummary[]) => {
  const { locale } = useTranslation();
  const [choice, choose] = useState(0);
  const [asked, setAsked] = useState(false);
  const city = cities[choice - 1];
  const wanted = `${locale} ${city ?? ''}`;

  const query = homeActivityQuery(city ? [city] : []);
  const load = async (signal: AbortSignal) => {
    const page = await quietly(call(getActivityPage, query, { signal, locale }));
    return { of: wanted, records: page?.records ?? null };
  };
  const found = useQuery(['homeActivities', wanted], asked ? load : null).loaded.data;
  const loading = asked && found?.of !== wanted;
  return {
    choice,
    choose: (place: number) => {
      setAsked(true);
      choose(place);
    },
    records: (asked && found ? found.records : first) ?? undefined,
    loading,
  };
};
