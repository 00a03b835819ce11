import type { Bind } from '#server/http/bind.ts';
import type { Messages } from '#server/ports/messages.ts';
import { caseRoutes } from './staff-cases.routes.ts';
import { type DoorDeps, doorRoutes } from './staff-door.routes.ts';
import { ownRoutes } from './staff-own.routes.ts';
import { teamRoutes } from './staff-team.routes.ts';

export const staffRoutes = (
  bind: Bind,
  deps: DoorDeps & { messages: Messages; publicUrl: string },
): void => {
  doorRoutes(bind, deps);
  ownRoutes(bind, deps);
  teamRoutes(bind, deps);
  caseRoutes(bind, deps);
};
