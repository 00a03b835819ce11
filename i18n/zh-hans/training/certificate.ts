export const certificate = {
  heading: '培训结业证书',
  certifies: '兹证明',
  completed: '已完成“{{title}}”视频培训，并通过考试。',
  score: '成绩',
  hours: '学时',
  issued: '发证日期',
  validUntil: '有效期至',
  number: '证书编号',
  trainee: '学员签名',
  issuer: '签发人',
  scan: '扫码查验真伪',
  statement:
    '我，{{name}}，亲自看完“{{title}}”培训，亲自考试，{{date}} 以 {{score}} 分（满分 {{total}} 分）通过。我同意用电子签名，它和手写签名一样有效。',
};
