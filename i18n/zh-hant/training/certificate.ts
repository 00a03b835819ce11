export const certificate = {
  heading: '培訓結業證書',
  certifies: '茲證明',
  completed: '已完成「{{title}}」影片培訓，並通過考試。',
  score: '成績',
  hours: '時數',
  issued: '發證日期',
  validUntil: '有效期至',
  number: '證書編號',
  trainee: '學員簽名',
  issuer: '簽發人',
  scan: '掃碼查驗真偽',
  statement:
    '我，{{name}}，親自看完「{{title}}」培訓，親自考試，{{date}} 以 {{score}} 分（滿分 {{total}} 分）通過。我同意用電子簽名，它和手寫簽名一樣有效。',
};
