/**
 * Encrypts identifiers and documents at rest: AES-256-GCM with the record's id as associated data, and a keyed hash
 * for uniqueness. All keys are derived from SECRET_KEY, one per purpose. Sealed values carry their key id, so
 * SECRET_KEYS_OLD still opens older ones (npm run keys:rotate).
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

declare const made: unique symbol;
/** Branded type: a string at run time that only fits a sealed column of the schema. */
export type Sealed = { readonly [made]: 'sealed' };
/** Likewise for a keyed hash. */
export type KeyedHash = { readonly [made]: 'hash' };

export type Sealer = {
  seal(plain: string, owner: string): Sealed;
  open(sealed: Sealed, owner: string): string;
  /** For values that are handed out, not stored: valid as long as the key. */
  sealToken(plain: string, purpose: string): string;
  openToken(token: string, purpose: string): string;
  /** For pictures; `owner` is the file's id. */
  sealBytes(plain: Uint8Array, owner: string): Buffer;
  openBytes(sealed: Uint8Array, owner: string): Buffer;
  /** False if sealed with an older key. */
  isCurrent(sealed: Sealed | Uint8Array): boolean;
  /** The prefix of values sealed with the current key. */
  keyId: string;
  hash(plain: string): KeyedHash;
  /** With every key, the current first, to find hashes made before a key change. */
  hashes(plain: string): KeyedHash[];
};

/** Required when opening too: Node would accept a tag truncated to four bytes, which can be guessed. */
const authTagLength = 16;
const ivLength = 12;
const idLength = 8;
/** Legacy format without key id: try all keys. */
const nameless = 'k1';

type Parts = { iv: Uint8Array; tag: Uint8Array; body: Uint8Array };

const encrypt = (key: KeyObject, plain: Uint8Array, owner: string): Parts => {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength });
  cipher.setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { iv, tag: cipher.getAuthTag(), body };
};

const decrypt = (key: KeyObject, { iv, tag, body }: Parts, owner: string): Buffer => {
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(tag);
  return Buffer.concat([decipher.update(body), decipher.final()]);
};

const keysOf = (secret: string) => {
  // Key objects: with bytes Node would import the key again for every value.
  const key = (purpose: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  const seal = key('persimmon seal');
  const id = createHash('sha256').update(seal.export()).digest('hex').slice(0, idLength);
  return { id, seal, files: key('persimmon files'), hash: key('persimmon hash') };
};
type Keys = ReturnType<typeof keysOf>;

const keyIdOf = (sealed: Sealed | Uint8Array): string =>
  sealed instanceof Uint8Array
    ? Buffer.from(sealed.subarray(0, idLength)).toString('latin1')
    : (String(sealed).split('.', 1)[0] ?? '');

/** Tries each key; throws the last error. */
const openWith = (keys: Keys[], open: (key: Keys) => Buffer): Buffer => {
  let failure: unknown = new Error('unknown seal');
  for (const key of keys) {
    try {
      return open(key);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
};

export const createSealer = (secret: string, older: readonly string[] = []): Sealer => {
  const current = keysOf(secret);
  const all = [current, ...older.map(keysOf)];
  const named = (id: string) => (id === nameless ? all : all.filter((key) => key.id === id));
  const hashWith = (key: Keys, plain: string) =>
    createHmac('sha256', key.hash).update(plain).digest('hex') as unknown as KeyedHash;
  const sealText = (plain: string, owner: string): string => {
    const { iv, tag, body } = encrypt(current.seal, Buffer.from(plain), owner);
    const parts = [iv, tag, body].map((b) => Buffer.from(b).toString('base64url'));
    return [current.id, ...parts].join('.');
  };
  const openText = (sealed: string, owner: string): string => {
    const [id = '', ...rest] = sealed.split('.');
    const [iv, tag, body] = rest.map((part) => Buffer.from(part, 'base64url'));
    if (!iv?.length || !tag?.length || !body || rest.length !== 3) throw new Error('unknown seal');
    return openWith(named(id), (key) => decrypt(key.seal, { iv, tag, body }, owner)).toString();
  };
  return {
    seal: (plain, owner) => sealText(plain, owner) as unknown as Sealed,
    open: (sealed, owner) => openText(String(sealed), owner),
    sealToken: sealText,
    openToken: openText,
    sealBytes(plain, owner) {
      const { iv, tag, body } = encrypt(current.files, plain, owner);
      return Buffer.concat([Buffer.from(current.id, 'latin1'), iv, tag, body]);
    },
    openBytes(sealed, owner) {
      const from = (start: number, length?: number) =>
        sealed.subarray(start, length === undefined ? undefined : start + length);
      const iv = from(idLength, ivLength);
      const tag = from(idLength + ivLength, authTagLength);
      const body = from(idLength + ivLength + authTagLength);
      if (tag.length !== authTagLength) throw new Error('unknown seal');
      return openWith(named(keyIdOf(sealed)), (key) =>
        decrypt(key.files, { iv, tag, body }, owner),
      );
    },
    isCurrent: (sealed) => keyIdOf(sealed) === current.id,
    keyId: current.id,
    hash: (plain) => hashWith(current, plain),
    hashes: (plain) => all.map((key) => hashWith(key, plain)),
  };
};
