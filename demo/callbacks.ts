import type { DemoCallback } from './shape.ts';

/** Calls that people asked for: a stranger, a patient, and one that is done. */
export const callbacks: DemoCallback[] = [
  { phone: '6465550171', locale: 'zh-CN', wish: 'any', minutesAgo: 40 },
  { phone: '2125550101', locale: 'zh-TW', wish: 'afternoon', minutesAgo: 95 },
  { phone: '9295550163', locale: 'en', wish: 'any', minutesAgo: 1500, reached: true },
];
