import { addDocuments } from '#contract/account/register.ts';
import { caregiverInfo } from '#server/features/account/profile/info.service.ts';
import type { Tell } from '#server/features/account/profile/notices.service.ts';
import { invalidField } from '#server/platform/http/app-errors.ts';
import type { Bind } from '#server/platform/http/bind.ts';
import type { Needs } from '#server/shared/deps.ts';
import { addToApplication } from './application.service.ts';

type Deps = Needs<'db' | 'clock' | 'sealer'> & { tell: Tell };

export const applicationRoutes = (bind: Bind, deps: Deps): void => {
  bind(addDocuments, async ({ body }, { user }) => {
    if (!Object.values(body).some(Boolean)) throw invalidField('body', 'fields.required');
    await addToApplication(deps, user.userId, body);
    return caregiverInfo(deps, user.userId);
  });
};
