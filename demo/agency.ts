import type { PaperKind } from '#contract/account/documents.ts';
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
  fax: '(212) 555-0190',
  phone: '(212) 555-0100',
  boroughs: [
    text('Manhattan', '曼哈顿', '曼哈頓'),
    text('Brooklyn', '布鲁克林', '布魯克林'),
    text('Queens', '皇后区', '皇后區'),
    text('The Bronx', '布朗士', '布朗士'),
  ],
  trust: [
    text('State license DEMO-0000L001', '州执照 DEMO-0000L001', '州執照 DEMO-0000L001'),
    text('Since 2009', '2009 年至今', '2009 年至今'),
    text('3,200 elders served', '服务过 3,200 位长者', '服務過 3,200 位長者'),
    text('Nine languages and dialects', '九种语言和方言', '九種語言和方言'),
    text('Free consultation', '免费咨询', '免費諮詢'),
  ],
  timeZone: 'America/New_York',
  videoChannelUrl: 'https://video.example/persimmon-home-care',
  healthDepartmentUrl: 'https://health.example/agencies/persimmon-home-care',
  messagingName: text('PersimmonHomeCare', '柿安居家护理', '柿安居家護理'),
  messagingQr: 'messaging-qr.svg',
  logo: '',
};

/** On transcripts; roles, hours and subjects are the defaults. */
export const inservice = {
  licenseNumber: 'DEMO-0000L001',
  address: '120 Example Street, 2/F, New York, NY 10002',
};

