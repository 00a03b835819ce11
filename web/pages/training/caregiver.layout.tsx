import { Outlet } from 'react-router';
import { requireCaregiver } from '#web/lib/api/guard.ts';
import type { Route } from './+types/caregiver.layout.ts';

/** Training and exam are for caregivers (spec §6). */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [() => requireCaregiver()];

export const clientLoader = () => null;

export default function CaregiverLayout() {
  return <Outlet />;
}
