import './cheap-passwords.ts';
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/platform/database/migrate.ts';
import { lockDataFolder } from '#server/platform/embedded/data-folder.ts';
import { removeEmbedded, startEmbedded } from '#server/platform/embedded/embedded-database.ts';
import { databaseUrl, onServer } from './database.ts';
import { loadDemoInto } from './demo.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The server's own database, as one who may create others. */
    adminUrl: string;
    /** An empty, migrated database to copy. */
    template: string;
    /** The same with the demo content. */
    demoTemplate: string;
  }
}

const PREFIX = 'persimmon-test-';
const quiet = () => {};

/** In memory where there is room: each test file makes and drops a database of a thousand files. */
const folder = (() => {
  const memory = '/dev/shm';
  const needed = 4 * 2 ** 30;
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > needed ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
})();
const say = (line: string) => process.stdout.write(`${line}\n`);

/** One database server a run, and on it two migrated templates that test files copy: empty, and with the demo. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, end } = await server();
  const template = `persimmon_template_${randomBytes(4).toString('hex')}`;
  const demoTemplate = `${template}_demo`;
  const drop = async () => {
    for (const name of [demoTemplate, template])
      await onServer(adminUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  try {
    await onServer(adminUrl, `CREATE DATABASE ${template}`);
    await migrate(databaseUrl(adminUrl, template));
    await onServer(adminUrl, `CREATE DATABASE ${demoTemplate} TEMPLATE ${template}`);
    await loadDemoInto(databaseUrl(adminUrl, demoTemplate));
  } catch (error) {
    await drop();
    await end();
    throw error;
  }
  project.provide('adminUrl', adminUrl);
  project.provide('template', template);
  project.provide('demoTemplate', demoTemplate);
  return async () => {
    await drop();
    await end();
  };
}

async function server(): Promise<{ adminUrl: string; end(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { adminUrl: given, end: async () => {} };

  await clearUp();
  const dataDir = mkdtempSync(join(folder, PREFIX));
  // As root the database runs as another user, who has to get in.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
  const lock = await lockDataFolder(dataDir);
  const embedded = await startEmbedded({ dataDir, durable: false, log: say });
  return {
    adminUrl: embedded.adminUrl,
    async end() {
      await embedded.stop();
      lock.release();
      await removeEmbedded(dataDir, quiet);
    },
  };
}

/** A run that was killed leaves its database running: whose lock is free is one of those. */
async function clearUp(): Promise<void> {
  for (const name of readdirSync(folder)) {
    const dataDir = join(folder, name);
    if (!name.startsWith(PREFIX) || statSync(dataDir).uid !== process.getuid?.()) continue;
    const lock = await lockDataFolder(dataDir).catch(() => undefined);
    if (!lock) continue;
    await removeEmbedded(dataDir, quiet);
    lock.release();
  }
}
