/** Passwords: argon2id (19 MiB, 2 passes, 1 lane), two at a time to bound CPU and memory. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '#contract/errors.ts';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };
const atOnce = 2;
const queueMax = 50;

let running = 0;
let hashed = 0;
const waiting: (() => void)[] = [];

export const passwordQueue = () => ({ running, waiting: waiting.length, hashed });

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) {
    if (waiting.length >= queueMax) throw new AppError('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
  try {
    return await work();
  } finally {
    running--;
    hashed++;
    waiting.shift()?.();
  }
};

const hashWith = (password: string, nonce: Buffer) =>
  inTurn(() => derive('argon2id', { message: password.normalize('NFKC'), nonce, ...cost }));

export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16);
  const tag = await hashWith(password, nonce);
  return `argon2id$${nonce.toString('base64url')}$${tag.toString('base64url')}`;
};

/** Verified when the account does not exist, so both cases take the same time. */
const nobody = `argon2id$${Buffer.alloc(16).toString('base64url')}$${Buffer.alloc(32).toString('base64url')}`;

export const passwordMatches = async (
  password: string,
  stored: string | null,
): Promise<boolean> => {
  const [, nonce, tag] = (stored ?? nobody).split('$');
  const expected = Buffer.from(tag ?? '', 'base64url');
  const actual = await hashWith(password, Buffer.from(nonce ?? '', 'base64url'));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null;
};
