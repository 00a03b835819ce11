/** What the product is held against: nginx, bare `node:http` and the barest Fastify route, with the same bytes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuOfFamily } from './cpu.ts';
import { type Fetched, freePort } from './product.ts';

/** `cpu`: milliseconds of processor so far. */
type Limit = { url: string; cpu: () => number; stop: () => Promise<void> };

const untilAnswers = async (url: string) => {
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline) {
    if (
      await fetch(url).then(
        (r) => r.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
};

const started = async (child: ChildProcess, port: number): Promise<Limit> => {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return {
    url,
    cpu: () => cpuOfFamily(child.pid ?? 0),
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

export const startNginx = async (folder: string, page: Fetched): Promise<Limit | null> => {
  const binary = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find(existsSync);
  if (!binary) return null;
  const port = await freePort();
  const site = join(folder, 'nginx');
  mkdirSync(site, { recursive: true });
  // nginx's worker runs as another user when started by root.
  for (const path of [folder, site]) chmodSync(path, 0o755);
  writeFileSync(join(site, 'home'), page.body);
  const headers = ['content-encoding', 'content-security-policy', 'cache-control', 'vary', 'etag']
    .filter((name) => page.headers.has(name))
    .map((name) => `add_header ${name} '${page.headers.get(name)?.replaceAll("'", '"')}';`)
    .join('\n');
  const config = join(site, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 2; pid ${site}/pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
client_body_temp_path ${site}/b; proxy_temp_path ${site}/p; fastcgi_temp_path ${site}/f;
uwsgi_temp_path ${site}/u; scgi_temp_path ${site}/s; default_type text/html;
server { listen 127.0.0.1:${port}; root ${site}; ${headers} location = / { try_files /home =404; } } }`,
  );
  const child = spawn(binary, ['-c', config, '-p', site], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return started(child, port);
};

/** Headers that Node writes by itself. */
const byNode = new Set(['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding']);

export const startBare = async (kind: 'http' | 'fastify', answer: Fetched): Promise<Limit> => {
  const port = await freePort();
  const headers = [...answer.headers].filter(([name]) => !byNode.has(name)).flat();
  const file = join(import.meta.dirname, 'bare.ts');
  const child = spawn(process.execPath, [file, String(port), kind, JSON.stringify(headers)], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { NODE_ENV: 'production', ...process.env },
  });
  child.stdin.end(answer.body);
  return started(child, port);
};
