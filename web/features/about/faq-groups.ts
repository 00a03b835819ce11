import type { Faq } from '#contract/content/content.ts';

/** A group's id comes from its first question, so it is the same in every language. */
export type FaqGroup = { id: string; name: string; faqs: Faq[] };

/** In the order that staff chose. */
export const groupFaqs = (faqs: readonly Faq[]): FaqGroup[] => {
  const groups = new Map<string, FaqGroup>();
  for (const faq of faqs) {
    const group = groups.get(faq.group);
    if (group) group.faqs.push(faq);
    else groups.set(faq.group, { id: `about-${faq.id}`, name: faq.group, faqs: [faq] });
  }
  return [...groups.values()];
};
