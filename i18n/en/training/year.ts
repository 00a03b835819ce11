/** "My year": in-service hours of a caregiver. */
export const year = {
  title: 'My year {{year}}',
  hours: '{{done}} of {{due}} in-service hours',
  hoursOnly: 'In-service hours so far: {{done}}',
  noRole: 'The office will enter your role. Then you will see how many hours you need.',
  role: 'Your role: {{role}}',
  subjects: 'Subjects',
  covered: '{{name}}: done',
  notCovered: '{{name}}: still to do',
  planned: 'Planned for you',
  dueBy: 'Due by {{day}}',
  wasDue: 'Was due on {{day}}',
  next: 'Next: {{title}}',
  complete: 'You have done all your hours for this year. Thank you.',
  nothingOpen: 'No training is open for you right now.',
  transcript: 'My hours as a PDF',
};
