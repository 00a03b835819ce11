import { describe, expect, it } from 'vitest';
import type { Role } from '#contract/access.ts';
import { uploadPurposes } from '#contract/upload/upload.ts';
import {
  downloadName,
  expiredBefore,
  formatFor,
  type Held,
  isPublic,
  mayRead,
  sendingRefused,
  takingBackRefused,
} from './upload.rules.ts';

const now = new Date('2025-06-11T14:30:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const held = (values: Partial<Held>): Held => ({
  ownerId: null,
  keyHash: null,
  claimedAt: null,
  createdAt: ago(1),
  ...values,
});
const nobody = { userId: null, keyHash: null };
const anne = { userId: 'anne', keyHash: null };
const withKey = { userId: null, keyHash: 'hash' };

describe('sending', () => {
  const allowed = {
    visitor: ['registration'],
    patient: uploadPurposes.filter((one) => one !== 'signature' && one !== 'media'),
    caregiver: uploadPurposes.filter((one) => one !== 'media'),
  } satisfies Partial<Record<Role, readonly string[]>>;
  it.each(Object.keys(allowed) as (keyof typeof allowed)[])('%s', (role) => {
    const may = uploadPurposes.filter((purpose) => sendingRefused(purpose, role) === null);
    expect(may).toEqual(allowed[role]);
  });
  it('says why not', () => {
    expect(sendingRefused('review', 'visitor')).toBe('unauthorized');
    expect(sendingRefused('signature', 'patient')).toBe('forbidden');
  });
  it('only pictures of reviews and of the site are public', () => {
    expect(uploadPurposes.filter(isPublic)).toEqual(['review', 'media']);
  });
});

describe('reading', () => {
  it.each([
    ['the owner', held({ ownerId: 'anne' }), anne, true],
    ['the owner, much later', held({ ownerId: 'anne', createdAt: ago(9_999) }), anne, true],
    ['the owner of a claimed one', held({ ownerId: 'anne', claimedAt: now }), anne, true],
    ['someone else', held({ ownerId: 'bob' }), anne, false],
    ['someone, where there is no owner', held({}), anne, false],
    ['nobody, where there is no owner', held({}), nobody, false],
    ['who has the key', held({ keyHash: 'hash' }), withKey, true],
    ['who has another key', held({ keyHash: 'other' }), withKey, false],
    ['who has a key where there is none', held({}), withKey, false],
    ['the key after a day', held({ keyHash: 'hash', createdAt: ago(24) }), withKey, false],
    ['the key of a claimed one', held({ keyHash: 'hash', claimedAt: now }), withKey, false],
    ['the key of an owned one', held({ keyHash: 'hash', ownerId: 'bob' }), withKey, false],
  ] as const)('%s', (_, file, asker, verdict) => {
    expect(mayRead(file, asker, now)).toBe(verdict);
    const refused = takingBackRefused(file, asker, now);
    if (!verdict) expect(refused).toBe('not_found');
    else expect(refused).toBe(file.claimedAt ? 'conflict' : null);
  });
});

it('a day is 24 hours', () => {
  expect(expiredBefore(now)).toEqual(ago(24));
});

it('the name of a download is ours', () => {
  const id = '01234567-89ab-4def-8123-456789abcdef';
  expect(downloadName(id, 'image/jpeg')).toBe('document-01234567.jpg');
  expect(downloadName(id, 'image/png')).toBe('document-01234567.png');
});

it.each([
  ['image/avif,image/webp,image/*', 'avif'],
  ['image/webp, */*;q=0.1', 'webp'],
  ['IMAGE/WEBP;q=0.9', 'webp'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['image/avif; q=0.0 , image/webp;q=0.000', 'jpeg'],
  ['image/avifx,ximage/webp', 'jpeg'],
  ['*/*', 'jpeg'],
  ['', 'jpeg'],
  [undefined, 'jpeg'],
] as const)('Accept: %s is %s', (accept, format) => {
  expect(formatFor(accept, 'image/jpeg')).toBe(format);
  expect(formatFor(accept, 'image/png')).toBe(format === 'jpeg' ? 'png' : format);
});
