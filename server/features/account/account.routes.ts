import type { SessionUser } from '#contract/account/account.ts';
import type { Tx } from '#server/platform/database/connect.ts';
import type { InTransaction } from '#server/platform/database/dry-run.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { RateLimit } from '#server/platform/limits/rate-limit.ts';
import type { Needs } from '#server/shared/deps.ts';
import { closeRoutes } from './directory/close.office.routes.ts';
import type { Endings } from './directory/close.service.ts';
import { directoryRoutes } from './directory/directory.office.routes.ts';
import { personRoutes } from './directory/person.office.routes.ts';
import { passportRoutes } from './passport/passport.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { seenRoutes } from './privacy/seen.routes.ts';
import { infoRoutes } from './profile/info.routes.ts';
import { createMail, createTell } from './profile/notices.service.ts';
import { applicationRoutes } from './registration/application.routes.ts';
import { type HandInCard, registerRoutes } from './registration/register.routes.ts';
import { codeRoutes } from './sign-in/codes.routes.ts';
import { loginRoutes } from './sign-in/login.routes.ts';
import { passwordRoutes } from './sign-in/passwords.routes.ts';

type Deps = Needs<'db' | 'clock' | 'sealer' | 'messages'> & {
  limitLogin: RateLimit;
  limitCode: RateLimit;
  findUser: (token: string) => Promise<SessionUser | null>;
  handInCard: HandInCard;
  removePictures: (fileIds: string[]) => Promise<void>;
  leaveActivities: (tx: Tx, userId: string) => Promise<void>;
  endActing: (tx: Tx, userId: string) => Promise<void>;
  endings: Endings & { inTransaction: InTransaction };
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
  passportRoutes(bind, deps);
  privacyRoutes(bind, deps);
  seenRoutes(bind, deps);
  directoryRoutes(bind, deps);
  closeRoutes(bind, deps);
  personRoutes(bind, deps);
};
