/** Staff who sign in with their password, are invited, and set up their second factor. */
import { TOTP } from 'otpauth';
import * as api from '#contract/staff.ts';
import { demoPassword } from '#demo/agency.ts';
import type { TestApp } from './app.ts';
import { messagesTo } from './messages.ts';

export const admin = 'admin@persimmon.example';
export const longPassword = 'a sentence to remember';
export const minute = 60_000;

export const staffCalls = (t: TestApp) => {
  const signIn = (email: string, password = demoPassword) =>
    t.call<{ token: string; staff: api.StaffMe }>('POST', '/home/staff/login', {
      body: { email, password },
      lang: 'en',
    });
  const tokenOf = async (email: string) => (await signIn(email)).json.data?.token ?? '';

  /** The link of the newest message to this address; its secret stands behind the '#'. */
  const invitationOf = async (email: string): Promise<string> => {
    const [text = ''] = await messagesTo(t, email);
    return text.match(/\/office\/welcome#(\S+)/)?.[1] ?? '';
  };
  /** Somebody new, who has accepted. */
  const newcomer = async (email: string, role = 'coordinator') => {
    const token = await tokenOf(admin);
    const invited = await t.read(api.inviteStaff, { token, body: { email, name: 'New', role } });
    const invitation = await invitationOf(email);
    const body = { invitation, name: 'New', password: longPassword };
    const accepted = await t.read(api.acceptInvitation, { body });
    return { ...invited, token: accepted.token, invitation };
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
  return { signIn, tokenOf, invitationOf, newcomer, codeAt, enroll };
};
