import type { Bind } from '#server/http/bind.ts';
import { auditRoutes } from './staff-audit.routes.ts';
import { authenticatorRoutes } from './staff-authenticator.routes.ts';
import { caseRoutes } from './staff-cases.routes.ts';
import { deskRoutes } from './staff-desk.routes.ts';
import { doorRoutes } from './staff-door.routes.ts';
import { invitationRoutes } from './staff-invitations.routes.ts';
import { ownRoutes } from './staff-own.routes.ts';
import { type PasswordDeps, passwordRoutes } from './staff-password.routes.ts';
import { proofRoutes } from './staff-proof.ts';
import { teamRoutes } from './staff-team.routes.ts';

export const staffRoutes = (bind: Bind, deps: PasswordDeps): void => {
  doorRoutes(bind, deps);
  authenticatorRoutes(bind, deps);
  passwordRoutes(bind, deps);
  proofRoutes(bind, deps);
  ownRoutes(bind, deps);
  teamRoutes(bind, deps);
  invitationRoutes(bind, deps);
  caseRoutes(bind, deps);
  deskRoutes(bind, deps);
  auditRoutes(bind, deps);
};
