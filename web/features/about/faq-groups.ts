import type { Faq } from '#contract/content/content.ts';

/** The id of a group is made of its first question, so that it is the same in every language. */
export type FaqGroup = { id: string; name: string; faqs: Faq[] };

/** In the order in which staff put the questions. */
export const groupFaqs = (faqs: readonly Faq[]): FaqGroup[] => {
  const groups = new Map<string, FaqGroup>();
  for (const faq of faqs) {
    const group = groups.get(faq.group);
    if (group) group.faqs.push(faq);
    else groups.set(faq.group, { id: `about-${faq.id}`, name: faq.group, faqs: [faq] });
  }
  return [...groups.values()];
};
