/** The activities of one city, asked for when it is chosen (spec §7: pageSize 10, pageNum 1, no cities for 'all'). */
import { useEffect, useState } from 'react';
import { type ActivitySummary, getActivityPage } from '#contract/activity/activity.ts';
import { limits } from '#contract/limits.ts';
import { call } from '#web/lib/api/api.ts';
import { quietly } from '#web/lib/api/public-data.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';

const { pageSize, pageNum } = limits.homeActivities;
export const homeActivityQuery = (cityList: string[]) => ({
  query: { pageSize: String(pageSize), pageNum: String(pageNum), cityList },
});

type Found = { of: string; records: ActivitySummary[] | null };

/** `choice` is 0 for all, else the city's place in the list: names change with the language, places do not. */
export const useCityActivities = (cities: string[], first: ActivitySummary[]) => {
  const locale = useLocale();
  const [choice, choose] = useState(0);
  const [asked, setAsked] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  const city = cities[choice - 1];
  const wanted = `${locale} ${city ?? ''}`;

  useEffect(() => {
    if (!asked) return;
    const stop = new AbortController();
    quietly(
      call(getActivityPage, homeActivityQuery(city ? [city] : []), { signal: stop.signal, locale }),
    )
      .then((page) => {
        if (!stop.signal.aborted) setFound({ of: wanted, records: page?.records ?? null });
      })
      .catch(() => {}); // only an abandoned call comes here
    return () => stop.abort();
  }, [asked, city, locale, wanted]);

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
