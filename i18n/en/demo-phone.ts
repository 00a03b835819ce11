/** The demo's phone: answers as the client. */
export const demoPhone = {
  title: 'Answer as the client',
  lead: 'As if this phone had sent a text. It comes to the office inbox.',
  from: 'Phone number of the client',
  text: 'Text',
  send: 'Send the text',
  sent: 'Sent. It is in the office inbox now.',
  byClient: 'from the client',
};
