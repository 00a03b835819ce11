/** Why an activity moves or is called off; whoever is registered reads it. */
import { z } from 'zod';

export const planReasons = ['weather', 'host', 'room', 'few', 'plan'] as const;
export type PlanReason = (typeof planReasons)[number];
export const planReason = z.enum(planReasons, { error: 'fields.choice' });
