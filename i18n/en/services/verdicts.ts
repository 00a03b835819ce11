/** What the office says about a document: read by its owner, by text message, and in the office. */
export const verdicts = {
  labels: {
    accepted: 'Accepted',
    unreadable: 'Cannot be read',
    wrong: 'Not the right paper',
    expired: 'Expired or too old',
    missing: 'Still missing',
  },
  reasons: {
    blurred: 'The photo is not clear. Please take it again in good light.',
    cutOff: 'A part of the page is cut off. Please show the whole page.',
    otherDocument: 'This is not the paper we need. Please send the right one.',
    nameDiffers: 'The name on it is not yours. Please send one with your name, or call us.',
    expired: 'It has expired. Please send a new one.',
    tooOld: 'It is too old. Please send the newest one.',
    pages: 'A page is missing. Please send every page, front and back.',
    notSent: 'We do not have it yet. Please send a photo.',
  },
  /** Of a list that the office sends. */
  line: '{{name}}: {{why}}',
  accepted: 'We checked it. Thank you.',
};
