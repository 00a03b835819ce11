import type { DemoCity, DemoOffice, Text } from './shape.ts';

export const cities: DemoCity[] = [
  {
    slug: 'manhattan',
    name: { en: 'Manhattan', 'zh-CN': '曼哈顿', 'zh-TW': '曼哈頓' },
  },
  {
    slug: 'brooklyn',
    name: { en: 'Brooklyn', 'zh-CN': '布鲁克林', 'zh-TW': '布魯克林' },
  },
  {
    slug: 'queens',
    name: { en: 'Queens', 'zh-CN': '皇后区', 'zh-TW': '皇后區' },
  },
  {
    slug: 'bronx',
    name: { en: 'The Bronx', 'zh-CN': '布朗士', 'zh-TW': '布朗士' },
  },
];

const hours: Text = {
  en: 'Monday to Friday, 9:00 AM to 5:00 PM',
  'zh-CN': '周一到周五，上午9:00 到下午5:00',
  'zh-TW': '週一到週五，上午9:00 到下午5:00',
};

/** The hours above, with lunch. */
const openings = [1, 2, 3, 4, 5].flatMap((weekday) => [
  { weekday, from: '09:00', to: '12:00' },
  { weekday, from: '13:00', to: '17:00' },
]);

export const offices: DemoOffice[] = [
  {
    slug: 'manhattan-office',
    city: 'manhattan',
    companyName: { en: 'Manhattan Office', 'zh-CN': '曼哈顿办公室', 'zh-TW': '曼哈頓辦公室' },
    detailedAddress: {
      en: '120 Example Street, 2/F, New York, NY 10002',
      'zh-CN': '120 Example Street, 2/F, New York, NY 10002（2 楼，有电梯）',
      'zh-TW': '120 Example Street, 2/F, New York, NY 10002（2 樓，有電梯）',
    },
    phone: '(212) 555-0100',
    addressUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-74.0000%2C40.7106%2C-73.9840%2C40.7206&layer=mapnik&marker=40.7156%2C-73.9920',
    hours,
    openings,
    places: 2,
  },
  {
    slug: 'brooklyn-office',
    city: 'brooklyn',
    companyName: { en: 'Brooklyn Office', 'zh-CN': '布鲁克林办公室', 'zh-TW': '布魯克林辦公室' },
    detailedAddress: {
      en: '802 Sample Avenue, Ground Floor, Brooklyn, NY 11220',
      'zh-CN': '802 Sample Avenue, Ground Floor, Brooklyn, NY 11220（1 楼）',
      'zh-TW': '802 Sample Avenue, Ground Floor, Brooklyn, NY 11220（1 樓）',
    },
    phone: '(718) 555-0166',
    addressUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-74.0135%2C40.6321%2C-73.9975%2C40.6421&layer=mapnik&marker=40.6371%2C-74.0055',
    hours,
    openings,
    places: 2,
  },
  {
    slug: 'queens-office',
    city: 'queens',
    companyName: { en: 'Queens Office', 'zh-CN': '皇后区办公室', 'zh-TW': '皇后區辦公室' },
    detailedAddress: {
      en: '36-18 Specimen Boulevard, 3/F, Flushing, NY 11354',
      'zh-CN': '36-18 Specimen Boulevard, 3/F, Flushing, NY 11354（3 楼，有电梯）',
      'zh-TW': '36-18 Specimen Boulevard, 3/F, Flushing, NY 11354（3 樓，有電梯）',
    },
    phone: '(718) 555-0188',
    addressUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-73.8366%2C40.7562%2C-73.8206%2C40.7662&layer=mapnik&marker=40.7612%2C-73.8286',
    hours,
    openings,
    places: 2,
  },
  {
    slug: 'bronx-office',
    city: 'bronx',
    companyName: { en: 'Bronx Office', 'zh-CN': '布朗士办公室', 'zh-TW': '布朗士辦公室' },
    detailedAddress: {
      en: '1450 Example Parkway, Ground Floor, Bronx, NY 10467',
      'zh-CN': '1450 Example Parkway, Ground Floor, Bronx, NY 10467（1 楼）',
      'zh-TW': '1450 Example Parkway, Ground Floor, Bronx, NY 10467（1 樓）',
    },
    phone: '(718) 555-0144',
    addressUrl:
      'https://www.openstreetmap.org/export/embed.html?bbox=-73.8801%2C40.8685%2C-73.8641%2C40.8785&layer=mapnik&marker=40.8735%2C-73.8721',
    hours,
    openings,
    places: 2,
  },
];

