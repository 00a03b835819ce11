import { addDocuments } from '#contract/account/register.ts';
import { caregiverInfo } from '#server/features/account/profile/info.service.ts';
import type { Tell } from '#server/features/account/profile/notices.service.ts';
import type { Sealer } from '#server/platform/crypto/field-encryption.ts';
import type { Db } from '#server/platform/database/connect.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Clock } from '#server/platform/time/clock.ts';
import { addToApplication } from './application.service.ts';

type Deps = { db: Db; clock: Clock; sealer: Sealer; tell: Tell };

export const applicationRoutes = (bind: Bind, deps: Deps): void => {
  bind(addDocuments, async ({ body }, { user }) => {
    if (!Object.values(body).some(Boolean)) throw invalidField('body', 'fields.required');
    await addToApplication(deps, user.userId, body);
    return caregiverInfo(deps, user.userId);
  });
};
