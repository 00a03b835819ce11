import type { LocalText } from './localized-text.ts';
import { foldAll } from './search-normalize.ts';

type Searched = Record<'title' | 'description' | 'location' | 'organizer', LocalText>;

/** The search text of an activity: its texts, category and city. */
export const activityTexts = (it: Searched, typeName: LocalText, cityName: LocalText) => ({
  titleText: foldAll(it.title),
  searchText: foldAll(it.title, it.description, it.location, it.organizer, typeName, cityName),
});
