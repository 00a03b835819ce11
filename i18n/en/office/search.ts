/** The search box of the office. */
export const search = {
  label: 'Find anything',
  hint: 'Name, last 4 of a phone, R-20265, certificate, activity …',
  results: 'Found',
  groups: {
    people: 'People',
    records: 'Requests and visits',
    papers: 'Certificates',
    cases: 'Cases',
    activities: 'Activities',
    contents: 'Content',
  },
  more: 'more: type on',
  certificate: 'Certificate: {{title}}',
  transcript: 'Training record {{title}}',
  open: 'Open',
  closed: 'Closed',
  nothing: 'Nothing is found. Try fewer letters, or the last 4 digits of a phone.',
  failed: 'The search did not work. Please type again.',
};
