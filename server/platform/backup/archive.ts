/**
 * One encrypted file: the compressed parts in chunks, each sealed with AES-256-GCM under a key derived for this file
 * (from SECRET_KEY and a random salt). A chunk is bound to its number and to whether it is the last, so changed,
 * moved, missing and truncated chunks are detected, and a wrong key at the first chunk.
 */
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline, Readable } from 'node:stream';
import { pipeline as whole } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Part } from './archive-parts.ts';

const magic = Buffer.from('persimmon backup 1\n');
const saltLength = 16;
const keyIdLength = 8;
const headLength = magic.length + saltLength + keyIdLength;
const tagLength = 16;
const pieceBytes = 256 * 1024;

class BackupError extends Error {}

const keyIdOf = (secret: string): Buffer =>
  createHash('sha256')
    .update(Buffer.from(hkdfSync('sha256', secret, '', 'persimmon backup id', 32)))
    .digest()
    .subarray(0, keyIdLength);

const keyOf = (secret: string, salt: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, 'persimmon backup', 32));

/** Unique per key: the number of the chunk, and whether another follows. */
const nonceOf = (number: number, isLast: boolean): Buffer => {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
};

async function* inPieces(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    rest.push(chunk);
    length += chunk.length;
    if (length < pieceBytes) continue;
    const all = Buffer.concat(rest);
    let at = 0;
    for (; all.length - at > pieceBytes; at += pieceBytes) yield all.subarray(at, at + pieceBytes);
    rest = [all.subarray(at)];
    length = all.length - at;
  }
  yield Buffer.concat(rest);
}

const sealing = (secret: string) =>
  async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltLength);
    const key = keyOf(secret, salt);
    const head = Buffer.concat([magic, salt, keyIdOf(secret)]);
    yield head;
    let number = 0;
    const seal = (piece: Buffer, isLast: boolean) => {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number, isLast));
      number += 1;
      cipher.setAAD(head);
      const sealed = Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      const length = Buffer.alloc(4);
      length.writeUInt32BE(sealed.length);
      return Buffer.concat([length, sealed]);
    };
    let held: Buffer | undefined;
    for await (const piece of inPieces(bytes)) {
      if (held) yield seal(held, false);
      held = piece;
    }
    yield seal(held ?? Buffer.alloc(0), true);
  };

/** Yields exactly so many bytes at a time; null at the end. Throws on a truncated file. */
const createTaking = (bytes: AsyncIterable<Buffer>) => {
  const iterator = bytes[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  return async (length: number): Promise<Buffer | null> => {
    const chunks = [rest];
    let have = rest.length;
    while (have < length) {
      const next = await iterator.next();
      if (next.done) break;
      chunks.push(next.value);
      have += next.value.length;
    }
    const all = Buffer.concat(chunks);
    if (all.length === 0) return null;
    if (all.length < length) throw new BackupError('The backup is cut off.');
    rest = all.subarray(length);
    return all.subarray(0, length);
  };
};

const opening = (secrets: readonly string[]) =>
  async function* (bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const take = createTaking(bytes);
    const head = await take(headLength);
    if (!head?.subarray(0, magic.length).equals(magic))
      throw new BackupError('This is not a backup of Persimmon.');
    const salt = head.subarray(magic.length, magic.length + saltLength);
    const secret = secrets.find((one) =>
      keyIdOf(one).equals(head.subarray(magic.length + saltLength)),
    );
    if (secret === undefined)
      throw new BackupError('The backup was made with another SECRET_KEY: set that one.');
    const key = keyOf(secret, salt);
    const open = (sealed: Buffer, number: number, isLast: boolean): Buffer | null => {
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number, isLast));
      decipher.setAAD(head).setAuthTag(sealed.subarray(-tagLength));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
      } catch {
        return null;
      }
    };
    for (let number = 0; ; number += 1) {
      const length = (await take(4))?.readUInt32BE();
      if (length === undefined) throw new BackupError('The backup is cut off.');
      if (length < tagLength || length > pieceBytes + tagLength)
        throw new BackupError('The backup is damaged.');
      const sealed = await take(length);
      if (!sealed) throw new BackupError('The backup is cut off.');
      const piece = open(sealed, number, false);
      if (piece) {
        yield piece;
        continue;
      }
      const last = open(sealed, number, true);
      if (!last || (await take(1))) throw new BackupError('The backup is damaged.');
      yield last;
      return;
    }
  };

/** Length and JSON of the header, then length and bytes of the file. */
async function* encode(parts: AsyncIterable<Part>): AsyncGenerator<Buffer> {
  for await (const part of parts) {
    const { bytes, ...said } = part.is === 'file' ? part : { ...part, bytes: Buffer.alloc(0) };
    const head = Buffer.from(JSON.stringify(said));
    const lengths = Buffer.alloc(8);
    lengths.writeUInt32BE(head.length, 0);
    lengths.writeUInt32BE(bytes.length, 4);
    yield Buffer.concat([lengths, head, bytes]);
  }
}

async function* decode(bytes: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const take = createTaking(bytes);
  for (let lengths = await take(8); lengths; lengths = await take(8)) {
    const head = await take(lengths.readUInt32BE(0));
    const size = lengths.readUInt32BE(4);
    const part = JSON.parse(String(head)) as Part;
    if (part.is === 'file') part.bytes = size ? ((await take(size)) as Buffer) : Buffer.alloc(0);
    yield part;
  }
}

/** The file must not exist; the caller removes what a failure leaves behind. */
export const writeParts = (
  path: string,
  parts: AsyncIterable<Part>,
  secret: string,
): Promise<void> =>
  whole(
    Readable.from(encode(parts)),
    createGzip({ level: 1 }),
    sealing(secret),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );

export async function* openParts(path: string, secrets: readonly string[]): AsyncGenerator<Part> {
  const source = createReadStream(path);
  const plain = pipeline(source, opening(secrets), createGunzip(), () => {});
  try {
    yield* decode(plain as AsyncIterable<Buffer>);
  } finally {
    source.destroy();
  }
}
