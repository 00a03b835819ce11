/** New staff: a question to the guide, three made-up cases without a mouse; and what an administrator reads of the day. */
import { main } from './exam-way.ts';
import { expect, open, test } from './fixtures.ts';
import * as office from './office-way.ts';

test.use({ lang: 'zh-CN', extraHTTPHeaders: { 'accept-language': 'zh-CN' } });

test('the guide answers a question, and three made-up cases are cleared by keys', async ({
  page,
  request,
  site: { t },
}) => {
  const { guide, cases, practice } = t.office;
  await office.staffIn(page, request, 'coordinator');
  await open(page, '/office/help');
  await main(page).getByRole('searchbox', { name: guide.search }).fill('客户有两个账号');
  const chapters = main(page).getByRole('heading', { level: 2 });
  await expect(chapters).toHaveText([t.office.people.nav]);
  await main(page).getByRole('link', { name: guide.open }).click();
  await expect(page).toHaveURL('/office/people');

  const changed: string[] = [];
  page.on('request', (call) => {
    if (call.method() !== 'GET') changed.push(call.url());
  });
  await open(page, '/office/practice');
  const { form, preview } = office.decisionOf(page, t);
  const send = form.getByRole('button', { name: practice.send });
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await expect(form).toBeVisible();
  await press('a');
  await expect(preview).toContainText(practice.texts.approved);
  await expect(send).toBeFocused();
  await press('Enter');
  await expect(main(page).getByText(practice.right)).toBeVisible();
  // What was not clear is asked for; the first choice is where the keyboard is.
  await press('m');
  const paper = form.getByRole('checkbox', { name: cases.documents.medicalReport });
  await expect(form.getByRole('checkbox').first()).toBeFocused();
  await press('Tab', 'Tab', ' ');
  await expect(paper).toBeChecked();
  await expect(preview).toContainText(practice.texts.more_info);
  await press('Control+Enter');
  await expect(form.getByRole('radio', { name: cases.decide.more_info })).not.toBeChecked();
  await press('r');
  await expect(preview).toContainText(practice.texts.rejected);
  await press('Enter');
  await expect(main(page).getByText(practice.done)).toBeVisible();
  expect(changed).toEqual([]);
});

test('a decision stands in the audit log in words, and its message is found by the phone', async ({
  page,
  request,
  db,
  site: { t },
}) => {
  const { people, messages, cases } = t.office;
  const phone = await office.applyAsCaregiver(request);
  const { rows } = await db.query<{ id: string }>('select id from app_user where phone = $1', [
    `+1${phone}`,
  ]);
  const id = rows[0]?.id ?? '';
  await office.staffIn(page, request, 'admin');
  await open(page, `/office/applications/${id}`);
  const decision = office.decisionOf(page, t);
  await decision.choose(cases.decide.approved);
  const text = await decision.send(cases.send.approved);
  await office.expectArrived(request, phone, text);

  await open(page, `/office/audit?about=${phone}`);
  const entry = main(page)
    .getByRole('row')
    .filter({ hasText: people.audit.says.application.review });
  await expect(entry).toContainText(cases.applicationStatus.approved);
  await expect(main(page).getByRole('table')).not.toContainText(id);

  await open(page, '/office/messages');
  await office.search(page, phone);
  const sent = main(page).getByRole('row').filter({ hasText: messages.names.applicationApproved });
  await sent.getByRole('button').click();
  await expect(page.getByRole('dialog')).toContainText(text);
});
