/** Why a time cannot be had, and what is free around it. */
import type { SlotRefusal } from '#contract/services/services.ts';
import { ApiError } from '#web/lib/api/api-error.ts';

export type Refusal = SlotRefusal;

/** The refusal that an answer carries; null when it failed for another reason. */
export const refusalIn = (error: unknown): Refusal | null => {
  if (!(error instanceof ApiError) || !error.code?.startsWith('slot_')) return null;
  const data = error.data as Partial<SlotRefusal> | undefined;
  return { reason: data?.reason ?? 'full', nearest: data?.nearest ?? [] };
};
