/** A draft of the profile, stored until it is saved (design rules 11 and 32); no code, no password. */

import { profileDraft } from '#web/features/account/this-device.ts';
import { clearDraft, readDraft, writeDraft } from '#web/lib/draft.ts';
import { type Info, type ProfileTexts, profileNames } from './profile.ts';

const secrets: readonly string[] = ['verificationCode', 'emailCode', 'password'];

/** The owner: somebody else may sign in on this device. */
type Kept = { userId: string; texts: Partial<ProfileTexts> };

/** The saved profile with the draft applied; null without a draft. */
export const readProfileDraft = (info: Info, saved: ProfileTexts): ProfileTexts | null => {
  const kept = readDraft<Kept>(profileDraft)?.data;
  if (kept?.userId !== info.userId) return null;
  const texts = { ...saved };
  for (const name of profileNames) {
    const text: unknown = kept.texts?.[name];
    if (typeof text === 'string' && !secrets.includes(name)) texts[name] = text;
  }
  return texts;
};

export const writeProfileDraft = ({ userId }: Info, texts: ProfileTexts): void => {
  const { verificationCode, emailCode, password, ...kept } = texts;
  // One profile per person: the user id is the draft's key.
  writeDraft<Kept>(profileDraft, userId, { userId, texts: kept });
};

export const dropProfileDraft = (): void => clearDraft(profileDraft);
