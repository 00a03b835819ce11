/** One sign-in for oneself and one's mother: linked by a code, always said for whom, ended by her at once. */
import { codeFor } from './accounts.ts';
import { axe, sideways } from './audit.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { dataOf } from './office-way.ts';
import { fill } from './words.ts';

const names = { mother: 'Test Patient', son: 'Wei Chen' };

for (const shell of ['desktop', 'mobile'] as const)
  test.describe(`acting for somebody, ${shell}`, () => {
    test.use({ shell, lang: 'en' });

    test('a son sends a request for his mother until she ends it', async ({
      page,
      site,
      db,
      request,
    }) => {
      const { t } = site;
      const words = t.help.acting;
      const [mother, son] = [await site.newPatient(), await site.newPatient()];
      await db.query(
        `update app_user set first_name = 'Wei', last_name = 'Chen' where phone = $1`,
        [`+1${son}`],
      );
      await site.signIn(son);
      await site.visit('/user/index?tab=helpers');
      const main = page.getByRole('main');
      await main.getByRole('button', { name: words.add }).click();
      await main.getByLabel(words.phone).fill(mother);
      await main.getByLabel(words.relationship).selectOption('son');
      await main.getByRole('button', { name: words.link }).click();
      await expect(main.getByText(t.fields.code).first()).toBeVisible();
      await main.getByRole('button', { name: t.register.getCode, exact: true }).click();
      await expect(main.getByText(words.codeSent)).toBeVisible();
      await main.getByLabel(words.code).fill(await codeFor(request, mother));
      await main.getByRole('button', { name: words.link }).click();
      const act = main.getByRole('button', { name: fill(words.actFor, { name: names.mother }) });
      await expect(act).toBeVisible();
      expect(await axe(page)).toEqual([]);

      await act.click();
      const strip = page.getByText(fill(t.shell.actingFor, { name: names.mother }));
      await expect(strip).toBeVisible();
      await hydrated(page);
      // Neither her reviews nor her helpers, and her profile to read only.
      await site.visit('/user/index?tab=info');
      await expect(main.getByText(fill(words.only, { name: names.mother }))).toBeVisible();
      await expect(main.getByRole('button', { name: t.center.edit })).toHaveCount(0);
      await expect(page.getByRole('link', { name: t.help.tab })).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
      expect(await sideways(page)).toEqual([]);

      await site.visit('/services?item=letter-interpretation&way=online');
      await expect(strip).toBeVisible();
      await main.getByLabel(t.services.note).fill('Her letter from the city.');
      await main.getByRole('button', { name: t.services.send }).click();
      await expect(page).toHaveURL(/sent|result|services/);
      const recordsOf = async (phone: string) => {
        const { rows } = await db.query(
          `select e.helper from service_record r join app_user u on u.id = r.user_id
           join service_record_event e on e.record_id = r.id where u.phone = $1`,
          [`+1${phone}`],
        );
        return rows.map(({ helper }) => helper?.name);
      };
      await expect.poll(() => recordsOf(mother)).toEqual([names.son]);
      expect(await recordsOf(son)).toEqual([]);

      // She ends it, on her own phone; his next step says so.
      const login = await request.post('/home/auth/login', {
        data: { username: mother, password: 'Persimmon-2024!' },
      });
      const { token } = await dataOf<{ token: string }>(login);
      const headers = { Authorization: token };
      const links = await request.get('/home/api/user/people/links', { headers });
      const { helpers } = await dataOf<{ helpers: { personLinkId: string }[] }>(links);
      await request.post(`/home/api/user/people/link/${helpers[0]?.personLinkId}/end`, { headers });
      await site.visit('/user/index?tab=requests');
      await expect(page.getByText(fill(t.shell.actingEnded, { name: names.mother }))).toBeVisible();
      await page.getByRole('button', { name: t.shell.actingOk, exact: true }).click();

      await site.signIn(mother);
      await site.visit('/user/index?tab=helpers');
      const hers = main.getByRole('region', { name: words.helpers });
      await expect(hers.getByText(`${names.son} (${t.help.relationships.son})`)).toBeVisible();
      await expect(hers.getByText(words.byCode)).toBeVisible();
    });
  });
