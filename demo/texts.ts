/** Texts from the demo's clients, so that the office inbox shows something: in three languages, known and unknown. */
type DemoText = {
  /** The provider's id: loaded once. */
  id: string;
  phone: string;
  hoursAgo: number;
  text: string;
  /** Answered by the office and done. */
  answer?: { hoursAgo: number; text: string; shortId: string };
};

export const texts: DemoText[] = [
  {
    id: 'demo-text-1',
    phone: '9175550124',
    hoursAgo: 3,
    text: '請問我的白卡文件收到了嗎？我女兒說還缺一張水電帳單。',
  },
  {
    id: 'demo-text-2',
    phone: '9175550125',
    hoursAgo: 28,
    text: '星期四我要看医生，可以改时间吗？',
    answer: {
      hoursAgo: 27,
      text: '可以。请在网站的“预约”里另选时间，或打电话给我们。',
      shortId: 'P-4XHM7',
    },
  },
  {
    id: 'demo-text-3',
    phone: '9175550166',
    hoursAgo: 1,
    text: 'Hi, this is her son Kevin. Which bus stops near the Queens office?',
  },
];
