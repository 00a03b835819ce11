/** Details of an audit entry in words: codes that the server wrote, as the pages of the office say them. */
import { type Locale, listComma, localeNames } from '#i18n/pick-locale.ts';
import type { Translator } from '#i18n/translator.ts';

const statuses = {
  application: 'office.cases.applicationStatus',
  whitecard: 'office.cases.cardStatus',
  request: 'office.cases.requestStatus',
  activity: 'office.activities.status',
} as const;

const places: Record<string, readonly string[]> = {
  reason: [
    'office.days.reasons',
    'office.activities.planReasons',
    'office.activities.partyReasons',
    'office.personClose.reasons',
    'center.verdicts.reasons',
  ],
  reasons: ['office.cases.reasons'],
  documents: ['office.cases.documents'],
  papers: ['office.cases.papers'],
  state: ['office.days.work', 'office.inbox.states'],
  role: ['office.roles'],
  outcome: ['office.calls.outcomes'],
  step: ['office.calls.outcomes', 'office.callbacks'],
  channel: ['office.messages.channels'],
  audience: ['office.plans.audiences'],
};
const isStatus = (name: string): boolean => ['decision', 'status', 'was'].includes(name);

/** What a case can be: first of the kind that the action is about. */
const statusPlaces = (action: string): readonly string[] => {
  const own = Object.entries(statuses).find(([kind]) => action.startsWith(kind));
  return [...(own ? [own[1]] : []), ...Object.values(statuses)];
};

type Said = Pick<Translator, 'find' | 'locale'>;

/** A code without words, a name or a sentence stays as it is. */
export const sayDetail = (
  { find, locale }: Said,
  { action, name, value }: { action: string; name: string; value: string },
): string => {
  if (name === 'locale' || name === 'languages')
    return value
      .split(' ')
      .map((one) => localeNames[one as Locale] ?? one)
      .join(listComma[locale]);
  const known = isStatus(name) ? statusPlaces(action) : (places[name] ?? []);
  const say = (code: string): string | null =>
    known.map((place) => find(`${place}.${code}`)).find((words) => words !== null) ?? null;
  const parts = value.split(',').map(say);
  return parts.every((one) => one !== null) ? parts.join(listComma[locale]) : value;
};

/** The sentence says it already: 'visit.moved' is a visit whose state is 'moved'. */
export const isInSentence = ({
  action,
  name,
  value,
}: Record<'action' | 'name' | 'value', string>) => name === 'state' && action.endsWith(`.${value}`);

/** A number of a row in the database says nothing to a reader. */
export const isInternal = (value: string): boolean =>
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
