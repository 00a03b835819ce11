/** The login page's form; the way through it, the history and the keyboard are in tests/e2e/login.spec.ts. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { login } from '#contract/account/account.ts';
import { fill } from '#tests/e2e/words.ts';
import LoginPage from '#web/pages/account/login.page.tsx';
import { answer, Refused } from '../support/calls.ts';
import { path, show, signedIn } from '../support/show.tsx';

const page = <LoginPage />;
const password = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));

for (const shell of ['desktop', 'mobile'] as const) {
  test(`missing fields are named, and the summary leads to them, ${shell}`, async () => {
    const { t, user } = await show(page, { shell, at: '/login', lang: 'zh-CN' });
    await user.click(screen.getByRole('button', { name: t.login.submit }));
    const links = screen
      .getByText(t.login.errorTitle)
      .closest('[role=alert]')
      ?.querySelectorAll('a');
    expect([...(links ?? [])].map((link) => link.textContent)).toEqual([
      t.login.usernameMissing,
      t.login.passwordMissing,
    ]);
    await user.click(links?.[1] as HTMLElement);
    expect(document.activeElement).toBe(password(t.login.password));
  });

  test(`a wrong password is said, and the user name kept, ${shell}`, async () => {
    const sent = answer(login, () => {
      throw new Refused(401, { code: 'wrong_credentials', message: 'Wrong.' });
    });
    const { t, user } = await show(page, { shell, at: '/login?redirect=%2Fservices' });
    const username = screen.getByRole('textbox', { name: new RegExp(t.login.username) });
    await user.type(username, '(212) 555-0102');
    await user.type(password(t.login.password), 'Wrong-password-1');
    await user.click(screen.getByRole('button', { name: t.login.submit }));
    const summary = (await screen.findByText(t.login.errorTitle)).closest('[role=alert]');
    expect(summary?.textContent).toContain('Wrong.');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(username).toHaveProperty('value', '(212) 555-0102');
    expect(path()).toMatch(/\/login\?redirect=%2Fservices$/);
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(sent[0]?.body).toMatchObject({ username: '2125550102' });
  });

  test(`the password can be shown and hidden, ${shell}`, async () => {
    const { t, user } = await show(page, { shell, at: '/login' });
    const field = password(t.login.password);
    await user.type(field, 'secret');
    expect(field.getAttribute('type')).toBe('password');
    await user.click(screen.getByRole('button', { name: t.login.showPassword }));
    expect(field.getAttribute('type')).toBe('text');
    expect(field).toHaveProperty('value', 'secret');
    await user.click(screen.getByRole('button', { name: t.login.hidePassword }));
    expect(field.getAttribute('type')).toBe('password');
  });
}

test('whoever is signed in is told so', async () => {
  signedIn('patient', { preferredName: '美玲' });
  const { t } = await show(page, { at: '/login' });
  screen.getByText(fill(t.login.already, { name: '美玲' }));
  expect(screen.getByRole('link', { name: t.login.goOn }).getAttribute('href')).toBe('/');
});

test('links to the password reset and to registration', async () => {
  const { t } = await show(page, { at: '/login' });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href(t.login.forgot)).toBe('/resetpwd');
  expect(href(t.login.register)).toBe('/regselect');
});
