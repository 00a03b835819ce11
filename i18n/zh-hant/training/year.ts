/** "My year": in-service hours of a caregiver. */
export const year = {
  title: '我的 {{year}} 年',
  hours: '在職培訓：已有 {{done}} 小時，共需 {{due}} 小時',
  hoursOnly: '在職培訓：已有 {{done}} 小時',
  noRole: '辦公室會登記您的職位，之後您會看到需要多少時數。',
  role: '您的職位：{{role}}',
  subjects: '科目',
  covered: '{{name}}：已學',
  notCovered: '{{name}}：還沒學',
  planned: '為您安排的培訓',
  dueBy: '{{day}} 以前完成',
  wasDue: '應在 {{day}} 以前完成',
  next: '下一步：{{title}}',
  complete: '您今年的時數都完成了。謝謝您。',
  nothingOpen: '目前沒有可以參加的培訓。',
  transcript: '下載我的時數證明（PDF）',
};
