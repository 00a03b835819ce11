import { expect, it } from 'vitest';
import { applications, atKnownTab, cards, requests } from './queues.ts';

it.each([applications, cards, requests])('$place opens at a tab that there is', (queue) => {
  for (const { value } of queue.parts)
    expect(atKnownTab(queue, { queue: value, keyword: 'x' })).toEqual({
      queue: value,
      keyword: 'x',
    });
  expect(atKnownTab(queue, { queue: 'nonsense', keyword: 'x' })).toEqual({
    queue: queue.first.queue,
    keyword: 'x',
  });
});
