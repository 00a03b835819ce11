import type { Messages } from '#i18n/messages.ts';

/** Lists and their tables. */
export const tables: Messages['office']['tables'] = {
  sort: '依此欄排序',
  columns: '顯示的欄位',
  rounded: '約數',
  views: '已儲存的檢視',
  save: '儲存這個檢視',
  saveTitle: '儲存這個檢視',
  saveLead: '儲存目前的篩選、排序和欄位，只有您自己看得到。',
  name: '名稱',
  saved: '檢視已儲存。',
  remove: '刪除檢視「{{name}}」',
  removed: '檢視已刪除。',
  full: '這裡已有 {{max}} 個檢視。請先刪除一個。',
  language: '語言',
  anyLanguage: '所有語言',
  age: '收到時間',
  anyAge: '不限',
  lastDecided: '最近決定的在前',
  decided: '決定',
  late: '已逾期',
  documents: '{{count}} / 4',
  ages: {
    d1: '1 天前或更早',
    d3: '3 天前或更早',
    d7: '7 天前或更早',
    d30: '30 天前或更早',
  },
};
