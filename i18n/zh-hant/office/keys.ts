import type { Messages } from '#i18n/messages.ts';

export const keys: Messages['office']['keys'] = {
  title: '鍵盤',
  lead: '沒有在輸入文字時，可以用這些按鍵。',
  off: '單鍵已關閉。可以在「我的帳號」裡開啟。',
  here: '本頁',
  everywhere: '所有頁面',
  help: '查看按鍵',
  palette: '尋找或辦理任何事',
  confirm: '在表格的任何一欄儲存或送出',
  enter: '開啟這一列，或按下目前的按鈕',
  escape: '關閉',
  down: '下一列',
  up: '上一列',
  tick: '勾選這一列',
  nextCase: '下一件',
  previousCase: '上一件',
  toList: '返回清單',
  decide: '決定：{{what}}',
  note: '寫備註',
  last: '這份清單裡沒有下一件了。',
  groups: { actions: '辦理', pages: '前往' },
  setting: '單鍵操作',
  settingLead:
    '在辦公室裡，按一個字母就能決定或移動：A 是通過，J 是下一件，? 查看全部。如果螢幕報讀軟體或語音控制會誤按，請關閉。',
  settingOn: '使用單鍵',
  saved: '已儲存。',
};
