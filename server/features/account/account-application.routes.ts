import { addDocuments } from '#contract/account-register.ts';
import { AppError } from '#contract/errors.ts';
import type { Db } from '#server/db/connect.ts';
import type { Bind } from '#server/http/bind.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Sealer } from '#server/ports/sealer.ts';
import { addToApplication } from './account-application.ts';
import { caregiverInfo } from './account-info.ts';
import type { Tell } from './account-notices.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; tell: Tell };

export const applicationRoutes = (bind: Bind, deps: Deps): void => {
  bind(addDocuments, async ({ body }, { user }) => {
    if (!user) throw new AppError('unauthorized');
    if (!Object.values(body).some(Boolean))
      throw new AppError('invalid_input', [{ field: 'body', key: 'fields.required' }]);
    await addToApplication(deps, user.userId, body);
    return caregiverInfo(deps, user.userId);
  });
};
