/**
 * Files in an S3-compatible store. One request per file: the largest is a film segment (8 MB), so uploads are atomic
 * and leave nothing unfinished.
 */
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { checkKey, type Files, StoreAway } from './files.ts';
import type { S3Place } from './storage-url.ts';

/** Three attempts with backoff; times out early enough to tell the caller. */
const patience = {
  connectionTimeout: 2_000,
  /** Idle timeout. */
  socketTimeout: 4_000,
  wholeMs: 60_000,
  checkMs: 2_500,
};

const clientOf = ({ host, key, secret, region, tls, style }: S3Place): S3Client =>
  new S3Client({
    endpoint: `${tls ? 'https' : 'http'}://${host}`,
    region,
    forcePathStyle: style === 'path',
    ...(key && { credentials: { accessKeyId: key, secretAccessKey: secret } }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: patience.connectionTimeout,
      socketTimeout: patience.socketTimeout,
    },
    // Trailing checksums are AWS-specific; other stores reject them.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

const isNamed = (error: unknown, name: string) => error instanceof Error && error.name === name;

/** Any failure: the store may succeed later. */
const reaching = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    throw new StoreAway(error);
  }
};

export const s3Files = (place: S3Place): Files => {
  const client = clientOf(place);
  const at = (key: string) => ({ Bucket: place.bucket, Key: checkKey(key) });
  const within = (ms = patience.wholeMs) => ({ abortSignal: AbortSignal.timeout(ms) });
  return {
    async put(key, bytes) {
      const object = { ...at(key), Body: bytes, ContentLength: bytes.length };
      await reaching(() => client.send(new PutObjectCommand(object), within()));
    },
    async get(key, range) {
      const object = { ...at(key), ...(range && { Range: `bytes=${range.from}-${range.to}` }) };
      return reaching(async () => {
        try {
          const { Body } = await client.send(new GetObjectCommand(object), within());
          return Buffer.from((await Body?.transformToByteArray()) ?? []);
        } catch (error) {
          if (isNamed(error, 'NoSuchKey')) return null;
          if (isNamed(error, 'InvalidRange')) return Buffer.alloc(0);
          throw error;
        }
      });
    },
    async remove(key) {
      const object = at(key);
      await reaching(() => client.send(new DeleteObjectCommand(object), within()));
    },
    async *list(folder) {
      const prefix = `${checkKey(folder)}/`;
      const asked = { Bucket: place.bucket, Prefix: prefix, Delimiter: '/' };
      const pages = paginateListObjectsV2({ client }, asked)[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await reaching(() => pages.next());
        if (done) return;
        for (const { Key: key, LastModified: changedAt } of value.Contents ?? [])
          if (key && changedAt) yield { key, changedAt };
      }
    },
    async check() {
      await reaching(() =>
        client.send(new HeadBucketCommand({ Bucket: place.bucket }), within(patience.checkMs)),
      );
    },
  };
};
