/**
 * Keeps identifiers unreadable at rest: AES-256-GCM with the record's id as associated data, and a keyed hash for
 * uniqueness. Both keys come from SECRET_KEY, each for its own purpose.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export type Sealer = {
  seal(plain: string, owner: string): string;
  open(sealed: string, owner: string): string;
  hash(plain: string): string;
};

const keyId = 'k1';
/** Said when opening too: Node would take a tag cut down to four bytes, which can be guessed. */
const authTagLength = 16;

export const createSealer = (secret: string): Sealer => {
  const key = (purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const sealKey = key('persimmon seal');
  const hashKey = key('persimmon hash');
  return {
    seal(plain, owner) {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', sealKey, iv, { authTagLength }).setAAD(
        Buffer.from(owner),
      );
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return [keyId, ...[iv, cipher.getAuthTag(), body].map((b) => b.toString('base64url'))].join(
        '.',
      );
    },
    open(sealed, owner) {
      const [id, iv, tag, body] = sealed.split('.');
      if (id !== keyId || !iv || !tag || body === undefined) throw new Error('unknown seal');
      const nonce = Buffer.from(iv, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', sealKey, nonce, { authTagLength })
        .setAAD(Buffer.from(owner))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return (
        decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8')
      );
    },
    hash: (plain) => createHmac('sha256', hashKey).update(plain).digest('hex'),
  };
};
