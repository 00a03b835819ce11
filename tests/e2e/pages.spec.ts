import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { offices } from '#demo/offices.ts';
import { expect, hydrated, people, shells, test } from './fixtures.ts';
import { type Answer, get } from './http.ts';
import { publicRows } from './site-map.ts';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  'Android phone':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
  'Android tablet':
    'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  computer: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Safari/605.1.15',
  'search engine': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
};
const phones = ['iPhone', 'Android phone'];

test.describe('phones are sent to the mobile site', () => {
  for (const [name, agent] of Object.entries(agents)) {
    const isPhone = phones.includes(name);
    test(`${name}: ${isPhone ? 'yes' : 'no'}`, async () => {
      for (const path of ['/', '/about/faq?x=1&y=%E6%9F%BF', '/services/booking']) {
        const { status, headers } = await get(path, { 'user-agent': agent });
        expect({ path, status, location: headers.location }).toEqual(
          isPhone
            ? { path, status: 302, location: `/h5${path}` }
            : { path, status: 200, location: undefined },
        );
        expect(headers.vary).toMatch(/\bUser-Agent\b/i);
      }
      const { status } = await get('/h5/about/faq', { 'user-agent': agent });
      expect(status).toBe(200);
    });
  }

  test('unless they chose the desktop site', async () => {
    const phone = { 'user-agent': agents.iPhone };
    const chosen = await get('/about/faq?x=1&site=desktop', phone);
    expect(chosen.status).toBe(302);
    expect(chosen.headers.location).toBe('/about/faq?x=1');
    const [cookie = ''] = chosen.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^site=desktop;/);
    const stays = await get('/about/faq?x=1', { ...phone, cookie: cookie.split(';')[0] ?? '' });
    expect({ status: stays.status, location: stays.headers.location }).toEqual({ status: 200 });
  });

  test('never out of this site', async () => {
    for (const path of ['//evil.example/', '/\\evil.example', '///evil.example']) {
      const { headers } = await get(path, { 'user-agent': agents.iPhone });
      expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
    }
  });
});

test.describe('the way out, in a browser', () => {
  test.use({ shell: 'mobile', userAgent: agents.iPhone });

  test('a phone can go to the desktop site, and back', async ({ page, site: { t } }) => {
    await page.goto('/about/faq');
    await expect(page).toHaveURL('/h5/about/faq');
    await hydrated(page);
    await page.getByRole('link', { name: t.shell.desktopSite }).click();
    await expect(page).toHaveURL('/about/faq');
    await page.goto('/about/team');
    await expect(page).toHaveURL('/about/team');
    await hydrated(page);
    await page.getByRole('link', { name: t.shell.mobileSite }).click();
    await expect(page).toHaveURL('/h5/about/team');
    await page.goto('/about/faq');
    await expect(page).toHaveURL('/h5/about/faq');
  });
});

