/** The forms of the own account: password, devices, the masked card number. What the server does is in tests/api/account. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  changePassword,
  endSessions,
  getSessions,
  OwnSession,
  revealWhiteCardId,
} from '#contract/account/account.ts';
import { CardNumber } from '#web/features/account/center/profile/card-number.tsx';
import { Devices } from '#web/features/account/center/profile/devices.tsx';
import { PasswordChange } from '#web/features/account/center/profile/password-change.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { show, signedIn, toasts } from '../support/show.tsx';

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const wrongUnless = (password: string, right: string) => {
  if (password !== right) throw new Refused(403, { code: 'wrong_password' });
};

for (const shell of ['desktop', 'mobile'] as const) {
  test(`a new password by the old one, ${shell}`, async () => {
    signedIn('patient');
    const sent = answer(changePassword, ({ body }) => {
      wrongUnless(body.currentPassword, 'Old-tea-2025!');
      return sample(changePassword.answer);
    });
    const onChanged = vi.fn();
    const form = <PasswordChange username="2125550101" onChanged={onChanged} />;
    const { t, user } = await show(form, { shell });
    await user.click(screen.getByRole('button', { name: t.center.changePassword }));
    await waitFor(() => expect(document.activeElement).toBe(field(t.center.currentPassword)));
    await user.type(field(t.center.currentPassword), 'Wrong-password-1');
    const [again, fresh] = [t.center.newPasswordAgain, `${t.center.newPassword}(?!.*again)`];
    await user.type(field(fresh), 'short');
    const save = screen.getByRole('button', { name: t.center.savePassword });
    await user.click(save);
    const summary = () => screen.getByText(t.login.errorTitle).closest('[role=alert]')?.textContent;
    expect(summary()).toContain(t.fields.password);
    expect(summary()).toContain(t.fields.samePassword);
    await user.clear(field(fresh));
    await user.type(field(fresh), 'Fresh-tea-2026!');
    await user.type(field(again), 'Fresh-tea-2026!');
    await user.click(save);
    await waitFor(() => expect(summary()).toContain(t.errors.wrong_password));
    await user.clear(field(t.center.currentPassword));
    await user.type(field(t.center.currentPassword), 'Old-tea-2025!');
    await user.click(save);
    await waitFor(() => expect(toasts()).toEqual([t.center.passwordChanged]));
    expect(onChanged).toHaveBeenCalledOnce();
    expect(sent.at(-1)).toEqual({
      body: { currentPassword: 'Old-tea-2025!', password: 'Fresh-tea-2026!' },
    });
  });

  test(`devices: one is ended, then all others, ${shell}`, async () => {
    signedIn('patient');
    let sessions = ['a', 'b', 'c', 'd'].map((sessionId, i) =>
      sample(OwnSession, { sessionId, current: i === 0, lastUsedAt: '2026-06-10 10:00' }),
    );
    answer(getSessions, () => sessions);
    const ended = answer(endSessions, ({ body }) => {
      sessions = sessions.filter(
        ({ sessionId, current }) => current || (body.sessionId && sessionId !== body.sessionId),
      );
      return { ended: 1 };
    });
    const { t, user } = await show(<Devices round={0} />, { shell });
    const end = () =>
      screen.queryAllByRole('button', { name: new RegExp(`^${t.center.endDevice}: `) });
    await waitFor(() => expect(end()).toHaveLength(3));
    await user.click(end()[0] as HTMLElement);
    await waitFor(() => expect(end()).toHaveLength(2));
    expect(toasts()).toContain(t.center.deviceEnded);
    await user.click(screen.getByRole('button', { name: t.center.endOthers }));
    await waitFor(() => expect(end()).toHaveLength(0));
    expect(ended).toEqual([{ body: { sessionId: 'b' } }, { body: {} }]);
  });

  test(`the card number is masked, shown on asking, and hidden again, ${shell}`, async () => {
    signedIn('patient');
    const looks = answer(revealWhiteCardId, ({ body }) => {
      wrongUnless(body.password, 'Old-tea-2025!');
      return { whiteCardId: 'AB12345C' };
    });
    const { t, user } = await show(<CardNumber masked="••••345C" />, { shell });
    const press = (name: string) => user.click(screen.getByRole('button', { name }));
    await press(t.center.whiteCardShow);
    await waitFor(() => expect(document.activeElement).toBe(field(t.center.surePassword)));
    await user.type(field(t.center.surePassword), 'Wrong-password-1');
    await press(t.center.whiteCardShow);
    await screen.findByText(t.errors.wrong_password);
    expect(screen.queryByText('AB12345C')).toBeNull();
    await user.clear(field(t.center.surePassword));
    await user.type(field(t.center.surePassword), 'Old-tea-2025!');
    await press(t.center.whiteCardShow);
    await screen.findByText('AB12345C');
    await press(t.center.whiteCardHide);
    expect(screen.queryByText('AB12345C')).toBeNull();
    expect(looks).toHaveLength(2);
  });
}
