/** Everything about accounts: each part is a file of its own. */
import type { SessionUser } from '#contract/account.ts';
import type { Db, Tx } from '#server/db/connect.ts';
import type { Bind } from '#server/http/bind.ts';
import type { RateLimit } from '#server/http/rate-limit.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Messages } from '#server/ports/messages.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { applicationRoutes } from './account-application.routes.ts';
import { codeRoutes } from './account-codes.routes.ts';
import { directoryRoutes } from './account-directory.routes.ts';
import { infoRoutes } from './account-info.routes.ts';
import { loginRoutes } from './account-login.routes.ts';
import { createMail, createTell } from './account-notices.ts';
import { passwordRoutes } from './account-passwords.routes.ts';
import { privacyRoutes } from './account-privacy.routes.ts';
import { type HandInCard, registerRoutes } from './account-register.routes.ts';

type Deps = {
  db: Db;
  clock: Clock;
  sealer: Sealer;
  messages: Messages;
  limitLogin: RateLimit;
  limitCode: RateLimit;
  findUser: (token: string) => Promise<SessionUser | null>;
  handInCard: HandInCard;
  removePictures: (fileIds: string[]) => Promise<void>;
  leaveActivities: (tx: Tx, userId: string) => Promise<void>;
};

export const accountRoutes = (bind: Bind, given: Deps): void => {
  const { messages } = given;
  const deps = { ...given, tell: createTell(messages), mail: createMail(messages) };
  loginRoutes(bind, deps);
  codeRoutes(bind, deps);
  passwordRoutes(bind, deps);
  registerRoutes(bind, deps);
  infoRoutes(bind, deps);
  applicationRoutes(bind, deps);
  privacyRoutes(bind, deps);
  directoryRoutes(bind, deps);
};
