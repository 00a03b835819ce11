export const cards = {
  register: '报名',
  full: '名额已满',
  check: '看看活动回顾',
  coming: '{{date}} 开始报名',
  seeDetails: '看详情',
  ended: '已结束',
  elder: '—— 长者 {{name}}',
  stars: '5 颗星中的 {{n}} 颗',
  reply: '我们的回复',
};
