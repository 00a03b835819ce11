/**
 * The client address of calls that the process makes to itself while rendering. Random, so nobody outside can spoof
 * it.
 */
import { randomUUID } from 'node:crypto';

export const internalAddress = `inside ${randomUUID()}`;
