import { describe, expect, it } from 'vitest';
import { groupFaqs } from './faq-groups.ts';

const faq = (id: string, group: string) => ({ id, group, question: `${id}?`, answer: `${id}.` });

describe('questions in groups', () => {
  it('keep their order, also when a group comes again', () => {
    const groups = groupFaqs([faq('a', 'Care'), faq('b', 'Card'), faq('c', 'Care')]);
    expect(groups.map(({ name, faqs }) => [name, faqs.map(({ id }) => id)])).toEqual([
      ['Care', ['a', 'c']],
      ['Card', ['b']],
    ]);
  });

  it('have the same id in every language', () => {
    const [en] = groupFaqs([faq('a', 'Care')]);
    const [zh] = groupFaqs([faq('a', '護理')]);
    expect(en?.id).toBe(zh?.id);
    expect(en?.id).not.toBe('a');
  });
});
