import { describe, expect, it } from 'vitest';
import { bestMatches, conceptsOf } from './search-concepts.ts';
import { fold } from './search-normalize.ts';
import { synonyms } from './search-synonyms.ts';

it('the table is written as texts are compared, and no form belongs to two rows', () => {
  const forms = synonyms.flatMap(({ said, typed = [] }) => [...said, ...typed]);
  expect(forms.filter((form) => fold(form) !== form)).toEqual([]);
  expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
});

it.each([
  ['白卡续期', ['白卡', '续期']],
  ['我想問一下白卡怎麼續？', ['白卡', '续期']],
  ['红蓝白卡', ['红蓝卡']],
  ['CIN', ['白卡']],
  ['How do I renew my food stamps?', ['续期', '粮食券']],
  ['medicine', ['medicine']],
  ['怎么取消预约', ['取消', '预约']],
  ['太極拳 Flushing', ['太极', '法拉盛']],
  ['要不要钱', ['收费']],
  ['长者生日会', ['长者生日会']],
  ['what', ['what']],
  ['包饺子', ['饺子', '包']],
  ['我妈妈的白卡', ['白卡', '妈妈']],
  ["o'neil 100%", ["o'neil", '100%']],
  ['', []],
])('%s is about %s', (typed, about) => {
  const first = conceptsOf(typed).map(([form]) => form);
  expect(first.toSorted()).toEqual(about.toSorted());
});

describe('of a short list', () => {
  const texts = [
    '可以换一种药吗',
    '女儿可以做我的护理员吗 can my daughter be my caregiver',
    '白卡快到期了',
  ];
  const find = (keyword: string) => bestMatches(texts, keyword, (all) => ({ title: all, all }));
  it.each([
    ['女儿当护理员', [1]],
    ['daughter caregivers', [1]],
    ['妈妈的白卡过期了', [2]],
    ['medicaid renewal', [2]],
    ['飞机票', []],
    ['cine', []],
  ])('%s finds %j', (keyword, places) => {
    expect(find(keyword)).toEqual(places.map((place) => texts[place]));
  });
});
