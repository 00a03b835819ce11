import { describe, expect, it } from 'vitest';
import { createSealer, type Sealed } from './field-encryption.ts';

const sealer = createSealer('a secret of at least thirty-two characters');
const other = createSealer('another secret of at least thirty-two chars');
const card = 'AB12345C';

describe('a sealed number', () => {
  it.each([card, '', '陳美玲', 'x'.repeat(10_000)])('opens again for its owner', (plain) => {
    expect(sealer.open(sealer.seal(plain, 'owner'), 'owner')).toBe(plain);
  });

  it('differs each time and shows nothing', () => {
    const sealed = Array.from({ length: 50 }, () => sealer.seal(card, 'owner'));
    expect(new Set(sealed).size).toBe(50);
    for (const one of sealed) {
      expect(one).not.toContain(card);
      expect(
        Buffer.from(String(one).split('.').at(-1) ?? '', 'base64url').toString(),
      ).not.toContain('12345');
    }
  });

  it('does not open for another owner, or with another key', () => {
    const sealed = sealer.seal(card, 'owner');
    expect(() => sealer.open(sealed, 'another')).toThrow();
    expect(() => sealer.open(sealed, '')).toThrow();
    expect(() => other.open(sealed, 'owner')).toThrow();
  });

  it('does not open once any part of it was changed', () => {
    const parts = sealer.sealToken(card, 'owner').split('.');
    for (const i of [1, 2, 3]) {
      const bytes = Buffer.from(parts[i] ?? '', 'base64url');
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      const forged = parts.with(i, bytes.toString('base64url')).join('.');
      expect(() => sealer.openToken(forged, 'owner'), `part ${i}`).toThrow();
    }
  });

  it('does not open with a shortened tag', () => {
    const parts = sealer.sealToken(card, 'owner').split('.');
    const tag = Buffer.from(parts[2] ?? '', 'base64url')
      .subarray(0, 4)
      .toString('base64url');
    expect(() => sealer.openToken(parts.with(2, tag).join('.'), 'owner')).toThrow();
  });

  it.each(['', 'k1', 'k1.a', 'k1.a.b', 'k2.a.b.c', 'nonsense'])('%j is no seal', (text) => {
    expect(() => sealer.openToken(text, 'owner')).toThrow();
  });
});

describe('the hash', () => {
  it('is the same for the same number and needs the key', () => {
    expect(sealer.hash(card)).toBe(sealer.hash(card));
    expect(sealer.hash(card)).toMatch(/^[0-9a-f]{64}$/);
    expect(sealer.hash(card)).not.toBe(sealer.hash('AB12345D'));
    expect(sealer.hash(card)).not.toBe(other.hash(card));
  });
});

describe('sealed bytes', () => {
  const picture = Buffer.from([0xff, 0xd8, 0, 1, 2, 0xff]);

  it.each([picture, Buffer.alloc(0), Buffer.alloc(600_000, 7)])('open again', (plain) => {
    const sealed = sealer.sealBytes(plain, 'file');
    expect(sealer.openBytes(sealed, 'file')).toEqual(plain);
    expect(sealer.openBytes(new Uint8Array(sealed), 'file')).toEqual(plain);
  });

  it('do not open for another file, with another key, cut or changed', () => {
    const sealed = sealer.sealBytes(picture, 'file');
    expect(() => sealer.openBytes(sealed, 'another')).toThrow();
    expect(() => other.openBytes(sealed, 'file')).toThrow();
    for (let i = 0; i < sealed.length; i++) {
      const forged = Buffer.from(sealed);
      forged[i] = (forged[i] ?? 0) ^ 1;
      expect(() => sealer.openBytes(forged, 'file'), `byte ${i}`).toThrow();
      expect(() => sealer.openBytes(sealed.subarray(0, i), 'file'), `cut at ${i}`).toThrow();
    }
  });
});

describe('after a change of key', () => {
  const newer = createSealer('a new secret of at least thirty-two chars', [
    'a secret of at least thirty-two characters',
  ]);

  it('what the old key sealed still opens, and is known to be old', () => {
    const [text, bytes] = [sealer.seal(card, 'owner'), sealer.sealBytes(Buffer.from('x'), 'file')];
    expect(newer.open(text, 'owner')).toBe(card);
    expect(newer.openBytes(bytes, 'file')).toEqual(Buffer.from('x'));
    expect([newer.isCurrent(text), newer.isCurrent(bytes)]).toEqual([false, false]);
    expect([sealer.isCurrent(text), sealer.isCurrent(bytes)]).toEqual([true, true]);
  });

  it('what is sealed now names the new key, which the old one does not open', () => {
    const sealed = newer.seal(card, 'owner');
    expect(sealed).toMatch(/^[0-9a-f]{8}\./);
    expect(newer.isCurrent(sealed)).toBe(true);
    expect(() => sealer.open(sealed, 'owner')).toThrow('unknown seal');
  });

  it('a number is found by the hash of either key, the current one first', () => {
    expect(newer.hashes(card)).toEqual([newer.hash(card), sealer.hash(card)]);
    expect(sealer.hashes(card)).toEqual([sealer.hash(card)]);
  });

  it('a seal from before there were key ids opens with whichever key made it', () => {
    const [, ...rest] = sealer.sealToken(card, 'owner').split('.');
    const nameless = ['k1', ...rest].join('.');
    expect(newer.openToken(nameless, 'owner')).toBe(card);
    expect(newer.isCurrent(nameless as unknown as Sealed)).toBe(false);
    expect(() => other.openToken(nameless, 'owner')).toThrow();
  });
});
