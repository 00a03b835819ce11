/** One sign-in for oneself and one's mother: linked by a code, always said for whom, ended by her at once. */
import { randomUUID } from 'node:crypto';
import { actingForHeader } from '#contract/help/words.ts';
import { codeFor, toast } from './accounts.ts';
import { axe, sideways } from './audit.ts';
import { expect, hydrated, logIn, logInByForm, open, test } from './fixtures.ts';
import { dataOf, staffIn } from './office-way.ts';
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
      browser,
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

      // She stops him on her own phone, after a second thought; his next step says so.
      const hers = await (await browser.newContext()).newPage();
      await open(hers, site.at('/login'));
      await logInByForm(hers, t, mother);
      await expect(hers).not.toHaveURL(/login/);
      await open(hers, site.at('/user/index?tab=helpers'));
      const helpers = hers.getByRole('region', { name: words.helpers });
      await expect(helpers.getByText(`${names.son} (${t.help.relationships.son})`)).toBeVisible();
      await expect(helpers.getByText(words.byCode)).toBeVisible();
      const stop = helpers.getByRole('button', { name: words.stop });
      await stop.click();
      const question = helpers.getByRole('alertdialog');
      await expect(question).toContainText(fill(words.stopSure, { name: names.son }));
      expect(await axe(hers)).toEqual([]);
      await question.getByRole('button', { name: words.keep }).click();
      await stop.click();
      await question.getByRole('button', { name: words.stop }).click();
      await expect(toast(hers, words.stopped)).toBeVisible();
      await expect(helpers.getByText(fill(words.ended, { when: '' }))).toBeVisible();
      await expect(stop).toHaveCount(0);
      await hers.context().close();
      await site.visit('/user/index?tab=requests');
      await expect(page.getByText(fill(t.shell.actingEnded, { name: names.mother }))).toBeVisible();
      await page.getByRole('button', { name: t.shell.actingOk, exact: true }).click();
    });
  });

test.describe('acting for somebody, the office', () => {
  test.use({ shell: 'desktop', lang: 'en' });

  test('a consent is recorded, what the son did is named, and it is stopped', async ({
    page,
    site,
    db,
    request,
  }) => {
    const { t } = site;
    const words = t.help.acting;
    const [mother, son] = [await site.newPatient(), await site.newPatient()];
    const { user } = await logIn(request, mother);
    await db.query(`update app_user set first_name = 'Wei', last_name = 'Chen' where phone = $1`, [
      `+1${son}`,
    ]);
    await staffIn(page, request, 'coordinator');
    await open(page, `/office/people/${user.userId}`);
    const panel = page.locator('section').filter({
      has: page.getByRole('heading', { name: words.desk, exact: true }),
    });
    await expect(panel.getByText(words.deskNone)).toBeVisible();
    await panel.getByRole('button', { name: words.deskAdd }).click();
    await panel.getByLabel(words.deskPhone).fill(son);
    await panel.getByRole('button', { name: words.deskAdd }).click();
    await expect(panel.getByText(t.fields.required)).toBeVisible();
    await panel.getByLabel(t.help.desk.consent).fill('She came in with him and said so.');
    await panel.getByRole('button', { name: words.deskAdd }).click();
    await expect(toast(page, words.deskMade)).toBeVisible();
    const relationship = t.help.relationships.son;
    const people = { helper: names.son, person: names.mother };
    await expect(panel.getByText(fill(words.deskLine, { ...people, relationship }))).toBeVisible();

    const { token } = await logIn(request, son);
    const day = `${new Date().getFullYear() + 1}-03-14`;
    await dataOf(
      await request.post('/home/api/user/important-date/add', {
        headers: { Authorization: token, [actingForHeader]: user.userId },
        data: { kind: 'snap', day, requestKey: randomUUID() },
      }),
    );
    await open(page, `/office/people/${user.userId}`);
    const who = fill(t.help.desk.who, { name: names.son, relationship });
    await expect(
      page
        .getByRole('table', { name: t.office.renewals.ofPerson })
        .getByText(fill(t.help.dateActs.added, { who })),
    ).toBeVisible();
    await panel.getByRole('button', { name: words.stop }).click();
    const dialog = page.getByRole('dialog', { name: fill(words.deskStop, people) });
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole('button', { name: words.stop }).click();
    await expect(panel.getByText(words.endedBy.staff)).toBeVisible();

    // She reads who did it.
    await site.signIn(mother);
    await site.visit('/user/index?tab=dates');
    const yours = fill(t.help.your.son, { name: names.son }).replace('your', 'Your');
    await expect(
      page.getByRole('main').getByText(fill(t.help.dateActs.added, { who: yours })),
    ).toBeVisible();
  });
});
