/** What moves from a duplicate account, and what stays because the person already has it. */
import { type MergeField, type MovedPart, mergeFields } from '#contract/account/person-merge.ts';
import { personLimits } from '#contract/account/person-words.ts';
import type { Known } from './person.rules.ts';

export type Belongings = {
  records: { id: string; openCare: boolean }[];
  registrations: { id: string; activityId: string; active: boolean }[];
  reviews: string[];
  documents: { id: string; kind: string }[];
  /** Signed trainings don't move: the certificate names its holder. */
  trainings: { id: string; trainingId: string; signed: boolean }[];
  card: boolean;
  papers: boolean;
  application: boolean;
  /** `paper`: the end of a document of that kind. */
  dates: { id: string; openCard: boolean; paper: string | null }[];
};

const split = <T>(all: readonly T[], goes: (one: T) => boolean) => ({
  go: all.filter(goes),
  stay: all.filter((one) => !goes(one)),
});
const flag = (theirs: boolean, mine: boolean) => ({
  go: theirs && !mine ? [true] : [],
  stay: theirs && mine ? [true] : [],
});

export const planMerge = (keep: Belongings, double: Belongings) => {
  const hasPaper = (kind: string | null) => keep.documents.some((d) => d.kind === kind);
  const hasCardDate = keep.dates.some((d) => d.openCard);
  const hasCare = keep.records.some((r) => r.openCare);
  const isJoined = (activityId: string) =>
    keep.registrations.find((r) => r.activityId === activityId);
  return {
    // Only one application for long-term care may be open.
    records: split(double.records, (r) => !(r.openCare && hasCare)),
    // A cancelled registration gives way to an active one.
    registrations: split(double.registrations, (r) => {
      const mine = isJoined(r.activityId);
      return !mine || (!mine.active && r.active);
    }),
    reviews: split(double.reviews, () => true),
    documents: split(double.documents, (d) => !keep.documents.some((k) => k.kind === d.kind)),
    trainings: split(
      double.trainings,
      (t) =>
        !double.trainings.some((d) => d.trainingId === t.trainingId && d.signed) &&
        !keep.trainings.some((k) => k.trainingId === t.trainingId),
    ),
    card: flag(double.card, keep.card),
    papers: flag(double.papers, keep.papers),
    application: flag(double.application, keep.application),
    // A white card ends on one day; a paper's end goes with it.
    dates: split(double.dates, (d) => !(d.openCard && hasCardDate) && !hasPaper(d.paper)),
  };
};
export type Plan = ReturnType<typeof planMerge>;

const amounts = (plan: Plan, side: 'go' | 'stay') =>
  (Object.keys(plan) as MovedPart[])
    .map((part) => ({ part, count: plan[part][side].length }))
    .filter(({ count }) => count > 0);

export const movesOf = (plan: Plan) => amounts(plan, 'go');
export const staysOf = (plan: Plan) => amounts(plan, 'stay');

const partsOf = {
  name: ['firstName', 'lastName'],
  preferredName: ['preferredName'],
  chineseName: ['chineseName'],
  email: ['email'],
  locale: ['locale'],
  address: ['address', 'apartment', 'city', 'state', 'postcode'],
} as const satisfies Record<MergeField, readonly (keyof Known)[]>;

const sayField = (known: Known, field: MergeField): string =>
  partsOf[field]
    .map((part) => known[part])
    .filter(Boolean)
    .join(field === 'address' ? ', ' : ' ');

/** Where the duplicate says something else. */
export const differencesOf = (keep: Known, double: Known) =>
  mergeFields
    .map((field) => ({ field, keep: sayField(keep, field), double: sayField(double, field) }))
    .filter((one) => one.double && one.double !== one.keep);

/** The person after the merge: as staff chose, with gaps filled, and with the notes and contacts of both. */
export const mergeProfiles = (keep: Known, double: Known, take: readonly MergeField[]) => {
  const taken = differencesOf(keep, double)
    .filter((one) => !one.keep || take.includes(one.field))
    .map(({ field }) => field);
  const parts = taken.flatMap((field) => partsOf[field].map((part) => [part, double[part]]));
  const contacts = [...keep.contacts, ...double.contacts];
  const note = [keep.note, double.note].filter(Boolean).join('\n');
  const overflow = [
    ...(note.length > personLimits.noteMax ? (['note'] as const) : []),
    ...(contacts.length > personLimits.contactsMax ? (['contacts'] as const) : []),
  ];
  const known: Known = {
    ...keep,
    ...(Object.fromEntries(parts) as Partial<Known>),
    note: note.length > personLimits.noteMax ? keep.note : note,
    contacts: contacts.slice(0, personLimits.contactsMax),
  };
  return { known, taken, overflow };
};
