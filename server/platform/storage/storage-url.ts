/**
 * STORAGE_URL: where files are kept. `file:///a/folder`, or any store that speaks S3:
 *
 *   s3://KEY:SECRET@HOST[:PORT]/BUCKET[?region=us-east-1][&tls=false][&style=virtual]
 *
 * Signs that a URL cannot hold in KEY or SECRET are written with % (a slash is %2F). Without KEY and SECRET they come
 * from the machine's role or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY. `tls=false` is for a store on the same machine;
 * `style=virtual` asks BUCKET.HOST instead of HOST/BUCKET, as AWS wants it.
 */
import { z } from 'zod';

export const storageForm =
  'must be file:///FOLDER or s3://KEY:SECRET@HOST/BUCKET with ?region=, &tls=false or &style=virtual as needed';

const part = (pattern: RegExp) => z.string().regex(pattern);

const Address = z
  .strictObject({
    host: part(/^[\w.-]+(:\d{1,5})?$/),
    bucket: part(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/),
    key: z.string(),
    secret: z.string(),
  })
  .refine(({ key, secret }) => Boolean(key) === Boolean(secret));
const Options = z.strictObject({
  region: part(/^[a-z0-9-]{1,40}$/).default('us-east-1'),
  tls: z
    .enum(['true', 'false'])
    .default('true')
    .transform((value) => value === 'true'),
  style: z.enum(['path', 'virtual']).default('path'),
});
export type S3Place = z.infer<typeof Address> & z.infer<typeof Options>;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Null if malformed. */
export const s3PlaceOf = (storageUrl: string): S3Place | null => {
  if (!URL.canParse(storageUrl)) return null;
  const url = new URL(storageUrl);
  if (url.protocol !== 's3:' || url.hash) return null;
  const address = Address.safeParse({
    host: url.host,
    bucket: url.pathname.replace(/^\//, ''),
    key: decoded(url.username),
    secret: decoded(url.password),
  });
  const options = Options.safeParse(Object.fromEntries(url.searchParams));
  return address.success && options.success ? { ...address.data, ...options.data } : null;
};

export const isStorageUrl = (value: string): boolean =>
  URL.canParse(value) && (new URL(value).protocol === 'file:' || s3PlaceOf(value) !== null);
