/** Help links of the demo: one that is done, one that is open, both with their history. */
import type { Helper } from '#contract/help/helper.ts';
import type { HelpAction, HelpKind, Relationship } from '#contract/help/words.ts';

type DemoAction = {
  action: HelpAction;
  by: 'owner' | 'staff' | 'helper';
  hoursAgo: number;
  count?: number;
};
type DemoLink = {
  /** The person who is helped. */
  phone: string;
  kind: HelpKind;
  helperName: string;
  relationship: Relationship;
  phoneEnding: string | null;
  /** The consent that the office heard; without it the person gave a code. */
  spoken?: string;
  /** The first is when it was made. */
  history: readonly [DemoAction, ...DemoAction[]];
};

export const helpLinks: DemoLink[] = [
  {
    phone: '2125550101',
    kind: 'white_card_documents',
    helperName: 'Wei',
    relationship: 'son',
    phoneEnding: '0177',
    history: [
      { action: 'made', by: 'owner', hoursAgo: 222 },
      { action: 'texted', by: 'owner', hoursAgo: 222 },
      { action: 'opened', by: 'helper', hoursAgo: 220 },
      { action: 'photos', by: 'helper', hoursAgo: 220, count: 2 },
      { action: 'finished', by: 'helper', hoursAgo: 219 },
    ],
  },
  {
    phone: '9175550121',
    kind: 'white_card_documents',
    helperName: 'Jenny',
    relationship: 'daughter',
    phoneEnding: '0142',
    spoken:
      'She called from her own phone and named her last visit. Her daughter lives in Seattle.',
    history: [
      { action: 'made', by: 'staff', hoursAgo: 30 },
      { action: 'texted', by: 'staff', hoursAgo: 30 },
      { action: 'opened', by: 'helper', hoursAgo: 27 },
    ],
  },
];

type DemoPersonLink = {
  /** Of the helper's own account. */
  helper: string;
  /** Of the person for whom they act. */
  person: string;
  relationship: Relationship;
  daysAgo: number;
  usedHoursAgo: number | null;
  /** The consent that the office heard; without it the person gave a code. */
  spoken?: string;
};

/** As his name stands in the history of what he did for his mother. */
export const wei: Helper = { name: '陳偉 Wei Chen', relationship: 'son' };

/** A son who acts for both parents. */
export const personLinks: DemoPersonLink[] = [
  {
    helper: '2125550105',
    person: '2125550101',
    relationship: 'son',
    daysAgo: 60,
    usedHoursAgo: 20,
  },
  {
    helper: '2125550105',
    person: '2125550106',
    relationship: 'son',
    daysAgo: 12,
    usedHoursAgo: null,
    spoken: 'He came to the Queens office with his wife and his ID, and asked for it himself.',
  },
];
