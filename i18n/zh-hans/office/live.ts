/** 自动更新。 */
export const live = {
  come_one: '新增 {{count}} 件',
  come_other: '新增 {{count}} 件',
  gone_one: '{{count}} 件已不在这个列表',
  gone_other: '{{count}} 件已不在这个列表',
  moved: '顺序变了',
  changed: '这里有新变化',
  show: '显示',
  showNews: '显示变动',
  lost: '没有网络。看到的内容可能不是最新的。',
  looking_one: '{{names}} 正在看这件',
  looking_other: '{{names}} 正在看这件',
};
