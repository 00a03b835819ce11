/** In the order of the form; each kind of person has some of them. Without schemas: every page reads it. */
export const registrationSteps = [
  'phone',
  'name',
  'address',
  'card',
  'experience',
  'documents',
  'password',
  'check',
] as const;
