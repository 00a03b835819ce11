import type { Messages } from '#i18n/messages.ts';

/** Lists and their tables. */
export const tables: Messages['office']['tables'] = {
  sort: '按此列排序',
  columns: '显示的列',
  rounded: '约数',
  views: '已保存的视图',
  save: '保存这个视图',
  saveTitle: '保存这个视图',
  saveLead: '保存现在的筛选、排序和列，只有您自己看得到。',
  name: '名称',
  saved: '视图已保存。',
  remove: '删除视图“{{name}}”',
  removed: '视图已删除。',
  full: '这里已有 {{max}} 个视图。请先删除一个。',
  language: '语言',
  anyLanguage: '所有语言',
  age: '收到时间',
  anyAge: '不限',
  lastDecided: '最近决定的在前',
  decided: '决定',
  late: '已逾期',
  documents: '{{count}} / 4',
  ages: {
    d1: '1 天前或更早',
    d3: '3 天前或更早',
    d7: '7 天前或更早',
    d30: '30 天前或更早',
  },
};
