/** The words of the certificate (PDF) and of what is signed. The certificate is in English and one Chinese script. */
export const certificate = {
  heading: 'Certificate of Training',
  certifies: 'This certifies that',
  completed: 'has completed the video training “{{title}}” and passed its exam.',
  score: 'Score',
  hours: 'Credit hours',
  issued: 'Issued',
  validUntil: 'Valid until',
  number: 'Number',
  trainee: 'Trainee',
  issuer: 'Issued by',
  scan: 'Scan to verify',
  statement:
    'I, {{name}}, watched the training “{{title}}” myself. I took its exam myself and passed on {{date}} with {{score}} of {{total}} points. I agree to sign electronically. This signature is as valid as one by hand.',
};
