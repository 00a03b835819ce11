/** The office's streams of this process: who listens, what they are told, and when they end (decision 031). */
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { StaffRole } from '#contract/access.ts';
import { AppError } from '#contract/errors.ts';
import { everything, liveRules } from '#contract/staff/live.ts';
import type { Watch } from '#server/platform/database/watch-changes.ts';
import {
  createEventStream,
  type EventStream,
  endedStream,
} from '#server/platform/http/event-stream.ts';
import type { StaffCaller } from '#server/platform/http/request/caller.ts';
import type { Needs } from '#server/shared/deps.ts';
import { createChanges, isTold } from './changes.rules.ts';
import { deleteGone, deleteLooking, touchLooking } from './looking.store.ts';

type Deps = Needs<'db' | 'clock'> & {
  findStaff: (token: string, unattended: boolean) => Promise<StaffCaller | null>;
};
type Listener = EventStream & { staffId: string; role: StaffRole; token: string; tab: string };

export type Live = ReturnType<typeof createLive>;

/** The name of a change of somebody's session or rights: told to nobody, it ends their streams. */
const ofStaff = 'staff:';

/** Until when one must have been heard of to be there. */
export const heardAfter = (now: Date): Date =>
  new Date(now.getTime() - liveRules.lookingSeconds * 1000);

export const createLive = ({ db, clock, findStaff }: Deps) => {
  const listeners = new Set<Listener>();
  const leaving = new Set<Promise<unknown>>();
  let changes = createChanges(randomUUID(), liveRules.remembered);
  /** Nothing is heard from the database: nobody may rely on a stream. */
  let deaf = true;
  let closing = false;
  let timer: NodeJS.Timeout | undefined;

  const endAll = () => {
    for (const one of listeners) one.end();
  };

  /** Ends the streams of those whose session is over, or who have other rights now. */
  const check = async (some: Listener[]): Promise<void> => {
    for (const one of some) {
      const me = await findStaff(one.token, true).catch(() => null);
      if (me?.stage !== 'done' || me.role !== one.role) one.end();
    }
  };

  let beating = false;
  const beat = async (): Promise<void> => {
    if (beating) return;
    beating = true;
    try {
      await check([...listeners]);
      for (const one of listeners) one.send(changes.upTo());
      const now = clock.now();
      await touchLooking(
        db,
        [...listeners].map(({ tab }) => tab),
        now,
      );
      await deleteGone(db, heardAfter(now));
    } catch {
      // The database is away; the next beat says whether it still is.
    } finally {
      beating = false;
    }
  };

  const leave = (listener: Listener) => {
    listeners.delete(listener);
    if (!listeners.size) {
      clearInterval(timer);
      timer = undefined;
    }
    // The same tab may have come back before its old connection was found dead.
    if ([...listeners].some(({ tab }) => tab === listener.tab)) return;
    const gone = deleteLooking(db, listener)
      // Then it is forgotten later.
      .catch(() => undefined)
      .finally(() => leaving.delete(gone));
    leaving.add(gone);
  };

  /** What the caller has missed since; the position goes with it. */
  const missed = (role: StaffRole, since: string | undefined): string[] => {
    const found = deaf ? null : changes.since(since);
    if (!found) return [everything];
    return [...new Set(found.map(({ name }) => name).filter((name) => isTold(role, name)))];
  };

  /** From the trigger `office_changed`: '<transaction> <name>'. */
  const watch: Watch = {
    onChange(told) {
      const { id, name } = changes.add(told);
      if (name.startsWith(ofStaff)) {
        const staffId = name.slice(ofStaff.length);
        void check([...listeners].filter((one) => one.staffId === staffId));
      }
      for (const one of listeners) if (isTold(one.role, name)) one.send(id, name);
    },
    onBack() {
      deaf = false;
      changes = createChanges(randomUUID(), liveRules.remembered);
      for (const one of listeners) one.send(changes.upTo(), everything);
    },
    // They ask by themselves until the stream can be had again.
    onLost() {
      deaf = true;
      endAll();
    },
  };

  return {
    watch,
    count: (): number => listeners.size,
    upTo: (): string => changes.upTo(),
    missed,
    open(
      { staffId, role, token }: Pick<Listener, 'staffId' | 'role' | 'token'>,
      { tab, since }: { tab: string; since?: string | undefined },
    ): Readable {
      if (closing || deaf) return endedStream();
      const own = [...listeners].filter((one) => one.staffId === staffId);
      // A tab that comes back may have a connection that is dead. Not its last one: requests can overtake each other.
      for (const one of own.filter((other) => other.tab === tab).slice(0, -1)) one.end();
      if (own.filter((one) => one.tab !== tab).length >= liveRules.streamsOfOne)
        throw new AppError('too_many_requests');
      if (listeners.size >= liveRules.streamsInAll) throw new AppError('too_many_requests');
      const listener: Listener = {
        ...createEventStream(() => leave(listener)),
        staffId,
        role,
        token,
        tab,
      };
      listeners.add(listener);
      timer ??= setInterval(() => void beat(), liveRules.heartbeatSeconds * 1000).unref();
      listener.send(changes.upTo());
      for (const name of missed(role, since)) listener.send(changes.upTo(), name);
      return listener.body;
    },
    beat,
    /** Before the process leaves: its streams end, and the tabs come back to another one. */
    async end(): Promise<void> {
      closing = true;
      endAll();
      await Promise.all(leaving);
    },
  };
};
