import { describe, expect, it } from 'vitest';
import type { ActivityDetail } from '#contract/activity/activity.ts';
import { liveState, partsOf } from './live-state.ts';

const activity = (over: Partial<ActivityDetail>): ActivityDetail => ({
  id: 'one',
  title: 'Tea together',
  coverPcFileIdList: [],
  activityStartTime: '2026-06-10 14:30',
  activityEndTime: '2026-06-10 16:00',
  city: 'Queens',
  location: 'Queens Office',
  typeId: 'health',
  typeName: 'Health',
  activityStatus: 'sign_up',
  registerStatus: 'not_full',
  registerStartTime: '2026-05-20 09:00',
  registerEndTime: '2026-06-09 17:00',
  quota: 20,
  registeredCount: 3,
  waitlistCount: 0,
  description: '',
  requirements: '',
  notes: '',
  highlights: [],
  organizer: '',
  endDate: '2026-06-10',
  startsAt: '2026-06-10T14:30:00-04:00',
  endsAt: '2026-06-10T16:00:00-04:00',
  registerOpensAt: '2026-05-20T09:00:00-04:00',
  registerClosesAt: '2026-06-09T17:00:00-04:00',
  ...over,
});
const at = (moment: string) => Date.parse(moment);
const full = { registerStatus: 'full', registeredCount: 20 } as const;

describe('the state of an activity that stands open in a window', () => {
  it.each([
    ['2026-05-20T08:59:59-04:00', {}, 'coming'],
    // The answer is older than the opening.
    ['2026-05-20T09:00:00-04:00', { activityStatus: 'coming' }, 'open'],
    ['2026-05-20T09:00:00-04:00', { activityStatus: 'coming', ...full }, 'full'],
    ['2026-06-01T09:00:00-04:00', {}, 'open'],
    ['2026-06-01T09:00:00-04:00', full, 'full'],
    ['2026-06-09T17:00:00-04:00', {}, 'closed'],
    // Nobody can wait for a place any more.
    ['2026-06-09T17:00:00-04:00', full, 'closed'],
    ['2026-06-10T16:00:00-04:00', {}, 'ended'],
    ['2026-06-01T09:00:00-04:00', { activityStatus: 'ended' }, 'ended'],
  ] as const)('at %s with %o is %s', (moment, over, state) => {
    expect(liveState(activity(over), at(moment))).toBe(state);
  });
});

describe('the countdown', () => {
  it.each([
    [2 * 86_400_000 + 3 * 3_600_000, ['days 2', 'hours 3']],
    [3 * 3_600_000 + 61_000, ['hours 3', 'minutes 1']],
    [61_000, ['minutes 1', 'seconds 1']],
    [5_400, ['seconds 6']],
    [0, ['seconds 0']],
    [-5_000, ['seconds 0']],
  ])('of %i ms has its two largest parts', (left, said) => {
    expect(partsOf(left).map(({ unit, n }) => `${unit} ${n}`)).toEqual(said);
  });
});
