import type { z } from 'zod';
import { draftOf } from '#contract/content/item-fields.ts';
import { type ContentType, contentInfo } from '#contract/content/item-types.ts';

const schemas = new Map<ContentType, z.ZodType<Record<string, unknown>>>();

/** Cached by type. */
export const draftSchema = (type: ContentType): z.ZodType<Record<string, unknown>> => {
  const made = schemas.get(type) ?? draftOf(contentInfo[type].fields);
  schemas.set(type, made);
  return made;
};
