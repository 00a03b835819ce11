import type { DemoLetter } from './shape.ts';

/** Letters of the demo's patients: one that waits, an answered recertification and an answered denial. */
export const letters: DemoLetter[] = [
  { phone: '2125550102', recordNo: 'R-20430', daysAgo: 0.1, pictures: ['doc-letter'] },
  {
    phone: '2125550101',
    recordNo: 'R-20417',
    daysAgo: 4,
    pictures: ['doc-letter', 'doc-letter-back'],
    answer: {
      letterType: 'recertification',
      daysAgo: 3,
      noticeDaysAgo: 12,
      deadlineInDays: 33,
      text: '您的福利快到期了，政府要看您是否還符合條件。\n1. 這封信不要丟。\n2. 準備好：收入證明、銀行月結單、房租收據。\n3. 按「開始續期」，或來我們辦公室，我們陪您填表。',
    },
  },
  {
    phone: '2125550101',
    recordNo: 'R-20401',
    daysAgo: 9,
    pictures: ['doc-letter'],
    answer: {
      letterType: 'denial',
      daysAgo: 8,
      noticeDaysAgo: 14,
      text: '政府沒有批准您的申請，信上寫了原因：少了一份收入證明。\n1. 您可以要求公平聽證，不用花錢。\n2. 請在上面的日期前打電話給我們，我們說明原因，幫您提出。\n3. 信和信封都要留好。',
    },
  },
];
