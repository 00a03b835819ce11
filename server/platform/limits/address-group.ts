/** Groups addresses for rate limits. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** A customer of a provider usually has a whole /64, with a new address for every call. */
const groups = 4;

/** IPv6 addresses are grouped by /64, IPv4-mapped ones count as IPv4; anything else (an account id) is unchanged. */
export const addressGroup = (key: string): string => {
  if (!isIP(key)) return key;
  const address = ipaddr.process(key);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, groups)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
