/**
 * Two processes behind the nginx of deploy/nginx.conf, restarted by turns while people read pages, sign in and out: not
 * one failed request, and what was acknowledged holds (quality 12).
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { Agent, request as ask } from 'node:https';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoPassword } from '#demo/agency.ts';
import { freePort } from '../../bench/product.ts';
import { rounds } from './rounds.ts';
import { onStage, type Stage } from './stage.ts';
import type { TortureTest } from './torture-test.ts';

const root = join(import.meta.dirname, '..', '..');
const readers = 6;
const publicUrl = 'https://care.example';

/** The file that is shipped, with the places of this machine put in; a place that is not found is an error. */
const configOf = (
  ports: number[],
  outer: { tls: number; plain: number },
  folder: string,
): string => {
  const places: [string, string][] = [
    ['app-1:3000', `127.0.0.1:${ports[0]}`],
    ['app-2:3000', `127.0.0.1:${ports[1]}`],
    ['listen 443 ssl', `listen 127.0.0.1:${outer.tls} ssl`],
    ['listen [::]:443 ssl', `listen [::1]:${outer.tls} ssl`],
    ['listen 80;', `listen 127.0.0.1:${outer.plain};`],
    ['listen [::]:80;', `listen [::1]:${outer.plain};`],
    [`\${PUBLIC_URL}`, publicUrl],
    ['/etc/nginx/tls/fullchain.pem', join(folder, 'cert.pem')],
    ['/etc/nginx/tls/privkey.pem', join(folder, 'key.pem')],
    ['include mime.types', 'include /etc/nginx/mime.types'],
  ];
  let text = readFileSync(join(root, 'deploy', 'nginx.conf'), 'utf8');
  for (const [from, to] of places) {
    if (!text.includes(from)) throw new Error(`deploy/nginx.conf no longer says ${from}`);
    text = text.replaceAll(from, to);
  }
  return `daemon off;\npid ${join(folder, 'nginx.pid')};\n${text}`;
};

const startProxy = async (
  stage: Stage,
  ports: number[],
): Promise<{ host: string; plain: number }> => {
  const folder = join(stage.folder, 'nginx');
  mkdirSync(folder);
  const file = (name: string) => join(folder, name);
  execFileSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
      '-keyout',
      file('key.pem'),
      '-out',
      file('cert.pem'),
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
    ],
    { stdio: 'ignore' },
  );
  const outer = { tls: await freePort(), plain: await freePort() };
  writeFileSync(file('nginx.conf'), configOf(ports, outer, folder));
  const args = ['-p', folder, '-c', file('nginx.conf')];
  const tried = spawnSync('nginx', ['-t', ...args], { encoding: 'utf8' });
  if (tried.status !== 0)
    throw new Error(`nginx does not take its settings: ${tried.stderr ?? tried.error}`);
  const child = spawn('nginx', args, { stdio: 'inherit' });
  stage.atEnd(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGQUIT');
    await gone;
  });
  await wait(300);
  return { host: `https://127.0.0.1:${outer.tls}`, plain: outer.plain };
};

/** Where plain http is sent, by IPv4 and IPv6, when the caller names another host. */
const sentTo = async (port: number): Promise<string[]> => {
  const ask = (host: string) =>
    new Promise<string>((resolve) => {
      const headers = { host: 'evil.example' };
      request({ host, port, path: '/about?x=1', headers }, (answer) => {
        answer.resume();
        resolve(`${answer.statusCode} ${answer.headers.location}`);
      })
        .on('error', (error) => resolve(error.message))
        .end();
    });
  return Promise.all(['127.0.0.1', '::1'].map(ask));
};

type Told = {
  status: number;
  code?: string;
  data?: { token?: string; status?: string };
  ms: number;
};

/** Over kept connections, as browsers do it. */
const createCalls = (host: string) => {
  const agent = new Agent({ keepAlive: true, rejectUnauthorized: false, maxSockets: 40 });
  const call = (method: string, path: string, token = '', body?: object): Promise<Told> =>
    new Promise((resolve) => {
      const begun = performance.now();
      const sent = ask(
        host + path,
        {
          method,
          agent,
          headers: {
            'accept-language': 'en',
            ...(token && { authorization: token }),
            ...(body && { 'content-type': 'application/json' }),
          },
        },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', () => resolve({ status: 0, ms: performance.now() - begun }));
          answer.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            const { code, data } = text.startsWith('{') ? (JSON.parse(text) as Told) : {};
            resolve({
              status: answer.statusCode ?? 0,
              ...(code && { code }),
              ...(data && { data }),
              ms: performance.now() - begun,
            });
          });
        },
      );
      sent.on('error', () => resolve({ status: 0, ms: performance.now() - begun }));
      sent.end(body && JSON.stringify(body));
    });
  return { call, close: () => agent.destroy() };
};

