/** A caregiver's documents, as the person and the office call them. */
export const documentNames = {
  workAuthorization: '工作許可證明',
  homeCareCertificate: '居家護理證書',
  medicalReport: '體檢報告',
  proofOfAddress: '地址證明',
  tbTest: '肺結核檢查結果',
  fluShot: '流感疫苗紀錄',
  idPhoto: '識別證照片',
  registry: '護理員名冊查詢',
  backgroundCheck: '背景調查',
  references: '推薦信',
};
