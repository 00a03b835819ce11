/** What a stricter policy would break, asked beside the real one (Report-Only): exactly what the threat model says. */
import { test as base, expect, shells } from './fixtures.ts';
import { publicRows } from './site-map.ts';

/** What breaks a policy is what is looked for here. */
const test = base.extend({ pageErrors: ({ shell: _ }, use) => use([]) });

/** No style in a page or an attribute, no picture but the site's own files, no text that becomes code. */
const stricter = (policy: string): string =>
  [
    ...policy
      .split('; ')
      .filter((line) => !line.startsWith('style-src-attr '))
      .map((line) => line.replace(/^(style|img|media)-src .*/, "$1-src 'self'")),
    "require-trusted-types-for 'script'",
  ].join('; ');

/** Components pass sizes. Nothing else is soft. */
const known = ['style-src-attr'];

for (const [turn, shell] of shells.entries())
  test.describe(`a stricter policy, ${shell}`, () => {
    test.use({ shell });

    test('would stop style attributes, and nothing else', async ({ page, site }) => {
      test.slow();
      const found = new Set<string>();
      await page.exposeFunction('tellBroken', (what: string) => found.add(what));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', (event) => {
          if (event.disposition !== 'report') return;
          const { tellBroken } = window as unknown as { tellBroken: (what: string) => void };
          tellBroken(event.effectiveDirective);
        }),
      );
      let asked = 0;
      await page.route('**/*', async (route) => {
        if (route.request().resourceType() !== 'document') return route.fallback();
        const response = await route.fetch();
        const headers = response.headers();
        const policy = headers['content-security-policy'];
        if (!policy) return route.fulfill({ response });
        asked += 1;
        headers['content-security-policy-report-only'] = stricter(policy);
        return route.fulfill({ response, headers });
      });
      // Each page once, in one shell or the other: they share their policy and nearly all of their scripts.
      const rows = publicRows.filter((_, place) => place % shells.length === turn);
      for (const { path } of rows) {
        await site.visit(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      expect(asked).toBe(rows.length);
      // That it was asked at all is seen by an attribute that is surely there.
      await page.evaluate(() => document.body.setAttribute('style', 'color: inherit'));
      await expect.poll(() => [...found]).toEqual(known);
    });
  });
