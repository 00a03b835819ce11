import OpenCC from 'opencc-js';
import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { zhHans } from './zh-hans.ts';
import { zhHant } from './zh-hant.ts';

type Words = { [key: string]: string | Words };

/** `{ 'home.title': '…' }` */
const flat = (words: Words, path = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[path + key, value]]
        : Object.entries(flat(value, `${path}${key}.`)),
    ),
  );

const languages = { en: flat(en), 'zh-CN': flat(zhHans), 'zh-TW': flat(zhHant) };
const all = Object.entries(languages);

/** Keys whose text has one of these characters. */
const having = (words: Record<string, string>, chars: string) =>
  Object.entries(words)
    .filter(([, text]) => [...text].some((c) => chars.includes(c)))
    .map(([key, text]) => `${key}: ${text}`);

/** As a set: a bilingual line may use one twice. */
const holes = (text: string) => [...new Set([...text.matchAll(/\{\{.*?\}\}/g)].map(String))].sort();

describe.each(all)('the words in %s', (_, words) => {
  it('have the keys of English', () => {
    expect(Object.keys(words).sort()).toEqual(Object.keys(languages.en).sort());
    expect(Object.keys(words).length).toBeGreaterThan(200);
  });

  it('have the same values to fill in', () => {
    const holesOf = (texts: Record<string, string>) =>
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, holes(text)]));
    expect(holesOf(words)).toEqual(holesOf(languages.en));
    const card = ['{{by}}', '{{name}}', '{{phone}}'];
    expect(holes(words['messages.whiteCardSubmitted'] ?? '')).toEqual(card);
  });

  it('are never empty and have no stray space', () => {
    for (const [key, text] of Object.entries(words)) {
      expect(text.trim(), key).toBe(text);
      expect(text, key).not.toBe('');
      // A hole that was mistyped would be shown as it is.
      expect(text.replace(/\{\{\w+\}\}/g, ''), key).not.toMatch(/[{}]/);
    }
  });
});

describe('the messages of spec §5, §6 and §8', () => {
  it.each([
    ['errors.invalid_postcode', 'Invalid postcode number'],
    ['errors.unknown_postcode', 'Non-existent postcode number'],
    ['errors.white_card_format', 'Please enter the correct white card format, such as: XX00000X'],
    ['errors.caregiver_cannot_check_card', 'Caregiver status cannot check Medicaid Card.'],
    ['errors.caregiver_cannot_apply', 'Caregiver status cannot apply for long-term care.'],
    ['fields.phone', 'Invalid Phone Number'],
    ['fields.postcode', 'Invalid postcode number'],
    ['fields.samePassword', 'Please enter the same password as above'],
    ['fields.image', 'Only JPG/PNG files under 500KB can be uploaded.'],
  ])('%s is word for word', (key, text) => {
    expect(languages.en[key]).toBe(text);
  });
});

// Characters of which one form is only simplified, the other only traditional.
const simplified =
  '们国这个来时说对开关问间闻门见现观视觉学习写书东车运还进远边达过让认识话语请谢谁谈课读该详' +
  '语证评词试长张马风飞龙龟鱼鸟麦齐齿龄医药疗护员贝负责费资质购贵财货账号码钟钱银铁错锁镜险' +
  '阳阴阶际陈陆随难电网络线经结给绝统绿红纪约级纸组终续维编缓总热爱帮带师归录当应忆怀态惯' +
  '战户报担择换据损摄数断无旧显权条标样树桥检楼欢汉汤没泪测济浏润涨渐湾满灭灯灵炼点烦烧爷' +
  '状独环画疗盘礼离种积称穷窝竞笔简类粮紧纯细练织绍节芦苏荐获营虑虽补规览计订讨训议讲许论设访' +
  '诉诊译误诚询谊贤赏赖赛赞赶趋跃轮软轻输辑迁迟适选递遗邻采镇页顶项顺须顾预领频题颜额';
const toHant = OpenCC.Converter({ from: 'cn', to: 't' });
const toHans = OpenCC.Converter({ from: 't', to: 'cn' });
const pairs = [...new Set(simplified)]
  .map((hans) => ({ hans, hant: toHant(hans) }))
  .filter(({ hans, hant }) => hans !== hant && toHans(hant) === hans);

describe('the two Chinese scripts', () => {
  it('are told apart by at least 200 pairs', () => {
    expect(pairs.length).toBeGreaterThan(200);
    expect(pairs).toContainEqual({ hans: '护', hant: '護' });
  });

  it('stay apart', () => {
    expect(having(languages['zh-TW'], pairs.map((p) => p.hans).join(''))).toEqual([]);
    expect(having(languages['zh-CN'], pairs.map((p) => p.hant).join(''))).toEqual([]);
  });

  it('keep their own quotation marks', () => {
    expect(having(languages['zh-CN'], '「」『』')).toEqual([]);
    expect(having(languages['zh-TW'], '“”‘’')).toEqual([]);
  });

  it('are polite', () => {
    expect(having(languages['zh-CN'], '你妳')).toEqual([]);
    expect(having(languages['zh-TW'], '你妳')).toEqual([]);
  });
});
