/** Why a slot can't be booked, and which are free around it. */
import type { SlotRefusal } from '#contract/services/services.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

export type Refusal = SlotRefusal;

/** The refusal in an error response; null if it failed for another reason. */
export const refusalIn = (error: unknown): Refusal | null => {
  if (!(error instanceof ApiError) || !error.code?.startsWith('slot_')) return null;
  const data = error.data as Partial<SlotRefusal> | undefined;
  return { reason: data?.reason ?? 'full', nearest: data?.nearest ?? [] };
};
