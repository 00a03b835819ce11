export const teamPath = '/about/team';
export const faqPath = '/about/faq';
export const eventPath = (eventId: string): string =>
  `/about/teamevent/${encodeURIComponent(eventId)}`;
