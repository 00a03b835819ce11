import type { Text } from './shape.ts';

/** Invented people who joined activities by phone; their numbers are from the range reserved for fiction. */
export const guests: { name: string; locale: keyof Text }[] = [
  { name: 'Mei Fong Chan', locale: 'zh-TW' },
  { name: 'Guozhen Huang', locale: 'zh-CN' },
  { name: 'Bing Kwan Lee', locale: 'zh-TW' },
  { name: 'Xiuying Liu', locale: 'zh-CN' },
  { name: 'Evelyn Moy', locale: 'en' },
  { name: 'Yuet Ngan Ng', locale: 'zh-TW' },
  { name: 'Shuzhen Wu', locale: 'zh-CN' },
  { name: 'Kwok Wai Tam', locale: 'zh-TW' },
  { name: 'Lihua Zhao', locale: 'zh-CN' },
  { name: 'Robert Chin', locale: 'en' },
  { name: 'Sau Lan Yip', locale: 'zh-TW' },
  { name: 'Jianguo Xu', locale: 'zh-CN' },
  { name: 'Pui Yee Cheung', locale: 'zh-TW' },
  { name: 'Guifang Sun', locale: 'zh-CN' },
  { name: 'Margaret Eng', locale: 'en' },
  { name: 'Hing Cheong Lau', locale: 'zh-TW' },
  { name: 'Yulan Gao', locale: 'zh-CN' },
  { name: 'Wai Chun Ho', locale: 'zh-TW' },
  { name: 'Deming Luo', locale: 'zh-CN' },
  { name: 'Siu Fong Kwok', locale: 'zh-TW' },
];

/** Party sizes: mostly one or two. */
export const partySizes = [1, 2, 1, 3, 2, 1, 2, 4, 1, 2];

/** The demo patient has joined this one with his wife. */
export const memberJoined = { phone: '2125550102', activity: 'tai-chi-plum-grove', companions: 1 };
