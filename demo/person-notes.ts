/** What the office wrote down about two of the demo's clients. */
import type { DemoPersonNote } from './shape.ts';

export const personNotes: DemoPersonNote[] = [
  {
    phone: '2125550101',
    note: '耳朵不好，打電話請慢慢說，上午十點以後再打。',
    contacts: [
      {
        name: '陳偉',
        relationship: 'son',
        phone: '2125550105',
        emergency: true,
        maySpeak: true,
      },
      {
        name: 'Mrs. Rivera (neighbor)',
        relationship: 'friend',
        phone: '9175550182',
        emergency: true,
        maySpeak: false,
      },
    ],
  },
  {
    phone: '2125550102',
    note: 'Prefers text messages. Speaks Taishanese at home; his daughter interprets.',
    contacts: [
      {
        name: '林小雯',
        relationship: 'daughter',
        phone: '9175550183',
        emergency: true,
        maySpeak: true,
      },
    ],
  },
];
