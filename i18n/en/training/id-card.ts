/** The words on the printed ID card (PDF), in English and one Chinese script. */
export const idCard = {
  heading: 'Caregiver ID',
  number: 'Card number',
  employeeNumber: 'Employee number',
  until: 'Valid until',
  noEnd: 'no end date',
  noPhoto: 'No photo yet',
  scan: 'Scan to see whether this card is valid today.',
  found: 'If you find this card, please call us.',
  cut: 'Cut along the outer line and fold in the middle.',
};

/** "My ID card" of a caregiver. */
export const card = {
  title: 'My ID card',
  lead: 'Show this card at the client’s door. The code shows that you work for us.',
  closed: 'Your ID card will be made once your application is approved.',
  valid: 'Valid today',
  notValid: 'Not valid now',
  heading: 'Caregiver ID',
  number: 'Card number',
  employeeNumber: 'Employee number',
  role: 'Role',
  until: 'Valid until',
  noEnd: 'No end date',
  code: 'QR code to check this ID card',
  photoOf: 'Photo of {{name}}',
  noPhoto: 'No photo yet',
  addTitle: 'Your card has no photo yet',
  addText:
    'Send us a photo of your face, without a hat or sunglasses. Our office looks at it first.',
  addPhoto: 'Add a photo',
  changePhoto: 'Change the photo',
  inReview:
    'Your photo is with our office. It will be on the card as soon as we have looked at it.',
  newInReview: 'Your new photo is with our office. Until then the card shows the one before.',
  whyTitle: 'Why your card is not valid now',
  noRole: 'Our office has not entered your role yet. Please call us.',
  missing: '{{paper}}: missing',
  expired: '{{paper}}: expired',
  toPapers: 'Send what is missing',
  others: 'Others only see that the card is not valid now, not why.',
  save: 'Save as PDF to print',
  saveHint: 'The size of a bank card. Cut it out and fold it.',
  back: 'Back to my papers',
};
