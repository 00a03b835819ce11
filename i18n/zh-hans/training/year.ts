/** "My year": in-service hours of a caregiver. */
export const year = {
  title: '我的 {{year}} 年',
  hours: '在职培训：已有 {{done}} 学时，共需 {{due}} 学时',
  hoursOnly: '在职培训：已有 {{done}} 学时',
  noRole: '办公室会登记您的职位，之后您会看到需要多少学时。',
  role: '您的职位：{{role}}',
  subjects: '科目',
  covered: '{{name}}：已学',
  notCovered: '{{name}}：还没学',
  planned: '为您安排的培训',
  dueBy: '{{day}} 以前完成',
  wasDue: '应在 {{day}} 以前完成',
  next: '下一步：{{title}}',
  complete: '您今年的学时都完成了。谢谢您。',
  nothingOpen: '目前没有可以参加的培训。',
  transcript: '下载我的学时证明（PDF）',
};
