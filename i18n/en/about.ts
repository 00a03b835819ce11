/** Team, team event, FAQ and legal pages. */
export const about = {
  numbers: 'Our agency in numbers',
  founderLetter: 'A letter from our founder',
  story: 'What we do, and why',
  events: 'Our story so far',
  eventsLead: 'Open an event to read its story.',
  readEvent: 'Read the story',
  people: 'People you will meet',
  earlier: 'Earlier',
  later: 'Later',
  faqSearchLabel: 'Search the questions',
  faqSearchExample: 'For example: White Card',
  faqSearch: 'Search',
  faqFound: 'Answers for “{{words}}”: {{n}}',
  faqNone: 'No question found for “{{words}}”',
  faqNoneHint:
    'We looked in every question and answer, in Chinese and English. Try other words, or call us and just ask.',
  faqAll: 'Show all questions',
  faqGroups: 'Topics',
  faqMark: 'Q',
  copyQuestion: 'Copy the link to this question',
  stillUnclear: 'Still not clear?',
  stillUnclearText: 'Call us. We speak Mandarin, Cantonese and English.',
  updated: 'Last updated: {{date}}',
  contents: 'On this page',
  print: 'Print this page',
};

// In one file with these: see fileOf in web/lib/i18n/words.ts.
export { browser } from './browser.ts';
export { callback } from './callback.ts';
export { move } from './move.ts';
export { news } from './news.ts';
