/** 自動更新。 */
export const live = {
  come_one: '新增 {{count}} 件',
  come_other: '新增 {{count}} 件',
  gone_one: '{{count}} 件已不在這個清單',
  gone_other: '{{count}} 件已不在這個清單',
  moved: '順序變了',
  changed: '這裡有新變動',
  show: '顯示',
  showNews: '顯示變動',
  lost: '沒有網路。看到的內容可能不是最新的。',
  looking_one: '{{names}} 正在看這件',
  looking_other: '{{names}} 正在看這件',
};
