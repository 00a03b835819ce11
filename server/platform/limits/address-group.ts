/** Whom an address counts for in a limit. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** What one customer of a provider has: within it anybody can take another address for every call. */
const groups = 4;

/**
 * An IPv6 address counts with its /64, one that carries an IPv4 address as that address; everything else, which may be
 * the number of an account, as it is.
 */
export const addressGroup = (key: string): string => {
  if (!isIP(key)) return key;
  const address = ipaddr.process(key);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
