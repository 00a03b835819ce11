/** Which chapter of the guide belongs to which page, and its steps. */
import type { Messages } from '#i18n/messages.ts';
import { officePlaces } from './office-nav.ts';

export type ChapterId = keyof Messages['office']['guide']['chapters'];

/** By the addresses of the menu. */
const chapterOfPlace: Record<string, ChapterId> = {
  '/office': 'desk',
  '/office/inbox': 'inbox',
  '/office/applications': 'applications',
  '/office/cards': 'cards',
  '/office/requests': 'requests',
  '/office/callbacks': 'callbacks',
  '/office/appointments': 'appointments',
  '/office/renewals': 'renewals',
  '/office/activities': 'activities',
  '/office/content': 'content',
  '/office/content/article': 'content',
  '/office/media': 'content',
  '/office/reviews': 'reviews',
  '/office/training/contents': 'training',
  '/office/training/people': 'training',
  '/office/training/hours': 'training',
  '/office/training/compliance': 'training',
  '/office/training/credit': 'training',
  '/office/training/plans': 'training',
  '/office/people': 'people',
  '/office/messages': 'messages',
  '/office/message-texts': 'texts',
  '/office/calendar': 'calendar',
  '/office/team': 'team',
  '/office/settings': 'settings',
  '/office/audit': 'audit',
};

/** The chapter of the page, or of the list that it belongs to; the guide itself has none. */
export const chapterAt = (pathname: string): ChapterId | null => {
  const path = pathname.replace(/\/$/, '');
  if (path === '/office') return 'desk';
  const place = Object.keys(chapterOfPlace)
    .filter((to) => to !== '/office' && `${path}/`.startsWith(`${to}/`))
    .sort((a, b) => b.length - a.length)[0];
  return place ? (chapterOfPlace[place] ?? null) : null;
};

/** In the order of the menu, each with the first place that it is about. */
export const chapters = officePlaces.flatMap((place) => {
  const id = chapterOfPlace[place.to];
  const isFirst = officePlaces.find(({ to }) => chapterOfPlace[to] === id) === place;
  return id && isFirst ? [{ id, place }] : [];
});