const demoUser = { username: '2125550101', password: demoPassword };
const pages = [
  '/',
  '/h5/',
  '/community/news',
  '/about/faq',
  '/home/content/banners',
  '/home/content/faq',
];

export const rollingRestart: TortureTest = {
  promise: 'B12',
  name: 'rolling-restart',
  run: () =>
    onStage(async (stage) => {
      const restarts = rounds(20);
      const { url: databaseUrl } = await stage.startCluster();
      const ports = [await freePort(), await freePort()];
      const env = { SECRET_KEY: 'one key for all processes of this test' };
      const start = (port: number) => stage.startApp({ databaseUrl, port, env });
      let apps = [await start(ports[0] ?? 0), await start(ports[1] ?? 0)];
      const { host, plain } = await startProxy(stage, ports);
      const { call, close } = createCalls(host);
      stage.atEnd(close);

      const kept = await Promise.all(
        ['/metrics', '/readyz', '/metrics/', '//metrics', '/%6detrics'].map((path) =>
          call('GET', path),
        ),
      );
      const inside = kept.every(({ status }) => status === 404);
      const sent = await sentTo(plain);
      const toUs = sent.every((one) => one === `308 ${publicUrl}/about?x=1`);
      let running = true;
      const told: { call: string; status: number; code: string; ms: number }[] = [];
      let writes = 0;
      const note = (name: string, { status, code = '', ms }: Told) =>
        void told.push({ call: name, status, code, ms });
      const reader = async (i: number) => {
        for (let turn = i; running; turn++) {
          const path = pages[turn % pages.length] ?? '/';
          note(path, await call('GET', path));
          await wait(30);
        }
      };
      /** Signs in and out again: what was acknowledged holds at once, whichever process is asked. */
      let forgotten = 0;
      const writer = async () => {
        for (; running; writes++) {
          const entered = await call('POST', '/home/auth/login', '', demoUser);
          note('login', entered);
          const token = entered.data?.token ?? '';
          const inside = await call('GET', '/home/api/user/patient/info', token);
          note('read', inside);
          const left = await call('DELETE', '/home/auth/logout', token);
          note('logout', left);
          const outside = await call('GET', '/home/api/user/patient/info', token);
          if (left.status === 200 && outside.status !== 401) forgotten += 1;
          await wait(50);
        }
      };
      const traffic = Array.from({ length: readers }, (_, i) => reader(i)).concat(
        writer(),
        writer(),
      );

      await wait(1_000);
      let longest = 0;
      for (let turn = 0; turn < restarts; turn++) {
        const which = turn % 2;
        const begun = Date.now();
        await apps[which]?.end('SIGTERM');
        longest = Math.max(longest, Date.now() - begun);
        const next = await start(ports[which] ?? 0);
        apps = apps.map((app, i) => (i === which ? next : app));
        await wait(300);
      }
      running = false;
      await Promise.all(traffic);
      const failed = told.filter(({ status }) => status !== 200);
      const kinds = [
        ...new Set(failed.map(({ call: name, status, code }) => `${name} ${status} ${code}`)),
      ].join(', ');
      return {
        ok:
          failed.length + forgotten === 0 &&
          inside &&
          toUs &&
          longest < 10_000 &&
          told.length > 100,
        figure:
          `${restarts} restarts, ${told.length} requests (${writes} times in and out), ` +
          `${failed.length} failed${kinds && ` (${kinds})`}, ${forgotten} forgotten; the slowest end ${longest} ms; ` +
          `slowest answer ${Math.round(Math.max(...told.map(({ ms }) => ms)))} ms; ` +
          `/metrics and /readyz ${inside ? 'stay inside' : 'CAN BE REACHED'}; ` +
          `plain http is sent ${toUs ? 'to PUBLIC_URL' : `ELSEWHERE: ${sent.join(', ')}`}`,
      };
    }),
};
