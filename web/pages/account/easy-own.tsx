import type { SessionUser } from '#contract/account/account.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { loadOwn, OwnNext } from './own-next.tsx';

/** On the home page of easy view: the next appointment, and what to do. Nothing when it cannot be loaded. */
export default function EasyOwn({ user }: { user: SessionUser }) {
  const { userId, userType } = user;
  const { loaded } = useQuery(['easyOwn', userId], (signal) =>
    loadOwn(userType === 'caregiver', signal),
  );
  if (loaded.status !== 'success') return null;
  return (
    <div className="stack gap-16 wrap">
      <OwnNext {...loaded.data} withDate />
    </div>
  );
}
