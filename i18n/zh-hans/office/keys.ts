import type { Messages } from '#i18n/messages.ts';

export const keys: Messages['office']['keys'] = {
  title: '键盘',
  lead: '不在输入文字时，可以用这些按键。',
  off: '单键已关闭。可以在“我的账号”里打开。',
  here: '本页',
  everywhere: '所有页面',
  help: '查看按键',
  palette: '查找或办理任何事',
  confirm: '在表格的任何一栏保存或送出',
  enter: '打开这一行，或按下当前的按钮',
  escape: '关闭',
  down: '下一行',
  up: '上一行',
  tick: '勾选这一行',
  nextCase: '下一件',
  previousCase: '上一件',
  toList: '返回列表',
  decide: '决定：{{what}}',
  note: '写备注',
  last: '这个列表里没有下一件了。',
  groups: { actions: '办理', pages: '前往' },
  setting: '单键操作',
  settingLead:
    '在办公室里，按一个字母就能决定或移动：A 是通过，J 是下一件，? 查看全部。如果读屏软件或语音控制会误按，请关闭。',
  settingOn: '使用单键',
  saved: '已保存。',
};
