/**
 * The network address of a call to the office, for the audit log. Those of clients are not kept: the log is never erased.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

export const fromOfficeAddress = <T>(address: string, work: () => T): T => scope.run(address, work);

export const officeAddress = (): string | null => scope.getStore() ?? null;
