/** Messages of the field rules (contract/fields.ts) and one sentence each that says how to mend it. */
export const fields = {
  required: 'Please fill this in.',
  number: 'Please enter a whole number in the allowed range.',
  text: 'Please enter text.',
  choice: 'Please choose one of the options.',
  tooLong: 'This is too long.',
  characters: 'This has characters that we cannot keep.',
  unknown: 'This field is not known.',
  id: 'This is not a valid number.',
  phone: 'Invalid Phone Number',
  postcode: 'Invalid postcode number',
  password: 'At least 8 characters, including numbers, letters and symbols.',
  samePassword: 'Please enter the same password as above',
  whiteCardId: 'Please enter the correct white card format, such as: XX00000X',
  email: 'Please enter a valid email address.',
  rating: 'Please choose 1 to 5 stars.',
  image: 'Only JPG/PNG files under 500KB can be uploaded.',
};
