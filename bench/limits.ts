/** What the product is held against: nginx with the same bytes, and the barest Fastify route with the same body. */
import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fetched, freePort } from './product.ts';

type Limit = { url: string; stop: () => Promise<void> };

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
    `daemon off; worker_processes 1; pid ${site}/pid; error_log stderr crit;
events { worker_connections 1024; }
http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10;
client_body_temp_path ${site}/b; proxy_temp_path ${site}/p; fastcgi_temp_path ${site}/f;
uwsgi_temp_path ${site}/u; scgi_temp_path ${site}/s; default_type text/html;
server { listen 127.0.0.1:${port}; root ${site}; ${headers} location = / { try_files /home =404; } } }`,
  );
  const child = spawn(binary, ['-c', config, '-p', site], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};

export const startBare = async (answer: Fetched): Promise<Limit> => {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bare.ts'), String(port)], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.stdin.end(answer.body);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}/`;
  await untilAnswers(url);
  return {
    url,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
};
