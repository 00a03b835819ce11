import type { Bind } from '#server/platform/http/bind.ts';
import { auditRoutes } from './audit.office.routes.ts';
import { caseRoutes } from './cases.office.routes.ts';
import { deskRoutes } from './desk.office.routes.ts';
import { liveRoutes } from './live/live.office.routes.ts';
import type { Live } from './live/live.service.ts';
import { type SearchParts, searchRoutes } from './search/search.office.routes.ts';
import { authenticatorRoutes } from './sign-in/authenticator.office.routes.ts';
import { staffLoginRoutes } from './sign-in/login.routes.ts';
import { ownRoutes } from './sign-in/own-account.office.routes.ts';
import { type PasswordDeps, passwordRoutes } from './sign-in/password-reset.routes.ts';
import { proofRoutes } from './sign-in/step-up.routes.ts';
import { invitationRoutes } from './team/invitations.routes.ts';
import { teamRoutes } from './team/team.office.routes.ts';
import { viewRoutes } from './views.office.routes.ts';

export const staffRoutes = (
  bind: Bind,
  deps: PasswordDeps & { search: SearchParts; live: Live },
): void => {
  staffLoginRoutes(bind, { ...deps, changesUpTo: deps.live.upTo });
  authenticatorRoutes(bind, deps);
  passwordRoutes(bind, deps);
  proofRoutes(bind, deps);
  ownRoutes(bind, deps);
  teamRoutes(bind, deps);
  invitationRoutes(bind, deps);
  caseRoutes(bind, deps);
  deskRoutes(bind, deps);
  viewRoutes(bind, deps);
  auditRoutes(bind, deps);
  liveRoutes(bind, deps);
  searchRoutes(bind, { ...deps, parts: deps.search });
};