/** Where activities are held. */
export const venues = {
  manhattanOffice: {
    en: 'Manhattan Office, 120 Example Street, 2/F',
    'zh-CN': '曼哈顿办公室，120 Example Street, 2/F',
    'zh-TW': '曼哈頓辦公室，120 Example Street, 2/F',
  },
  brooklynOffice: {
    en: 'Brooklyn Office, 802 Sample Avenue',
    'zh-CN': '布鲁克林办公室，802 Sample Avenue',
    'zh-TW': '布魯克林辦公室，802 Sample Avenue',
  },
  queensOffice: {
    en: 'Queens Office, 36-18 Specimen Boulevard, 3/F',
    'zh-CN': '皇后区办公室，36-18 Specimen Boulevard, 3/F',
    'zh-TW': '皇后區辦公室，36-18 Specimen Boulevard, 3/F',
  },
  bronxOffice: {
    en: 'Bronx Office, 1450 Example Parkway',
    'zh-CN': '布朗士办公室，1450 Example Parkway',
    'zh-TW': '布朗士辦公室，1450 Example Parkway',
  },
  willowPark: {
    en: 'Willow Pond Park, Manhattan, by the pavilion',
    'zh-CN': '曼哈顿柳塘公园，凉亭旁',
    'zh-TW': '曼哈頓柳塘公園，涼亭旁',
  },
  osmanthusHall: {
    en: 'Osmanthus Hall, Brooklyn, hall and courtyard',
    'zh-CN': '布鲁克林桂香堂，礼堂和院子',
    'zh-TW': '布魯克林桂香堂，禮堂和院子',
  },
  plumPark: {
    en: 'Plum Grove Park, Queens, east lawn',
    'zh-CN': '皇后区梅林公园，东边草坪',
    'zh-TW': '皇后區梅林公園，東邊草坪',
  },
  peachLibrary: {
    en: 'Peach Lane Library, Queens, Room 2',
    'zh-CN': '皇后区桃李街图书馆，2 号室',
    'zh-TW': '皇后區桃李街圖書館，2 號室',
  },
  lotusLibrary: {
    en: 'Lotus Street Library, Brooklyn, Reading Room',
    'zh-CN': '布鲁克林莲花街图书馆，阅览室',
    'zh-TW': '布魯克林蓮花街圖書館，閱覽室',
  },
  mapleCenter: {
    en: 'Maple Hill Community Center, Bronx, 1/F',
    'zh-CN': '布朗士枫丘社区中心，1 楼',
    'zh-TW': '布朗士楓丘社區中心，1 樓',
  },
} satisfies Record<string, Text>;

/** Who organizes them. */
export const teams = {
  community: { en: 'Community Activities Team', 'zh-CN': '社区活动组', 'zh-TW': '社區活動組' },
  wellness: { en: 'Health and Wellness Team', 'zh-CN': '健康关怀组', 'zh-TW': '健康關懷組' },
  caregivers: { en: 'Caregiver Support Team', 'zh-CN': '护理员支援组', 'zh-TW': '護理員支援組' },
  learning: { en: 'Learning Team', 'zh-CN': '学习组', 'zh-TW': '學習組' },
  volunteers: { en: 'Persimmon Volunteers', 'zh-CN': '柿安义工队', 'zh-TW': '柿安義工隊' },
} satisfies Record<string, Text>;
