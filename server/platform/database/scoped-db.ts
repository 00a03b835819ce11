import type { AsyncLocalStorage } from 'node:async_hooks';
import type { Db, Tx } from './connect.ts';

/** A database whose statements go to the one that the calling scope has chosen, else to `usual`. */
export const createScopedDb = (usual: Db, scope: AsyncLocalStorage<Db | Tx>): Db =>
  new Proxy(usual, {
    get(target, name) {
      const current = scope.getStore() ?? target;
      const value: unknown = Reflect.get(current, name, current);
      return typeof value === 'function' ? value.bind(current) : value;
    },
  });
