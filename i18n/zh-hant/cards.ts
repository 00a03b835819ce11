export const cards = {
  register: '報名',
  full: '名額已滿',
  check: '看看活動回顧',
  coming: '{{date}} 開始報名',
  seeDetails: '看詳情',
  ended: '已結束',
  elder: '—— 長者 {{name}}',
  stars: '5 顆星中的 {{n}} 顆',
  reply: '我們的回覆',
};
