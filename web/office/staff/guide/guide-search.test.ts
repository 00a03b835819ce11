import { expect, it } from 'vitest';
import { en } from '#i18n/en.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { findChapters } from './guide-search.ts';

const chaptersIn = ({ office }: typeof en) =>
  Object.entries(office.guide.chapters).map(([id, words]) => ({
    id,
    text: Object.values(words).join(' '),
  }));
const spoken = {
  en: chaptersIn(en),
  'zh-CN': chaptersIn(zhHans as typeof en),
  'zh-TW': chaptersIn(zhHant as typeof en),
};

it.each([
  ['en', 'merge', 'people'],
  ['en', 'how do I merge two accounts?', 'people'],
  ['en', 'duplicates', 'people'],
  ['en', 'wrong number', 'callbacks'],
  ['en', 'walk-in', 'appointments'],
  ['en', 'reschedule', 'appointments'],
  ['en', 'undo a decision', 'applications'],
  ['en', 'unknown number', 'inbox'],
  ['en', 'password', 'team'],
  ['en', 'somebody died', 'people'],
  ['en', 'holiday', 'calendar'],
  ['zh-CN', '怎么合并账号', 'people'],
  ['zh-CN', '改电话号码', 'people'],
  ['zh-CN', '没人接', 'callbacks'],
  ['zh-CN', '客户没有预约直接来了', 'appointments'],
  ['zh-CN', '决定弄错了怎么办', 'requests'],
  ['zh-CN', '陌生号码', 'inbox'],
  ['zh-CN', '忘记密码', 'team'],
  ['zh-CN', '取消报名', 'activities'],
  ['zh-TW', '合併重複的帳號', 'people'],
  ['zh-TW', '客戶過世了', 'people'],
  ['zh-TW', '改約時間', 'appointments'],
  ['zh-TW', '簡訊沒收到', 'messages'],
  ['zh-TW', '撤回決定', 'cards'],
  ['zh-TW', '誰看過資料', 'audit'],
] as const)('%s: “%s” leads to %s', (locale, typed, id) => {
  const found = findChapters(spoken[locale], typed).map((one) => one.id);
  expect(found).toContain(id);
  expect(found.length).toBeLessThan(7);
});

it('nothing typed finds all, nonsense nothing', () => {
  expect(findChapters(spoken.en, ' ')).toEqual(spoken.en);
  expect(findChapters(spoken.en, 'xyzzy')).toEqual([]);
});
