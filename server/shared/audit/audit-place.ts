/** A place in the audit log: time and id of an entry, as a cursor in the address. */
type Place = { at: Date; id: number };

export const encodePlace = ({ at, id }: Place): string => `${at.getTime()}-${id}`;

/** Null if it cannot be read. */
export const decodePlace = (cursor: string): Place | null => {
  const [, at, id] = /^(\d{1,14})-(\d{1,15})$/.exec(cursor) ?? [];
  return at && id ? { at: new Date(Number(at)), id: Number(id) } : null;
};
