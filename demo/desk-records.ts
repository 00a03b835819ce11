import type { CallOutcome } from '#contract/staff/office.ts';
import type { DemoRecord } from './shape.ts';

const booked = (daysAgo: number): DemoRecord['events'] => [{ event: 'booked', daysAgo }];
const received = (daysAgo: number): DemoRecord['events'] => [{ event: 'received', daysAgo }];

/** Open cases of the office. Each office has its own times, so visits moved to the same Monday still find a seat. */
const visit = (
  [phone, recordNo, service]: [phone: string, recordNo: string, service: string],
  daysAgo: number,
  [office, inDays, time]: [office: string, inDays: number, time: string],
): DemoRecord => ({
  phone,
  recordNo,
  service,
  method: 'offline',
  status: 'init',
  daysAgo,
  visit: { office, inDays, time },
  events: booked(daysAgo),
});

export const deskRecords: DemoRecord[] = [
  // ---- requests ----
  {
    phone: '9175550128',
    recordNo: 'R-20128',
    service: 'long-term-care',
    care: true,
    method: 'online',
    status: 'init',
    daysAgo: 1.1,
    dueAfterDays: 1,
    note: '希望有人早上来帮忙洗澡，会说普通话的最好。',
    events: received(1.1),
  },
  {
    phone: '9175550129',
    recordNo: 'R-20131',
    service: 'long-term-care',
    care: true,
    method: 'online',
    status: 'init',
    daysAgo: 0.4,
    dueAfterDays: 1,
    note: '太太剛出院，想請人每天陪四小時。',
    events: received(0.4),
  },
  {
    phone: '9175550121',
    recordNo: 'R-20144',
    service: 'food-voucher-renewal',
    method: 'online',
    status: 'init',
    daysAgo: 3.2,
    dueAfterDays: 3,
    note: '信上写这个月二十号以前要寄回去。',
    events: received(3.2),
  },
  {
    phone: '9175550123',
    recordNo: 'R-20153',
    service: 'medical-transport',
    method: 'online',
    status: 'init',
    daysAgo: 1.2,
    dueAfterDays: 3,
    note: 'Eye doctor on Thursday at two. I use a walker.',
    events: received(1.2),
  },
  {
    phone: '9175550122',
    recordNo: 'R-20166',
    service: 'letter-interpretation',
    method: 'online',
    status: 'init',
    daysAgo: 0.2,
    dueAfterDays: 3,
    note: '收到房東的英文信，不知道是不是要加租。',
    events: received(0.2),
  },
  {
    phone: '9175550125',
    recordNo: 'R-20177',
    service: 'white-card-renewal',
    method: 'online',
    status: 'error',
    daysAgo: 5,
    note: '白卡下个月到期。',
    events: [
      ...received(5),
      { event: 'exception', daysAgo: 4, note: '还缺最近两个月的银行月结单，请拍照传给我们。' },
    ],
  },
  {
    phone: '9175550130',
    recordNo: 'R-20189',
    service: 'medical-transport',
    method: 'online',
    status: 'unknown',
    daysAgo: 2.5,
    note: 'For my appointment next week.',
    events: [
      ...received(2.5),
      { event: 'unclear', daysAgo: 2, note: 'Which hospital is it, and at what time?' },
    ],
  },
  {
    phone: '9175550126',
    recordNo: 'R-20190',
    service: 'letter-interpretation',
    method: 'online',
    status: 'finish',
    daysAgo: 7,
    events: [
      ...received(7),
      { event: 'finished', daysAgo: 6, note: '是電力公司的通知，已經跟您在電話裡說明。' },
    ],
  },
  // ---- visits ----
  visit(['9175550124', 'R-20206', 'government-benefits'], 6, ['queens-office', 0, '09:30']),
  visit(['9175550127', 'R-20211', 'white-card-renewal'], 5, ['queens-office', 0, '11:00']),
  visit(['9175550126', 'R-20222', 'government-benefits'], 3, ['queens-office', 0, '15:30']),
  visit(['9175550122', 'R-20233', 'white-card-renewal'], 4, ['manhattan-office', 0, '10:00']),
  visit(['9175550129', 'R-20240', 'medical-transport'], 2, ['manhattan-office', 0, '16:00']),
  visit(['9175550121', 'R-20254', 'government-benefits'], 3, ['brooklyn-office', 0, '13:30']),
  visit(['9175550128', 'R-20265', 'white-card-renewal'], 1, ['brooklyn-office', 1, '09:00']),
  visit(['9175550130', 'R-20279', 'government-benefits'], 2, ['bronx-office', 1, '10:30']),
  visit(['9175550125', 'R-20287', 'letter-interpretation'], 1, ['bronx-office', 1, '14:00']),
  visit(['9175550123', 'R-20298', 'government-benefits'], 1, ['queens-office', 2, '14:30']),
  visit(['9175550121', 'R-20303', 'letter-interpretation'], 1, ['brooklyn-office', 2, '15:00']),
  visit(['9175550129', 'R-20316', 'government-benefits'], 1, ['manhattan-office', 3, '11:30']),
];

type Staff = 'coordinator' | 'admin';
type DeskWork = {
  kind: 'application' | 'card' | 'record';
  /** The person's phone, or the record number. */
  of: string;
  to?: Staff;
  /** The person has been called, and reached unless it says otherwise. */
  calledHoursAgo?: number;
  outcome?: CallOutcome;
  /** To be called again today. */
  callAgainToday?: boolean;
  notes?: { by: Staff; hoursAgo: number; text: string }[];
};

/** Assignees and notes. */
export const deskWork: DeskWork[] = [
  {
    kind: 'application',
    of: '9175550111',
    to: 'coordinator',
    notes: [{ by: 'coordinator', hoursAgo: 20, text: '打过电话，她星期三下午方便面谈。' }],
  },
  { kind: 'application', of: '9175550113', to: 'admin' },
  {
    kind: 'application',
    of: '9175550116',
    to: 'coordinator',
    notes: [{ by: 'admin', hoursAgo: 60, text: 'The doctor’s stamp is on the second page only.' }],
  },
  { kind: 'card', of: '9175550121', to: 'coordinator' },
  {
    kind: 'card',
    of: '9175550123',
    to: 'admin',
    calledHoursAgo: 2,
    notes: [{ by: 'admin', hoursAgo: 2, text: 'Called. Her daughter will bring the card.' }],
  },
  {
    kind: 'card',
    of: '9175550125',
    notes: [{ by: 'coordinator', hoursAgo: 22, text: '水电单在儿子名下，他会补一封信。' }],
  },
  {
    kind: 'card',
    of: '9175550127',
    to: 'admin',
    calledHoursAgo: 44,
    notes: [{ by: 'admin', hoursAgo: 44, text: 'Called. He waits for his bank statements.' }],
  },
  {
    kind: 'record',
    of: 'R-20128',
    to: 'coordinator',
    notes: [{ by: 'coordinator', hoursAgo: 8, text: '先安排王丽萍，等她的申请批下来。' }],
  },
  {
    kind: 'record',
    of: 'R-20144',
    to: 'admin',
    calledHoursAgo: 25,
    outcome: 'noAnswer',
    callAgainToday: true,
  },
  { kind: 'record', of: 'R-20177', to: 'coordinator', calledHoursAgo: 30 },
  { kind: 'record', of: 'R-20222', to: 'coordinator' },
];
