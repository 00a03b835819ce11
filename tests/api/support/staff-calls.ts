/** Staff who sign in with their password, are invited, and set up their second factor. */
import { TOTP } from 'otpauth';
import type { StaffRole } from '#contract/access.ts';
import * as api from '#contract/staff/staff.ts';
import { demoPassword } from '#demo/agency.ts';
import { invite } from '#server/features/staff/team/invitations.service.ts';
import type { TestApp } from './app.ts';
import { messagesTo } from './messages.ts';

export const admin = 'admin@persimmon.example';
export const longPassword = 'a sentence to remember';
export const newPassword = 'tea at four with Mrs. Wong';
export const minute = 60_000;

type SignedIn = { token: string; staff: api.StaffMe; deviceKey: string };

export const staffCalls = (t: TestApp) => {
  const signIn = (email: string, password = demoPassword, more: { deviceKey?: string } = {}) =>
    t.call<SignedIn>('POST', '/home/staff/login', {
      body: { email, password, ...more },
      lang: 'en',
    });
  /** What goes with calls that change who may enter; with `code` where there is a second factor. */
  const proofOf = async (token: string, body: object = { password: demoPassword }) =>
    (await t.read(api.proveAgain, { token, body })).proof;
  const tokenOf = async (email: string) => (await signIn(email)).json.data?.token ?? '';

  /** The link of the newest message to this address; its secret stands behind the '#'. */
  const invitationOf = async (email: string): Promise<string> => {
    const [text = ''] = await messagesTo(t, email);
    return text.match(/\/office\/welcome#(\S+)/)?.[1] ?? '';
  };
  /** Somebody new, who has accepted. Invited without the administrator's (slow) passwords. */
  const newcomer = async (email: string, role: StaffRole = 'coordinator') => {
    const asked = { actor: 'test', now: t.clock.now() };
    const { person, token: invitation } = await t.db.transaction((tx) =>
      invite(tx, { email, name: 'New', role }, asked),
    );
    const body = { invitation, name: 'New', password: longPassword };
    const { token, deviceKey } = await t.read(api.acceptInvitation, { body });
    return { staffId: person.id, email, token, deviceKey, invitation };
  };
  /** What the authenticator shows now. */
  const codeAt = (secret: string) =>
    new TOTP({ secret }).generate({ timestamp: t.clock.now().getTime() });
  /** Sets up the second factor of this session. */
  const enroll = async (token: string, password: string) => {
    const { secret } = await t.read(api.startAuthenticator, { token, body: { password } });
    const body = { code: codeAt(secret) };
    const { recoveryCodes } = await t.read(api.confirmAuthenticator, { token, body });
    return { secret, recoveryCodes };
  };
  /** Somebody with an authenticator, whose last code was a while ago; in, and known on this device. */
  const enrolled = async (email: string, role?: StaffRole) => {
    const person = await newcomer(email, role);
    const factor = await enroll(person.token, longPassword);
    t.clock.pass(minute);
    return { ...person, ...factor };
  };
  /** Asked for at the door; the answer does not wait for it. */
  const forgot = async (email: string) => {
    const answer = await t.call('POST', '/home/staff/password/forgot', {
      body: { email },
      lang: 'en',
    });
    await t.app.settled();
    return answer;
  };
  /** The reset links that have come to this address, newest first. */
  const resetsOf = async (email: string): Promise<string[]> =>
    (await messagesTo(t, email)).flatMap((text) => {
      const found = text.match(/\/office\/reset#(\S+)/)?.[1];
      return found ? [found] : [];
    });
  const reset = (link: string, password = newPassword) =>
    t.call<SignedIn>('POST', '/home/staff/password/reset', {
      body: { link, password },
      lang: 'en',
    });
  return {
    signIn,
    tokenOf,
    proofOf,
    invitationOf,
    newcomer,
    codeAt,
    enroll,
    enrolled,
    forgot,
    resetsOf,
    reset,
  };
};
