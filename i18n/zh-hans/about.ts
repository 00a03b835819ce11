export const about = {
  numbers: '我们的数字',
  founderLetter: '创办人的一封信',
  story: '我们做什么，为什么这样做',
  events: '我们走过的路',
  eventsLead: '点开每一件事，看看当时的故事。',
  readEvent: '看这个故事',
  people: '您会遇到的人',
  earlier: '之前',
  later: '之后',
  faqSearchLabel: '搜索问题',
  faqSearchExample: '例如：白卡续期',
  faqSearch: '搜索',
  faqFound: '“{{words}}”找到 {{n}} 个问题',
  faqNone: '没有找到“{{words}}”的问题',
  faqNoneHint: '我们找过所有的问题和回答，中文和英文都找了。换个说法试试，也可以打电话问我们。',
  faqAll: '看全部问题',
  faqGroups: '问题分类',
  faqMark: '问',
  copyQuestion: '复制这个问题的链接',
  stillUnclear: '还是不清楚？',
  stillUnclearText: '打电话来。我们会说普通话、粤语和英语。',
  updated: '更新日期：{{date}}',
  contents: '本页内容',
  print: '打印这一页',
};

// In one file with these: see fileOf in web/lib/i18n/words.ts.
export { browser } from './browser.ts';
export { callback } from './callback.ts';
export { move } from './move.ts';
export { news } from './news.ts';
