/** What the office said about documents of the demo's cases, by the owner's phone. */
import type { DemoVerdict } from './shape.ts';

export const verdicts: DemoVerdict[] = [
  // Asked for: the owner reads why.
  {
    caseKind: 'application',
    of: '9175550116',
    document: 'medicalReport',
    reason: 'blurred',
    note: '第二页的医生印章看不清楚。',
    told: true,
    hoursAgo: 70,
  },
  { caseKind: 'application', of: '9175550116', document: 'workAuthorization', hoursAgo: 70 },
  { caseKind: 'application', of: '9175550116', document: 'proofOfAddress', hoursAgo: 70 },
  {
    caseKind: 'application',
    of: '9175550117',
    document: 'proofOfAddress',
    reason: 'tooOld',
    told: true,
    hoursAgo: 100,
  },
  // Still being looked at: nobody is asked yet.
  { caseKind: 'card', of: '9175550125', document: 'income', hoursAgo: 22 },
  { caseKind: 'card', of: '9175550125', document: 'identity', hoursAgo: 22 },
  {
    caseKind: 'card',
    of: '9175550125',
    document: 'bank_statements',
    reason: 'pages',
    note: '还少最近一个月的。',
    told: false,
    hoursAgo: 22,
  },
  { caseKind: 'card', of: '9175550127', document: 'rent', hoursAgo: 44 },
  {
    caseKind: 'card',
    of: '9175550127',
    document: 'utility',
    reason: 'nameDiffers',
    told: true,
    hoursAgo: 44,
  },
];
