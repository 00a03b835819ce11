import type { Api } from '#contract/endpoint.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/platform/database/connect.ts';
import type { Bind, Handler, Input, Result } from '#server/platform/http/bind.ts';
import type { UserCaller } from '#server/platform/http/request/caller.ts';
import { isApproved } from './courses.store.ts';

export type Trainee = UserCaller & { userId: string };

/** Binds an endpoint for caregivers with an approved application; others get `training_not_open`. */
export type TraineeBind = <E extends Api & { access: 'train' }>(
  api: E,
  handler: (input: Input<E>, caller: Trainee) => Promise<Result<E>>,
) => void;

export const bindForTrainees =
  (bind: Bind, db: Db): TraineeBind =>
  (api, handler) => {
    const guarded: Handler<typeof api> = async (input, anyone) => {
      const caller = anyone as UserCaller;
      const { userId } = caller.user;
      if (!(await isApproved(db, userId))) throw new AppError('training_not_open');
      return handler(input, { ...caller, userId });
    };
    bind(api, guarded);
  };
