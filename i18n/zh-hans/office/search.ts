import type { Messages } from '#i18n/messages.ts';

/** The search box of the office. */
export const search: Messages['office']['search'] = {
  label: '搜索全部',
  hint: '姓名、电话末四位、R-20265、证书或工作证编号…',
  results: '查找结果',
  groups: {
    people: '客户与护理员',
    records: '申请与到访',
    papers: '证书与工作证',
    cases: '案件',
    calls: '回电',
    conversations: '短信对话',
    activities: '活动',
    contents: '内容',
  },
  more: '还有更多，请继续输入',
  certificate: '证书：{{title}}',
  transcript: '{{title}} 年学时证明',
  idCard: '工作证',
  callBy: '{{when}}前回电',
  unread_one: '{{count}} 条未读',
  unread_other: '{{count}} 条未读',
  open: '处理中',
  closed: '已结束',
  nothing: '没有找到。请少输几个字，或输入电话末四位。',
  failed: '查找没有成功，请重新输入。',
};
