/** Debian's PostgreSQL with a streaming replica, and PgBouncer in transaction mode: as docs/operations.md says. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../bench/product.ts';
import type { Stage } from './stage.ts';

const versions = '/usr/lib/postgresql';

/** PostgreSQL does not run as root. */
const accountOf = (name: string): { uid?: number; gid?: number } => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name]));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

const untilConnected = async (url: string): Promise<void> => {
  for (const deadline = Date.now() + 30_000; ; await wait(100)) {
    const client = new pg.Client(url);
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }
};

export const query = async (url: string, text: string): Promise<void> => {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(text).finally(() => client.end());
};

export const startDebianPostgres = async (stage: Stage) => {
  const version = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0] ?? '';
  const account = accountOf('postgres');
  const own = (folder: string) => {
    mkdirSync(folder, { mode: 0o700 });
    const { uid, gid } = account;
    if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
    return folder;
  };
  const tool = (name: string, ...args: string[]) =>
    execFileSync(join(versions, version, 'bin', name), args, { ...account, stdio: 'ignore' });
  const cluster = async (folder: string) => {
    const port = await freePort();
    const url = `postgres://persimmon@127.0.0.1:${port}/postgres`;
    const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=''`;
    const start = async () => {
      tool('pg_ctl', '-D', folder, '-w', '-o', options, '-l', join(folder, 'log'), 'start');
      await untilConnected(url);
    };
    const stop = () => void tool('pg_ctl', '-D', folder, '-m', 'immediate', 'stop');
    return { port, url, start, stop };
  };

  const home = own(join(stage.folder, 'debian'));
  const primaryFolder = own(join(home, 'primary'));
  tool('initdb', '-D', primaryFolder, '-U', 'persimmon', '-A', 'trust', '-E', 'UTF8', '-N');
  const primary = await cluster(primaryFolder);
  await primary.start();
  stage.atEnd(primary.stop);

  const replicaFolder = own(join(home, 'replica'));
  tool('pg_basebackup', '-R', '-c', 'fast', '-d', primary.url, '-D', replicaFolder);
  const replica = await cluster(replicaFolder);
  await replica.start();
  let isUp = true;
  stage.atEnd(() => isUp && replica.stop());
  return {
    primary,
    replica: {
      url: replica.url,
      stop() {
        replica.stop();
        isUp = false;
      },
      async start() {
        await replica.start();
        isUp = true;
      },
    },
  };
};

export const startPgBouncer = async (stage: Stage, database: { port: number }): Promise<string> => {
  const folder = join(stage.folder, 'pgbouncer');
  mkdirSync(folder);
  const port = await freePort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(join(folder, 'users'), '"persimmon" ""\n');
  writeFileSync(
    settings,
    `[databases]
postgres = host=127.0.0.1 port=${database.port} connect_query='set statement_timeout = 4000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 10
max_client_conn = 500
ignore_startup_parameters = statement_timeout
`,
  );
  const account = accountOf('postgres');
  const child = spawn('pgbouncer', ['-q', settings], { ...account, stdio: 'ignore' });
  stage.atEnd(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGINT');
    await gone;
  });
  const url = `postgres://persimmon@127.0.0.1:${port}/postgres`;
  await untilConnected(url);
  return url;
};
