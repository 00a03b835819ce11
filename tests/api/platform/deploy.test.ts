/** What Dockerfile, compose.yaml and nginx.conf name is there, and means the same in all of them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filmRules } from '#contract/training/films-office.ts';
import { patienceMs } from '#server/platform/http/graceful-shutdown.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const compose = read('compose.yaml');
const nginx = read('deploy/nginx.conf');
const envNames = all(read('server/env.ts'), /^ {2}([A-Z][A-Z_]+):/gm);

describe('Dockerfile', () => {
  const copied = all(dockerfile, /^COPY (?!--from)(.+)$/gm).flatMap((line) =>
    line.trim().split(/\s+/).slice(0, -1),
  );

  it('copies what there is, and nothing that is ignored', () => {
    const letIn = all(read('.dockerignore'), /^!(\S+)$/gm);
    expect(copied.length).toBeGreaterThan(10);
    for (const path of copied.filter((one) => one !== '.')) {
      expect(existsSync(join(root, path)), path).toBe(true);
      expect(
        letIn.some((one) => path === one || path.startsWith(`${one}/`)),
        path,
      ).toBe(true);
    }
    for (const path of letIn) expect(existsSync(join(root, path)), path).toBe(true);
    for (const path of ['data', '.env', 'node_modules', '.git', 'deploy', 'build'])
      expect(letIn).not.toContain(path);
  });

  it('brings every file that the commands in it import', () => {
    for (const script of copied.filter((path) => path.startsWith('scripts/')))
      for (const beside of all(read(script), /from '\.\/([\w-]+\.ts)'/g))
        expect(copied).toContain(`scripts/${beside}`);
  });

  it('sets variables that the product reads, and starts it as nobody of importance', () => {
    const set = all(dockerfile, /\s([A-Z][A-Z_]+)=/g);
    const foreign = ['PATH', 'NODE_ENV', 'MALLOC_ARENA_MAX'];
    expect(set.filter((name) => !envNames.includes(name) && !foreign.includes(name))).toEqual([]);
    expect(dockerfile).toMatch(/^USER 10001$/m);
    expect(all(dockerfile, /^CMD \["node", "([^"]+)"\]$/gm)).toEqual(['server/main.ts']);
    expect(dockerfile).toContain('/healthz');
  });
});

describe('compose.yaml', () => {
  it('gives the product variables that it reads, all of which production needs', () => {
    const environment = /environment:\n((?: {4}[^\n]+\n)+)/.exec(compose)?.[1] ?? '';
    const given = all(environment, /^ {4}([A-Z_]+):/gm);
    expect(given.filter((name) => !envNames.includes(name))).toEqual([]);
    for (const name of [
      'SECRET_KEY',
      'PUBLIC_URL',
      'SMS_URL',
      'SMTP_URL',
      'DATABASE_URL',
      'STORAGE_URL',
    ])
      expect(given).toContain(name);
  });

  it('asks for nothing that the example does not name, and mounts what there is', () => {
    const asked = new Set(all(compose, /\$\{([A-Z_]+)/g));
    expect([...asked].sort()).toEqual(all(read('deploy/example.env'), /^([A-Z_]+)=/gm).sort());
    for (const path of all(compose, /- \.\/([\w./-]+):/g))
      expect(existsSync(join(root, path)), path).toBe(true);
  });
});

describe('nginx.conf', () => {
  it('asks the processes of compose.yaml on the port of the image', () => {
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
    const servers = all(nginx, /^\s*server ([\w.-]+:\d+) max_fails=0;/gm);
    expect(servers).toEqual([`app-1:${port}`, `app-2:${port}`]);
    for (const name of ['app-1', 'app-2']) {
      const address = all(
        compose,
        new RegExp(`^ {2}${name}:[^]*?ipv4_address: ([\\d.]+)`, 'gm'),
      )[0];
      expect(compose).toContain(`"${name}:${address}"`);
    }
    for (const path of all(nginx, /ssl_certificate(?:_key)? (\S+);/g))
      expect(compose).toContain(`:${path.split('/').slice(0, -1).join('/')}:ro`);
  });

  it('sends plain http to the configured name, by IPv6 as by IPv4', () => {
    expect(all(nginx, /return 308 (\S+);/g)).toEqual([`\${PUBLIC_URL}$request_uri`]);
    expect(all(nginx, /^\s*listen (.+);$/gm)).toEqual([
      '80',
      '[::]:80',
      '443 ssl http2',
      '[::]:443 ssl http2',
    ]);
    // What the image of nginx writes before it starts: this one variable, and none of nginx's own.
    const proxy = /^ {2}proxy:\n(?: {4}.*\n)+/m.exec(compose)?.[0] ?? '';
    expect(proxy).toContain('- ./deploy/nginx.conf:/etc/nginx/templates/nginx.conf.template:ro');
    expect(proxy).toContain('NGINX_ENVSUBST_OUTPUT_DIR: /etc/nginx\n');
    expect(proxy).toContain('NGINX_ENVSUBST_FILTER: ^PUBLIC_URL$$\n');
    expect(proxy).toContain(`PUBLIC_URL: \${PUBLIC_URL:?}\n`);
    expect(new Set(all(nginx, /(\$\{\w+\})/g))).toEqual(new Set([`\${PUBLIC_URL}`]));
  });

  it('takes a part of a film, keeps the numbers inside, and sends nothing twice', () => {
    const megabytes = Number(/client_max_body_size (\d+)m/.exec(nginx)?.[1]);
    expect(megabytes * 1024 * 1024).toBeGreaterThan(filmRules.partBytes);
    expect(nginx).toMatch(/location ~ \^\/\(metrics\|readyz\)\/\?\$ \{\s+return 404;/);
    expect(all(nginx, /^\s*proxy_next_upstream (.+);/gm)).toEqual(['error timeout']);
    expect(nginx).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
    expect(compose).toContain('TRUST_PROXY: "1"');
  });

  it('lets go of idle connections before the product does', () => {
    const upstream = /upstream persimmon \{[^}]+\}/.exec(nginx)?.[0] ?? '';
    const seconds = Number(/keepalive_timeout (\d+)s;/.exec(upstream)?.[1]);
    expect(seconds * 1000).toBeLessThan(patienceMs);
  });
});
