/** The current request, for logs and traces deep below it. */
import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<string>();

export const inRequest = <T>(requestId: string, work: () => T): T => scope.run(requestId, work);

export const currentRequestId = (): string | undefined => scope.getStore();
