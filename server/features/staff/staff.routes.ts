import type { Bind } from '#server/http/bind.ts';
import type { Messages } from '#server/ports/messages.ts';
import { auditRoutes } from './staff-audit.routes.ts';
import { authenticatorRoutes } from './staff-authenticator.routes.ts';
import { caseRoutes } from './staff-cases.routes.ts';
import { deskRoutes } from './staff-desk.routes.ts';
import { type DoorDeps, doorRoutes } from './staff-door.routes.ts';
import { ownRoutes } from './staff-own.routes.ts';
import { teamRoutes } from './staff-team.routes.ts';

export const staffRoutes = (
  bind: Bind,
  deps: DoorDeps & { messages: Messages; publicUrl: string },
): void => {
  doorRoutes(bind, deps);
  authenticatorRoutes(bind, deps);
  ownRoutes(bind, deps);
  teamRoutes(bind, deps);
  caseRoutes(bind, deps);
  deskRoutes(bind, deps);
  auditRoutes(bind, deps);
};
