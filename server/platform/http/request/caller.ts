/** The caller of a request: the token's owner, the person they act for, a staff member, or a visitor. */
import type { FastifyRequest } from 'fastify';
import { isForStaff, may, type Role } from '#contract/access.ts';
import type { SessionUser } from '#contract/account/account.ts';
import type { Api } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Helper } from '#contract/help/helper.ts';
import { actingForHeader, helpKeyHeader } from '#contract/help/words.ts';
import { unattendedHeader } from '#contract/staff/live.ts';
import type { StaffMe } from '#contract/staff/staff.ts';
import { uploadKeyHeader } from '#contract/upload/upload.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { localeOfHeader } from '#server/platform/http/translate.ts';
import type { FairShare } from '#server/platform/limits/fair-share.ts';

export type StaffCaller = StaffMe;

/** The signed-in user who acts for `user` (decision 029). */
export type Actor = { userId: string; linkId: string; helper: Helper };

export type Caller = {
  locale: Locale;
  /** The language of messages to `user`: their own if somebody acts for them. */
  tellIn: Locale;
  role: Role;
  /** The person the call is about. */
  user: SessionUser | null;
  /** Who acts for them, if it is somebody else. */
  actor: Actor | null;
  /** Set on office calls only, where `user` is null. */
  staff: StaffCaller | null;
  /** The raw token; only sign-out needs it. */
  token: string | null;
  /** The key of an anonymous upload. */
  uploadKey: string | null;
  /** The key of a device that opened a help link. */
  helpKey: string | null;
  address: string;
  userAgent: string;
};

export type UserCaller = Caller & { user: SessionUser; token: string };
export type OfficeCaller = Caller & { staff: StaffCaller; token: string };

export type CallerDeps = {
  findUser: (token: string) => Promise<SessionUser | null>;
  /** `unattended`: a read that nobody asked for; the session is not extended. */
  findStaff: (token: string, unattended?: boolean) => Promise<StaffCaller | null>;
  acting: {
    /** The person if this user may act for them now; otherwise null. */
    find(
      by: SessionUser,
      personId: string,
    ): Promise<{ user: SessionUser; locale: Locale; actor: Actor } | null>;
    /** Records who makes a change; refuses if the link has ended meanwhile. */
    note(actor: Actor, about: { personId: string; call: string }): Promise<void>;
  };
  share: FairShare;
};

export type Auth = NonNullable<Api['auth']> | 'none' | 'required';
export const authOf = (api: Api): Auth =>
  api.auth ?? (may('visitor', api.access) ? 'none' : 'required');

const staffRole = ({ stage, role }: StaffCaller): Role =>
  stage === 'done' ? role : 'staff_pending';

const keyIn = ({ headers }: FastifyRequest, header: string): string | null => {
  const value = headers[header.toLowerCase()];
  return typeof value === 'string' && value ? value : null;
};

export const createFindCaller = (deps: CallerDeps) => {
  /** The only place where a call is made for another person: the contract must allow it, and the link be open. */
  const findActing = async (request: FastifyRequest, api: Api, user: SessionUser | null) => {
    const personId = keyIn(request, actingForHeader);
    if (!personId || !user) return null;
    if (!api.forOthers) throw new AppError('not_for_others');
    const acting = await deps.acting.find(user, personId);
    if (!acting) throw new AppError('acting_ended');
    return acting;
  };

  const findCaller = async (request: FastifyRequest, api: Api): Promise<Caller> => {
    const { headers, ip } = request;
    const auth = authOf(api);
    const token = headers.authorization || null;
    // Public endpoints ignore the token: an expired one must not break a page that anyone may read.
    const find = <T>(by: (token: string) => Promise<T>) =>
      token && (auth === 'required' || auth === 'optional')
        ? deps.share(token, () => by(token))
        : null;
    const forStaff = isForStaff(api.access);
    const signedIn = forStaff ? null : await find(deps.findUser);
    const acting = await findActing(request, api, signedIn);
    const user = acting?.user ?? signedIn;
    const unattended = api.unattended || keyIn(request, unattendedHeader) !== null;
    const staff = forStaff ? await find((it) => deps.findStaff(it, unattended)) : null;
    const known = staff ? staffRole(staff) : (user?.userType ?? 'visitor');
    const locale = localeOfHeader(headers['accept-language']);
    return {
      locale,
      tellIn: acting?.locale ?? locale,
      token,
      user,
      actor: acting?.actor ?? null,
      staff,
      role: auth === 'signed' ? 'provider' : known,
      uploadKey: keyIn(request, uploadKeyHeader),
      helpKey: keyIn(request, helpKeyHeader),
      address: ip,
      userAgent: headers['user-agent'] ?? '',
    };
  };

  return { findCaller, findActing };
};
