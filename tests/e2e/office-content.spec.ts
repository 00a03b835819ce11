/** An editor mends what is wrong, looks at the preview, compares with what was, and goes back to it. */
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';

test.use({ lang: 'en' });

test('content is edited, previewed, compared and restored', async ({ page, site, request, db }) => {
  const { t } = site;
  const { content, versions } = t.office;
  const { rows } = await db.query(
    `select id, question ->> 'en' as question from faq where published order by position limit 1`,
  );
  const { id, question } = rows[0] as { id: string; question: string };
  await office.staffIn(page, request, 'editor');
  await open(page, `/office/content/faq/${id}`);
  const english = main(page)
    .getByRole('group', { name: content.fields.question })
    .getByRole('textbox')
    .first();

  // What is missing is said until it is there.
  await english.fill('');
  await main(page).getByRole('button', { name: content.publish }).click();
  const summary = main(page).getByRole('alert').filter({ hasText: content.wrongTitle });
  await expect(summary).toBeVisible();
  await english.pressSequentially('When do you open?');
  await expect(summary).toHaveCount(0);
  await expect(english).toHaveValue('When do you open?');

  // The preview says that it is one.
  const opened = page.waitForEvent('popup');
  await main(page).getByRole('button', { name: content.preview, exact: true }).click();
  const preview = await opened;
  await expect(preview.getByText(t.shell.preview)).toBeVisible();
  await expect(preview.getByText('When do you open?')).toBeVisible();
  await preview.close();

  // What it was is still there, and comes back as a draft.
  await main(page).getByRole('button', { name: versions.open }).click();
  const dialog = page.getByRole('dialog', { name: versions.title });
  await dialog.getByRole('button', { name: versions.kinds.before }).click();
  await expect(dialog.locator('ins').filter({ hasText: 'open' })).toBeVisible();
  await dialog.getByRole('button', { name: versions.restore }).click();
  await expect(dialog).toHaveCount(0);
  await expect(english).toHaveValue(question);
  await main(page).getByRole('button', { name: content.discard }).click();
  await page.getByRole('dialog').getByRole('button', { name: content.discard }).click();
  await expect(main(page).getByText(content.states.live)).toBeVisible();
});
