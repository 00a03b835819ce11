/** The registration form: values, draft, and validation by the contract. */

import { RegisterBody, type registerForActivity } from '#contract/activity/join.ts';
import type { ActivityNeed, Registration } from '#contract/activity/register.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import type { MessageKey } from '#i18n/messages.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/draft.ts';

export type JoinValues = {
  name: string;
  phone: string;
  companions: number;
  needs: ActivityNeed[];
  needsNote: string;
  /** Never checked by default. */
  smsConsent: boolean;
  privacyAccepted: boolean;
};

/** What can be changed once one has joined. */
export type PartyValues = Pick<JoinValues, 'companions' | 'needs' | 'needsNote'>;

export const partyValuesOf = (registration: Registration): PartyValues => ({
  companions: registration.companions + registration.waitingCompanions,
  needs: registration.needs,
  needsNote: registration.needsNote ?? '',
});

export const isSameParty = (a: PartyValues, b: PartyValues): boolean =>
  a.companions === b.companions &&
  a.needsNote.trim() === b.needsNote.trim() &&
  a.needs.length === b.needs.length &&
  a.needs.every((need) => b.needs.includes(need));

export const joinFields = ['name', 'phone', 'companions', 'needsNote', 'privacyAccepted'] as const;
export type JoinField = (typeof joinFields)[number];

export type Known = { userId: string; name: string; phone: string };

export const firstValues = ({ name, phone }: Known): JoinValues => ({
  name,
  phone,
  companions: 0,
  needs: [],
  needsNote: '',
  smsConsent: false,
  privacyAccepted: false,
});

type Body = RequestOf<typeof registerForActivity>['body'];
export const bodyOf = (values: JoinValues): Body => values as Body;

/** From top to bottom. */
export const problemsOf = (values: JoinValues): { field: JoinField; key: MessageKey }[] => {
  const issues = RegisterBody.safeParse(values).error?.issues ?? [];
  return joinFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? { field, key: issue.message as MessageKey } : [];
  });
};

type Kept = { userId: string; values: JoinValues };
const draftName = (activityId: string): string => `activity ${activityId}`;

/** This person's draft; null if there is none, or it is somebody else's. */
export const readJoinDraft = (activityId: string, known: Known): JoinValues | null => {
  const kept = readDraft<Kept>(draftName(activityId))?.data;
  return kept?.userId === known.userId ? { ...firstValues(known), ...kept.values } : null;
};

export const writeJoinDraft = (activityId: string, { userId }: Known, values: JoinValues): void =>
  // One registration per person and activity: registering twice finds the first.
  writeDraft<Kept>(draftName(activityId), activityId, { userId, values });

export const dropJoinDraft = (activityId: string): void => clearDraft(draftName(activityId));
