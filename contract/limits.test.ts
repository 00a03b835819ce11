import { describe, expect, it } from 'vitest';
import { greetingAt, limits, storageKeys } from './limits.ts';

describe('greetingAt', () => {
  it.each([
    ['00:00', 'night'],
    ['05:59', 'night'],
    ['06:00', 'morning'],
    ['11:59', 'morning'],
    ['12:00', 'afternoon'],
    ['17:59', 'afternoon'],
    ['18:00', 'evening'],
    ['23:59', 'evening'],
  ])('%s is %s', (time, greeting) => {
    expect(greetingAt(new Date(`2025-06-11T${time}:00`).getHours())).toBe(greeting);
  });
});

describe('the constants of spec §9', () => {
  it.each([
    ['API base path', limits.apiBase, '/home'],
    ['request timeout', limits.requestTimeoutMs, 20_000],
    ['banner autoplay delay', limits.bannerAutoplayMs, 5_000],
    ['video visibility', limits.videoVisibleThreshold, 0.5],
    ['activities on home', limits.homeActivities, { shown: 3, pageSize: 10, pageNum: 1 }],
    ['debounce', limits.debounceMs, 500],
    ['navigation after logout', limits.afterLogoutMs, 500],
    ['redirect after a review', limits.afterReviewSeconds, 3],
    ['redirect after a registration', limits.afterActivityRegistrationSeconds, 5],
    ['stars', [limits.ratingMax, limits.ratingDefault], [5, 5]],
    ['review images', limits.reviewImagesMax, 3],
    ['upload limit, exclusive', limits.uploadBytes, 512_000],
    ['password length', limits.passwordMin, 8],
    ['bank statements', limits.bankStatementMonths, 2],
    ['white card follow-up', limits.whiteCardFollowUpHours, 24],
    ['activity confirmation', limits.activityConfirmationHours, 24],
    ['progress bar', limits.progressBar, { minimum: 0.3, speed: 500, trickleSpeed: 200 }],
    ['copyright year', limits.copyrightYear, 2024],
    ['largest page (readings)', limits.pageSizeMax, 100],
    ['token storage key', storageKeys.token, 'token'],
    ['language storage key', storageKeys.lang, 'lang'],
    ['session flag', storageKeys.staffMenu, 'staffMenu'],
  ])('%s', (_, is, should) => {
    expect(is).toEqual(should);
  });
});
