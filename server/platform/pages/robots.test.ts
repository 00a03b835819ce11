import { describe, expect, it } from 'vitest';
import { isUnlisted } from './robots.ts';

describe('what search engines should not list', () => {
  it.each([
    '/user/index',
    '/h5/user/index?tab=reviews',
    '/services',
    '/services/result/submitWC',
    '/regresult/patient',
    '/feedback/create',
    '/community/activity/result?activityId=one',
    '/demo/inbox',
    '/verify/PHC-2026-000001?code=ABC',
    '/about/faq.data',
    '/h5.data',
  ])('%s', (url) => expect(isUnlisted(url)).toBe(true));

  it.each([
    '/',
    '/h5/',
    '/feedback',
    '/community/activity/list?page=2',
    '/community/activity/search',
    '/community/news/user',
    '/about/teamevent/services',
    '/about/faq?q=/user',
    '/userguide',
  ])('but %s', (url) => expect(isUnlisted(url)).toBe(false));
});
