import { wei } from './help.ts';
import type { DemoDate } from './shape.ts';

/** Renewals and deadlines of the demo's patients: one that is near, one that has passed, and some later. */
export const importantDates: DemoDate[] = [
  {
    phone: '2125550101',
    kind: 'snap',
    inDays: 26,
    source: 'person',
    movedBy: { helper: wei, hoursAgo: 20 },
  },
  { phone: '2125550101', kind: 'other', inDays: 75, source: 'person', title: '老人公寓資料更新' },
  { phone: '2125550101', kind: 'letter', inDays: -20, source: 'staff', state: 'done' },
  { phone: '2125550102', kind: 'whiteCard', inDays: 41, source: 'staff' },
  { phone: '2125550102', kind: 'snap', inDays: 5, source: 'person' },
  { phone: '9175550121', kind: 'snap', inDays: 3, source: 'staff' },
  { phone: '9175550122', kind: 'whiteCard', inDays: 12, source: 'person' },
  { phone: '9175550123', kind: 'letter', inDays: 9, source: 'staff' },
  { phone: '9175550124', kind: 'whiteCard', inDays: -2, source: 'staff' },
  { phone: '9175550125', kind: 'whiteCard', inDays: 28, source: 'person' },
];
