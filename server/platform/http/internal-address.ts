/** Calls that this process makes to itself while it renders come from here. Nobody outside can say so: it is drawn anew. */
import { randomUUID } from 'node:crypto';

export const internalAddress = `inside ${randomUUID()}`;
