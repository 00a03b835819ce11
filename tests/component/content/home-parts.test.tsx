/** Parts of the home page that depend on what came and on who reads. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { Comment } from '#contract/review/review.ts';
import { reviews } from '#demo/reviews.ts';
import { locales } from '#i18n/pick-locale.ts';
import { ScopeCards } from '#web/features/content/scope-cards.tsx';
import { HomeReviews } from '#web/features/review/home-reviews.tsx';
import { sample } from '../support/sample.ts';
import { show, signedIn } from '../support/show.tsx';

for (const lang of locales)
  test(`missing words of a service are said in Chinese, ${lang}`, async () => {
    const scopes = [
      { title: null, content: null, image: '/media/scene-ride.svg' },
      { title: '', content: 'only a text', image: '/media/scene-benefits.svg' },
    ];
    const { t } = await show(<ScopeCards scopes={scopes} />, { lang });
    expect(screen.getAllByRole('article').map((card) => card.textContent)).toEqual([
      `${t.client.unknownService}${t.client.noDescription}`,
      `${t.client.unknownService}only a text`,
    ]);
    for (const text of [t.client.unknownService, t.client.noDescription])
      expect(text).toMatch(/\p{Script=Han}/u);
  });

const comments = reviews
  .filter(({ top }) => top)
  .map(({ name, rating, text }, i) =>
    sample(Comment, {
      commentId: String(i),
      commentText: text.en,
      userName: name.en,
      rating,
      commentImage: '/media/scene-ride.svg',
      createdAt: '2026-06-01 10:00',
    }),
  );

test('a review has a picture, stars, its text and the elder’s signature', async () => {
  await show(<HomeReviews comments={comments} />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(comments.length);
  for (const [i, { commentText, userName, rating }] of comments.entries()) {
    expect(cards[i]?.textContent).toContain(commentText);
    expect(cards[i]?.textContent).toContain(`—— Elder ${userName}`);
    const stars = `${rating} of ${limits.ratingMax} stars`;
    expect(cards[i]?.querySelector(`[role=img][aria-label="${stars}"]`)).toBeTruthy();
    expect(cards[i]?.querySelectorAll('img')).toHaveLength(1);
  }
});

for (const who of ['visitor', 'patient', 'caregiver'] as const)
  test(`the button to write a review, ${who}`, async () => {
    if (who !== 'visitor') signedIn(who);
    const { t } = await show(<HomeReviews comments={comments} />);
    const links = screen.queryAllByRole('link', { name: t.home.writeFeedback });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      who === 'patient' ? ['/feedback/create'] : [],
    );
  });
