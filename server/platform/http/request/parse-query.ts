/**
 * Query strings: `cityList[]=a&cityList[]=b` and `cityList=a&cityList=b` are equivalent (readings "Lists in
 * queries").
 */
import { parse } from 'node:querystring';

export const parseQuery = (text: string): Record<string, unknown> => {
  const query: Record<string, unknown> = Object.create(null);
  for (const [rawKey, value] of Object.entries(parse(text, '&', '=', { maxKeys: 100 }))) {
    const isList = rawKey.endsWith('[]');
    const key = isList ? rawKey.slice(0, -2) : rawKey;
    const before = query[key];
    const values = [before, value].flat().filter((v) => v !== undefined);
    query[key] = isList || before !== undefined ? values : value;
  }
  return { ...query };
};
