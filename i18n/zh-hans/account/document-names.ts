/** A caregiver's documents, as the person and the office call them. */
export const documentNames = {
  workAuthorization: '工作许可证明',
  homeCareCertificate: '居家护理证书',
  medicalReport: '体检报告',
  proofOfAddress: '地址证明',
  tbTest: '肺结核检查结果',
  fluShot: '流感疫苗记录',
  idPhoto: '工作证照片',
  registry: '护理员名册查询',
  backgroundCheck: '背景调查',
  references: '推荐信',
};
