/** The smallest value that a schema of the contract allows, so that a test names only what it is about. */
import type { z } from 'zod';

type Def = {
  type: string;
  shape?: Record<string, z.ZodType>;
  entries?: Record<string, string>;
  values?: unknown[];
  options?: z.ZodType[];
  out?: z.ZodType;
  innerType?: z.ZodType;
  items?: z.ZodType[];
  format?: string;
};

const strings: Record<string, string> = { uuid: '00000000-0000-4000-8000-000000000000' };

const least = (schema: z.ZodType): unknown => {
  const def = schema.def as unknown as Def;
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {})
          .map(([key, inner]) => [key, least(inner)])
          .filter(([, value]) => value !== undefined),
      );
    case 'array':
      return [];
    case 'record':
      return {};
    case 'string':
      return strings[def.format ?? ''] ?? '';
    case 'number':
      return 0;
    case 'boolean':
      return false;
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'union':
      return def.options?.[0] && least(def.options[0]);
    case 'tuple':
      return def.items?.map(least);
    case 'nullable':
    case 'null':
      return null;
    case 'pipe':
      return def.out && least(def.out);
    case 'readonly':
    case 'default':
      return def.innerType && least(def.innerType);
    default:
      return undefined;
  }
};

export const sample = <S extends z.ZodType>(
  schema: S,
  known: Partial<z.output<S>> = {},
): z.output<S> => {
  const value = least(schema);
  return (typeof value === 'object' && value ? { ...value, ...known } : value) as z.output<S>;
};
