/** A key that cannot open what the database holds refuses to start, and is never replaced (quality 43). */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connect } from '#server/platform/database/connect.ts';
import { secretFrom } from '#server/platform/embedded/data-folder.ts';
import { folderFiles } from '#server/platform/storage/files.ts';
import { keyCanary } from '#server/schema/keys.ts';
import { openSealer, WrongKey } from '#server/shared/keys/open-field-encryption.ts';
import { rotateKeys } from '#server/shared/keys/rotate-keys.ts';
import { runCommand } from '#tests/api/support/commands.ts';
import { freshDatabase } from '#tests/api/support/database.ts';
import { testKey } from '#tests/api/support/demo.ts';

const otherKey = 'another secret for tests of at least 32 chars';
const thirdKey = 'a third secret for tests of at least 32 chars';

/** A database with or without the demo, and a data folder. */
const install = async (template: 'template' | 'demoTemplate' = 'demoTemplate') => {
  const database = await freshDatabase(template);
  const { db, pool, close } = connect(database.url, { max: 4, onError: () => {} });
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'persimmon-key-'));
  onTestFinished(async () => {
    await close();
    await database.drop();
    rmSync(DATA_DIR, { recursive: true, force: true });
  });
  const start = (SECRET_KEY?: string, SECRET_KEYS_OLD: string[] = []) =>
    openSealer(db, { SECRET_KEY, SECRET_KEYS_OLD, DATA_DIR });
  const refusal = async (...keys: Parameters<typeof start>): Promise<string> => {
    const error = await start(...keys).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(WrongKey);
    const { message } = error as WrongKey;
    // One sentence, and no key in it.
    expect(message).toMatch(/^[^\n]+[^.]\.$/);
    expect(message).not.toMatch(/secret for tests|[0-9a-f]{64}/);
    return message;
  };
  const canaries = async () => (await db.select().from(keyCanary)).length;
  return {
    url: database.url,
    db,
    pool,
    DATA_DIR,
    start,
    refusal,
    canaries,
    file: join(DATA_DIR, 'secret-key'),
  };
};

describe('with SECRET_KEY', () => {
  it('the first start puts the canary there; later ones need the same key', async () => {
    const { start, refusal, canaries } = await install('template');
    await start(testKey);
    await start(testKey);
    expect(await canaries()).toBe(1);
    expect(await refusal(otherKey)).toMatch(/^SECRET_KEY is not .*SECRET_KEYS_OLD\.$/);
    await start(otherKey, [thirdKey, testKey]);
    expect(await refusal(otherKey, [thirdKey])).toContain('SECRET_KEY');
    await start(testKey);
  });

  it('a database from before there was a canary: what is sealed there decides', async () => {
    const { pool, start, refusal, canaries } = await install();
    expect(await refusal(otherKey)).toContain('SECRET_KEY');
    expect(await canaries()).toBe(0);
    // One damaged record is no reason to stay closed.
    await pool.query(`update case_entry set text_sealed = 'damaged' where text_sealed is not null`);
    await start(testKey);
    expect(await canaries()).toBe(1);
    await refusal(otherKey);
  });

  it('follows a change of key: the old one may go when all is done, and not before', async () => {
    const { db, DATA_DIR, start, refusal } = await install();
    await start(testKey);
    const sealer = await start(otherKey, [testKey]);
    await refusal(otherKey);
    const { left } = await rotateKeys({ db, sealer, files: folderFiles(DATA_DIR) });
    expect(left).toEqual({});
    await start(otherKey);
    await refusal(testKey);
  });

  it.each([1, 2, 3, 4, 5])(
    'of two that start at once with different keys one gets in (%i)',
    async () => {
      const { start, canaries } = await install('template');
      const [one, two] = await Promise.allSettled([start(testKey), start(otherKey)]);
      expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected']);
      expect(await canaries()).toBe(1);
      await start(one.status === 'fulfilled' ? testKey : otherKey);
    },
  );

  it('many that start at once with the same key all get in', async () => {
    const { start } = await install('template');
    await Promise.all(Array.from({ length: 8 }, () => start(testKey)));
  });
});

describe('with a key in the data folder', () => {
  it('is made once, on the first start', async () => {
    const { start, file } = await install('template');
    await start();
    expect(existsSync(file)).toBe(true);
    await start();
  });

  it('many that start together on a new folder have one', async () => {
    const { start, canaries } = await install('template');
    await Promise.all(Array.from({ length: 8 }, () => start()));
    expect(await canaries()).toBe(1);
  });

  it('that another process makes while we look at the database is ours too', async () => {
    const { url, DATA_DIR, start } = await install('template');
    const slow = connect(url, { max: 1, onError: () => {} });
    onTestFinished(slow.close);
    // It has looked for the file, and waits for the database.
    const held = await slow.pool.connect();
    const waiting = openSealer(slow.db, { SECRET_KEYS_OLD: [], DATA_DIR });
    const first = await start();
    held.release();
    expect((await waiting).keyId).toBe(first.keyId);
  });

  it.each(['template', 'demoTemplate'] as const)(
    'that was lost is not replaced (%s)',
    async (template) => {
      const { start, refusal, file } = await install(template);
      // With the demo it was sealed before there was a canary.
      if (template === 'template') {
        await start();
        rmSync(file);
      }
      expect(await refusal()).toMatch(/SECRET_KEY is not set .*secret-key/);
      expect(existsSync(file)).toBe(false);
    },
  );

  it('that is another’s is refused and stays', async () => {
    const { DATA_DIR, start, refusal, file } = await install('template');
    await start(testKey);
    const key = secretFrom(DATA_DIR);
    expect(await refusal()).toMatch(/secret-key is not the one .*SECRET_KEY/);
    expect(secretFrom(DATA_DIR)).toBe(key);
    // What the operator does then.
    writeFileSync(file, `${'ab'.repeat(32)}\n`);
    await refusal();
    await start(testKey);
  });
});

describe('as processes', () => {
  const run = async (script: string, args: string[], env: Record<string, string>) => {
    const { code, stdout, stderr } = await runCommand(script, args, env);
    return { code, said: stdout + stderr };
  };

  it('the app and every command that seals refuse, and change nothing', async () => {
    const { url, DATA_DIR, start, file } = await install();
    await start(testKey);
    const here = { DATABASE_URL: url, DATA_DIR };
    const wrong = { ...here, SECRET_KEY: otherKey };
    const refusals = await Promise.all([
      run('server/main.ts', [], { ...wrong, PORT: '1' }),
      run('scripts/rotate-keys.ts', [], wrong),
      run('scripts/office-review.ts', ['2125550104', 'approve'], wrong),
      run('scripts/backup.ts', [join(DATA_DIR, 'a.backup')], wrong),
    ]);
    for (const { code, said } of refusals) {
      expect(said).toContain('SECRET_KEY is not the key that the database was sealed with');
      expect(code).toBe(1);
    }
    expect(existsSync(join(DATA_DIR, 'a.backup'))).toBe(false);

    const lost = await run('server/main.ts', [], { ...here, PORT: '1' });
    expect(lost.said).toContain(
      'Persimmon cannot start: SECRET_KEY is not set and there is no file',
    );
    expect(lost.code).toBe(1);
    expect(existsSync(file)).toBe(false);
    await start(testKey);
    const right = await run('scripts/rotate-keys.ts', [], { ...here, SECRET_KEY: testKey });
    expect(right).toEqual({ code: 0, said: expect.stringContaining('Nothing is left') });
    expect(right.said).toContain('wait 10 minutes');
  }, 180_000);
});
