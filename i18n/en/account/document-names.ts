/** A caregiver's documents, as the person and the office call them. */
export const documentNames = {
  workAuthorization: 'Work authorization',
  homeCareCertificate: 'Home care certificate',
  medicalReport: 'Medical report',
  proofOfAddress: 'Proof of address',
  tbTest: 'TB test result',
  fluShot: 'Flu shot record',
  idPhoto: 'Photo for the ID card',
  registry: 'Home Care Registry check',
  backgroundCheck: 'Background check',
  references: 'References',
};
