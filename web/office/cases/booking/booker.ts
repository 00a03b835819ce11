import { orderedName } from '#contract/person-name.ts';
import type { Caller } from '#contract/services/visits-office.ts';

/** Whom staff book for. */
export type Booker = Pick<Caller, 'userId' | 'names' | 'phoneEnd' | 'locale'>;

type Person = {
  userId: string;
  firstName: string;
  lastName: string;
  chineseName: string | null;
  phone: string;
  locale: Caller['locale'];
};

export const bookerOf = ({ userId, phone, locale, chineseName, ...names }: Person): Booker => ({
  userId,
  locale,
  names: { latin: orderedName(names), chinese: chineseName || null },
  phoneEnd: phone.slice(-4),
});
