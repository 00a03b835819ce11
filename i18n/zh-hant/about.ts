export const about = {
  numbers: '我們的數字',
  founderLetter: '創辦人的一封信',
  story: '我們做什麼，為什麼這樣做',
  events: '我們走過的路',
  eventsLead: '點開每一件事，看看當時的故事。',
  readEvent: '看這個故事',
  people: '您會遇到的人',
  earlier: '之前',
  later: '之後',
  faqSearchLabel: '搜尋問題',
  faqSearchExample: '例如：白卡續期',
  faqSearch: '搜尋',
  faqFound: '「{{words}}」找到 {{n}} 個問題',
  faqNone: '沒有找到「{{words}}」的問題',
  faqNoneHint: '我們找過所有的問題和回答，中文和英文都找了。換個說法試試，也可以打電話問我們。',
  faqAll: '看全部問題',
  faqGroups: '問題分類',
  faqMark: '問',
  copyQuestion: '複製這個問題的連結',
  stillUnclear: '還是不清楚？',
  stillUnclearText: '打電話來。我們會說國語、粵語和英語。',
  updated: '更新日期：{{date}}',
  contents: '本頁內容',
  print: '列印這一頁',
};

// In one file with these: see fileOf in web/lib/i18n/words.ts.
export { browser } from './browser.ts';
export { callback } from './callback.ts';
export { move } from './move.ts';
export { news } from './news.ts';
