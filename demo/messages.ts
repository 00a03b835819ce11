/** Texts that the demo's patients got, so that their inbox and the check of a message ID show something. */
type DemoMessage = {
  phone: string;
  shortId: string;
  daysAgo: number;
  template: 'welcomePatient' | 'codeReset' | 'requestFinished' | 'requestException';
  /** The request it is about. */
  record?: { no: string; service: string };
};

export const messages: DemoMessage[] = [
  { phone: '2125550101', shortId: 'P-KD7R6', daysAgo: 70, template: 'welcomePatient' },
  { phone: '2125550101', shortId: 'P-W4HX2', daysAgo: 41, template: 'codeReset' },
  {
    phone: '2125550101',
    shortId: 'P-7K3M9',
    daysAgo: 23,
    template: 'requestFinished',
    record: { no: 'R-19027', service: 'letter-interpretation' },
  },
  { phone: '2125550102', shortId: 'P-6NFT4', daysAgo: 80, template: 'welcomePatient' },
  {
    phone: '2125550102',
    shortId: 'P-3TQY8',
    daysAgo: 5,
    template: 'requestException',
    record: { no: 'R-19801', service: 'food-voucher-renewal' },
  },
];
