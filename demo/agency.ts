import type { Text } from './shape.ts';

const text = (en: string, hans: string, hant: string): Text => ({
  en,
  'zh-CN': hans,
  'zh-TW': hant,
});

/** The agency of the demo; staff can change all of it. */
export const agency = {
  name: text('Persimmon Home Care', '柿安居家护理', '柿安居家護理'),
  secondName: text('柿安居家護理', 'Persimmon Home Care', 'Persimmon Home Care'),
  tagline: text(
    'May all go well, with care at home.',
    '柿柿如意，事事安心。',
    '柿柿如意，事事安心。',
  ),
  copyrightYear: 2024,
  email: 'care@persimmon.example',
  fax: '(212) 555-0101',
  phone: '(212) 555-0100',
  boroughs: [
    text('Manhattan', '曼哈顿', '曼哈頓'),
    text('Brooklyn', '布鲁克林', '布魯克林'),
    text('Queens', '皇后区', '皇后區'),
    text('The Bronx', '布朗士', '布朗士'),
  ],
  timeZone: 'America/New_York',
  videoChannelUrl: 'https://video.example/persimmon-home-care',
  healthDepartmentUrl: 'https://health.example/agencies/persimmon-home-care',
  messagingName: text('PersimmonHomeCare', '柿安居家护理', '柿安居家護理'),
  messagingQr: 'messaging-qr.svg',
};

export const numbers = { regionCount: 4, satisfaction: 98, elderCount: 3200, caregiverCount: 860 };

export const video = {
  path: 'promo.mp4',
  sources: [
    { path: 'promo.webm', type: 'video/webm' },
    { path: 'promo.mp4', type: 'video/mp4' },
  ],
  poster: 'promo-poster.webp',
  captions: [
    { lang: 'en', label: 'English', path: 'promo.en.vtt' },
    { lang: 'zh-CN', label: '简体中文', path: 'promo.zh-CN.vtt' },
    { lang: 'zh-TW', label: '繁體中文', path: 'promo.zh-TW.vtt' },
  ],
};

type DemoUser = {
  userType: 'patient' | 'caregiver';
  phone: string;
  firstName: string;
  lastName: string;
  preferredName?: string;
  chineseName: string;
  whiteCardId?: string;
};

export const demoPassword = 'Persimmon-2024!';

export const users: DemoUser[] = [
  {
    userType: 'patient',
    phone: '2125550101',
    firstName: 'Meiling',
    lastName: 'Chen',
    chineseName: '陳美玲',
    preferredName: '美玲',
  },
  {
    userType: 'patient',
    phone: '2125550102',
    firstName: 'Guoqiang',
    lastName: 'Lin',
    chineseName: '林國強',
    whiteCardId: 'AB12345C',
  },
  {
    userType: 'caregiver',
    phone: '2125550103',
    firstName: 'Xiaoyan',
    lastName: 'Zhang',
    chineseName: '張曉燕',
  },
  {
    userType: 'caregiver',
    phone: '2125550104',
    firstName: 'Wei',
    lastName: 'Huang',
    chineseName: '黃偉',
  },
];