test.describe('pages over HTTP', () => {
  test('an unchanged page is answered with 304', async () => {
    // Others may change what is on it between two answers.
    for (const path of ['/', '/h5/'])
      await expect(async () => {
        const first = await get(path);
        const etag = first.headers.etag ?? '';
        expect(etag).toMatch(/^"[^"]+"$/);
        const second = await get(path, { 'if-none-match': etag });
        expect({
          status: second.status,
          length: second.body.length,
          etag: second.headers.etag,
        }).toEqual({
          status: 304,
          length: 0,
          etag,
        });
        expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200);
        const english = await get(path, { 'accept-language': 'en', 'if-none-match': etag });
        expect(english.status, 'another language is another page').toBe(200);
      }).toPass();
  });

  test('brotli, gzip or plain, the same bytes', async () => {
    // Others may change what is on it between two answers.
    await expect(async () => {
      const plain = await get('/');
      expect(plain.headers['content-encoding']).toBeUndefined();
      const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
      expect(br.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
      const gzip = await get('/', { 'accept-encoding': 'gzip, br;q=0' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
      expect(br.body.length).toBeLessThan(plain.body.length / 3);
    }).toPass();
  });

  test('caches may answer for a moment, browsers ask again', async () => {
    for (const { path } of publicRows) {
      const { headers } = await get(path);
      expect(headers['cache-control'], path).toMatch(/\bpublic\b/);
      expect(headers['cache-control'], path).toMatch(/\bmax-age=0\b/);
      expect(
        Number(/s-maxage=(\d+)/.exec(headers['cache-control'] ?? '')?.[1]),
        path,
      ).toBeLessThanOrEqual(5);
      for (const name of ['accept-language', 'cookie', 'user-agent', 'accept-encoding'])
        expect(headers.vary?.toLowerCase(), path).toContain(name);
    }
  });

  test('the policy allows inline scripts by their hash, and no other', async () => {
    // Data for search engines is no script.
    const inline = /<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g;
    const check = (path: string, { headers, text }: Answer) => {
      const policy = String(headers['content-security-policy']);
      const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
      expect(scripts, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
      const found = [...text.matchAll(inline)].map(([, code]) => code ?? '');
      expect(found.length, path).toBeGreaterThan(0);
      for (const code of found) {
        const hash = createHash('sha256').update(code).digest('base64');
        expect(scripts, `${path}: ${code.slice(0, 60)}`).toContain(`'sha256-${hash}'`);
      }
      expect(/\son[a-z]+="/.exec(text)?.[0], path).toBeUndefined();
    };
    for (const { path } of publicRows) {
      for (const lang of ['en', 'zh-CN']) {
        check(path, await get(path, { 'accept-language': lang }));
        check(path, await get(`/h5${path}`, { 'accept-language': lang }));
      }
    }
  });

  test('a change of content shows by itself, before the cache would expire', async ({ db }) => {
    const slug = offices[3]?.slug ?? '';
    const { rows } = await db.query('select hours from company_address where id = $1', [slug]);
    const hours = `Open at ${Date.now()}`;
    const change = (value: unknown) =>
      db.query('update company_address set hours = $2 where id = $1', [
        slug,
        JSON.stringify(value),
      ]);
    const english = { 'accept-language': 'en' };
    const before = await get('/', english);
    expect(before.text.includes(hours)).toBe(false);
    try {
      await change({ ...rows[0].hours, en: hours });
      for (const path of ['/', '/h5/', '/home/content/company-addresses'])
        await expect
          .poll(async () => (await get(path, english)).text.includes(hours), { timeout: 25_000 })
          .toBe(true);
      const after = await get('/', { ...english, 'if-none-match': before.headers.etag ?? '' });
      expect(after.status).toBe(200);
    } finally {
      await change(rows[0].hours);
    }
  });
});

/** Everything of a kind that the first view of an address asked for. */
const fetched = async (page: Page, address: string, kind: 'script' | 'stylesheet') => {
  const found = new Set<string>();
  page.on('request', (call) => {
    if (call.resourceType() === kind) found.add(new URL(call.url()).pathname);
  });
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  return [...found];
};

test('pages that search engines know: at most 140 KB of script, in 15 files', async () => {
  let known = 0;
  for (const { path } of publicRows) {
    const { headers, text } = await get(path, { 'accept-language': 'en' });
    if (headers['x-robots-tag']) continue;
    known++;
    // The page names all of them, so that they are asked for at once.
    const files = new Set(text.match(/\/assets\/[\w.-]+\.js/g));
    expect(files.size, path).toBeGreaterThan(5);
    // The registration checks with schemas, and prepares pictures.
    const most = path.startsWith('/register/') ? { files: 38, kb: 190 } : { files: 15, kb: 140 };
    expect(files.size, path).toBeLessThanOrEqual(most.files);
    let total = 0;
    for (const file of files) total += (await get(file, { 'accept-encoding': 'br' })).body.length;
    expect(total, path).toBeLessThanOrEqual(most.kb * 1024);
  }
  expect(known).toBeGreaterThan(10);
});

for (const shell of shells) {
  test.describe(`the first view of the home page, ${shell}`, () => {
    test.use({ shell });

    test('scripts: at most 140 KB as browsers get them, in 15 files, hashed, for ever', async ({
      page,
      site: { at },
    }) => {
      const files = await fetched(page, at('/'), 'script');
      expect(files.length).toBeGreaterThan(0);
      expect(files.length).toBeLessThanOrEqual(15);
      const total = { br: 0, gzip: 0 };
      for (const file of files)
        for (const encoding of ['br', 'gzip'] as const) {
          const answer = await get(file, { 'accept-encoding': encoding });
          expect(answer.status, file).toBe(200);
          expect(file).toMatch(/^\/assets\/.+-[\w-]{8,}\.js$/);
          expect(answer.headers['cache-control'], file).toMatch(/max-age=31536000.*immutable/);
          if (unpacked(answer).length >= 512)
            expect(answer.headers['content-encoding'], file).toBe(encoding);
          total[encoding] += answer.body.length;
        }
      test.info().annotations.push({ type: 'size', description: JSON.stringify(total) });
      expect(total.br).toBeLessThanOrEqual(140 * 1024);
      expect(total.gzip).toBeLessThanOrEqual(160 * 1024);
    });

    test('at most 40 requests until the page stands', async ({ page, site: { at } }) => {
      const asked: string[] = [];
      page.on('request', (call) => {
        if (call.url().startsWith('http')) asked.push(call.url());
      });
      await page.goto(at('/'), { waitUntil: 'load' });
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(40);
    });

    test('styles stand in the page, at most 40 KB in gzip, and none is fetched', async ({
      page,
      site: { at },
    }) => {
      expect(await fetched(page, at('/'), 'stylesheet')).toEqual([]);
      const styles = await page.$$eval('style', (all) =>
        all.map((one) => one.textContent).join(''),
      );
      expect(styles.includes('@font-face')).toBe(true);
      expect(gzipSync(styles).length).toBeLessThanOrEqual(40 * 1024);
    });

    test('pictures have their size, and wait until they are needed', async ({
      page,
      site: { visit },
    }) => {
      await visit('/');
      const pictures = await page.$$eval('main img', (all) =>
        all.map((img) => ({
          src: img.getAttribute('src'),
          sized: Number(img.getAttribute('width')) > 0 && Number(img.getAttribute('height')) > 0,
          loading: img.getAttribute('loading'),
          alt: img.hasAttribute('alt'),
        })),
      );
      expect(pictures.length).toBeGreaterThan(10);
      expect(pictures.filter(({ sized, alt }) => !sized || !alt)).toEqual([]);
      expect(pictures.filter(({ loading }) => loading !== 'lazy')).toHaveLength(1);
      expect(pictures[0]?.loading).toBe('eager');
    });

    test('no page breaks its own policy', async ({ page, site, pageErrors }) => {
      await site.signIn(people.caregiver);
      for (const path of ['/', '/login', '/services', '/demo/inbox', '/user/training/one']) {
        await site.visit(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        // What comes while one scrolls makes the page longer.
        await expect(async () => {
          await page.mouse.wheel(0, 20_000);
          await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 1_000 });
        }).toPass();
      }
      expect(pageErrors).toEqual([]);
    });
  });
}

const unpacked = ({ headers, body }: Answer): Buffer => {
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body);
  return headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body;
};
