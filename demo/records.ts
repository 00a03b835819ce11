import { wei } from './help.ts';
import type { DemoRecord } from './shape.ts';

/** Requests of the demo's patients. Their numbers are below those of new requests. */
export const records: DemoRecord[] = [
  {
    phone: '2125550101',
    recordNo: 'R-20115',
    service: 'government-benefits',
    method: 'offline',
    status: 'init',
    daysAgo: 2,
    visit: { office: 'queens-office', inDays: 4, time: '10:30' },
    events: [{ event: 'booked', daysAgo: 2, helper: wei }],
  },
  {
    phone: '2125550101',
    recordNo: 'R-19027',
    service: 'letter-interpretation',
    method: 'online',
    status: 'finish',
    daysAgo: 24,
    note: '收到一封社安局的英文信，看不懂，想知道要不要回覆。',
    events: [
      { event: 'received', daysAgo: 24 },
      {
        event: 'finished',
        daysAgo: 23,
        note: '信是通知明年的金額調整，不用回覆。已經打電話跟您說明。',
      },
    ],
  },
  {
    phone: '2125550102',
    recordNo: 'R-20338',
    service: 'government-benefits',
    method: 'offline',
    status: 'init',
    daysAgo: 1,
    visit: { office: 'manhattan-office', inDays: 2, time: '13:30' },
    events: [{ event: 'booked', daysAgo: 1 }],
  },
  {
    phone: '2125550102',
    recordNo: 'R-19801',
    service: 'food-voucher-renewal',
    method: 'online',
    status: 'error',
    daysAgo: 6,
    note: '信上说这个月底要续期。',
    events: [
      { event: 'received', daysAgo: 6 },
      { event: 'exception', daysAgo: 5, note: '房租收据看不清楚，请重新拍一张，或打电话给我们。' },
    ],
  },
  {
    phone: '2125550102',
    recordNo: 'R-18730',
    service: 'white-card-renewal',
    method: 'offline',
    status: 'finish',
    daysAgo: 40,
    visit: { office: 'manhattan-office', inDays: -35, time: '14:00' },
    events: [
      { event: 'booked', daysAgo: 40 },
      { event: 'reminded', daysAgo: 36 },
      { event: 'finished', daysAgo: 35, note: '续期申请已经送出。' },
    ],
  },
];