/** Signs the certificates. */
export const signatory = {
  name: text('Grace Liu', '刘欣怡', '劉欣怡'),
  strokes:
    'M74 30c-12-18-48-6-52 30s34 44 52 20c3-6 3-12 2-20-8 0-16 0-24 2M88 86c0 1 1 2 2 1M128 16c-6 26-12 50-18 70 14-4 28-7 42-6M166 52c-4 12-6 22-2 28 4 4 10 0 14-8M172 32c0 1 1 2 2 1M190 52c-5 14-6 28 4 28s16-14 20-28c-3 14-4 28 6 28 14 0 22-12 44-22',
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

/** A card submitted so long ago; decided ones were decided a day later. */
export type DemoCard = {
  number: string;
  status: 'submitted' | 'eligible' | 'ineligible';
  hoursAgo: number;
  note?: string;
};

/** Documents for a card, submitted or not. Drawings of demo/media by kind. */
export type DemoPapers = {
  savedHoursAgo: number;
  sentHoursAgo?: number;
  pictures: Partial<
    Record<'income' | 'bank_statements' | 'rent' | 'utility' | 'identity', string[]>
  >;
};

type DemoDocument = { type?: string; pictures: string[] };

export type DemoUser = {
  userType: 'patient' | 'caregiver';
  phone: string;
  email: string;
  firstName: string;
  lastName: string;
  preferredName?: string;
  chineseName?: string;
  gender: 'male' | 'female';
  address: string;
  apartment?: string;
  city: string;
  state: string;
  postcode: string;
  locale: 'en' | 'zh-CN' | 'zh-TW';
  card?: DemoCard;
  papers?: DemoPapers;
  application?: {
    status: 'submitted' | 'more_info' | 'approved' | 'rejected';
    daysAgo: number;
    yearsOfExperience: number;
    workExperience: string;
    employeeId?: string;
    /** What the office entered after the approval. */
    role?: 'HHA' | 'PCA';
    employeeNumber?: string;
    hiredDaysAgo?: number;
    /** In how many days each paper ends that the office has looked at; null: it has no end. */
    ends?: Partial<Record<PaperKind, number | null>>;
    /** A drawing of demo/media for the ID card. */
    idPhoto?: string;
    /** The office's note, and the documents requested again. */
    officeNote?: string;
    asked?: string[];
    /** Drawings of demo/media by kind of document. */
    documents: Record<
      'workAuthorization' | 'homeCareCertificate' | 'medicalReport' | 'proofOfAddress',
      DemoDocument
    >;
  };
};

export const demoPassword = 'Persimmon-2024!';

export const users: DemoUser[] = [
  {
    userType: 'patient',
    phone: '2125550101',
    email: 'meiling.chen@mail.example',
    firstName: 'Meiling',
    lastName: 'Chen',
    chineseName: '陳美玲',
    preferredName: '美玲',
    gender: 'female',
    address: '38-12 Persimmon Street',
    apartment: '4B',
    city: 'Flushing',
    state: 'NY',
    postcode: '11354',
    locale: 'zh-TW',
  },
  {
    userType: 'patient',
    phone: '2125550102',
    email: 'guoqiang.lin@mail.example',
    firstName: 'Guoqiang',
    lastName: 'Lin',
    chineseName: '林國強',
    gender: 'male',
    address: '77 Willow Lane',
    apartment: '12',
    city: 'New York',
    state: 'NY',
    postcode: '10002',
    locale: 'zh-CN',
    card: { number: 'AB12345C', status: 'submitted', hoursAgo: 0 },
  },
  {
    userType: 'caregiver',
    phone: '2125550103',
    email: 'xiaoyan.zhang@mail.example',
    firstName: 'Xiaoyan',
    lastName: 'Zhang',
    chineseName: '張曉燕',
    gender: 'female',
    address: '5120 Orchard Avenue',
    apartment: '2F',
    city: 'Brooklyn',
    state: 'NY',
    postcode: '11220',
    locale: 'zh-CN',
    application: {
      status: 'approved',
      daysAgo: 40,
      yearsOfExperience: 6,
      workExperience: '在布鲁克林照顾过三位长者，会做广东菜，懂得轮椅转移。',
      employeeId: 'PHC-0386',
      role: 'HHA',
      employeeNumber: 'PHC-0386',
      hiredDaysAgo: 38,
      idPhoto: 'portrait-3',
      ends: {
        workAuthorization: null,
        medicalReport: 25,
        tbTest: 210,
        fluShot: 160,
        registry: null,
        backgroundCheck: null,
        references: null,
      },
      documents: {
        workAuthorization: { type: 'green_card', pictures: ['doc-id', 'doc-work-permit'] },
        homeCareCertificate: { pictures: ['doc-certificate'] },
        medicalReport: { pictures: ['doc-medical'] },
        proofOfAddress: { type: 'bank_statement', pictures: ['doc-bank'] },
      },
    },
  },
  {
    userType: 'caregiver',
    phone: '2125550104',
    email: 'wei.huang@mail.example',
    firstName: 'Wei',
    lastName: 'Huang',
    chineseName: '黃偉',
    gender: 'male',
    address: '140 Jade Court',
    city: 'Elmhurst',
    state: 'NY',
    postcode: '11373',
    locale: 'zh-TW',
    application: {
      status: 'submitted',
      daysAgo: 1,
      yearsOfExperience: 2,
      workExperience: '在家照顧祖父兩年，去年完成居家護理課程。',
      documents: {
        workAuthorization: { type: 'work_permit', pictures: ['doc-work-permit', 'doc-id'] },
        homeCareCertificate: { pictures: ['doc-certificate'] },
        medicalReport: { pictures: ['doc-medical'] },
        proofOfAddress: { type: 'utility_bill', pictures: ['doc-utility'] },
      },
    },
  },
  {
    // Acts for both parents (demo/help.ts).
    userType: 'patient',
    phone: '2125550105',
    email: 'wei.chen@mail.example',
    firstName: 'Wei',
    lastName: 'Chen',
    chineseName: '陳偉',
    gender: 'male',
    address: '9 Orchard Avenue',
    city: 'Brooklyn',
    state: 'NY',
    postcode: '11220',
    locale: 'en',
  },
  {
    userType: 'patient',
    phone: '2125550106',
    email: 'jianguo.chen@mail.example',
    firstName: 'Jianguo',
    lastName: 'Chen',
    chineseName: '陳建國',
    gender: 'male',
    address: '38-12 Persimmon Street',
    apartment: '4B',
    city: 'Flushing',
    state: 'NY',
    postcode: '11354',
    locale: 'zh-TW',
  },
];

/** Staff accounts of the demo: one of each role. */
export const staff = [
  { email: 'admin@persimmon.example', name: 'Grace Liu · 劉欣怡', role: 'admin' },
  { email: 'coordinator@persimmon.example', name: 'Tony Zhang · 張偉強', role: 'coordinator' },
  { email: 'editor@persimmon.example', name: 'Amy Ho · 何美儀', role: 'editor' },
  { email: 'trainer@persimmon.example', name: 'David Wu · 吳大維', role: 'trainer' },
] as const;
