/** Editing one's profile: nothing typed is lost on the way. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PatientInfo, sendCode } from '#contract/account/account.ts';
import { updatePatientInfo } from '#contract/account/update.ts';
import { InfoForm } from '#web/features/account/center/profile/info-form.tsx';
import { answer, Refused } from '../support/calls.ts';
import { sample } from '../support/sample.ts';
import { show, signedIn, toasts } from '../support/show.tsx';

const info = sample(PatientInfo, {
  userId: '00000000-0000-4000-8000-000000000001',
  userType: 'patient',
  firstName: 'Mei',
  lastName: 'Chen',
  gender: 'female',
  phone: '2125550101',
  address: '136-20 38th Ave',
  city: 'Flushing',
  state: 'NY',
  postcode: '11354',
});
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const type = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });

for (const shell of ['desktop', 'mobile'] as const) {
  test(`a failed save keeps what was typed, ${shell}`, async () => {
    signedIn('patient');
    let offline = true;
    const sent = answer(updatePatientInfo, ({ body }) => {
      if (offline) return Promise.reject(new TypeError('fetch failed'));
      return { ...info, firstName: body.firstName };
    });
    const onDone = vi.fn();
    const form = <InfoForm info={info} onDone={onDone} />;
    const { t, user } = await show(form, { shell });
    const save = () => user.click(screen.getByRole('button', { name: t.center.save }));
    type(t.register.firstName, '');
    await save();
    const links = screen.getAllByRole('alert')[0]?.querySelectorAll('a');
    expect(links?.[0]?.textContent).toContain(t.fields.required);
    await user.click(links?.[0] as HTMLElement);
    expect(document.activeElement).toBe(field(t.register.firstName));
    type(t.register.firstName, 'Mei Ling');
    await save();
    await waitFor(() => expect(toasts()).toEqual([t.client.network]));
    expect(field(t.register.firstName)).toHaveProperty('value', 'Mei Ling');
    expect(window.localStorage.getItem('draft:profile')).toContain('Mei Ling');
    offline = false;
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith(true));
    expect(toasts()).toEqual([t.center.saved]);
    expect(sent.at(-1)?.body).toMatchObject({ firstName: 'Mei Ling' });
    // It was saved: nothing of it is left in the browser, and the header greets by the new name.
    expect(window.localStorage.getItem('draft:profile')).toBeNull();
    expect(window.localStorage.getItem('user')).toContain('Mei Ling');
  });

  test(`a new phone number needs the code that goes to it, and the password, ${shell}`, async () => {
    signedIn('patient');
    const asked = answer(sendCode, sample(sendCode.answer));
    const sent = answer(updatePatientInfo, ({ body }) => {
      const refuse = (name: string, message: string) => {
        throw new Refused(400, { errors: [{ field: name, message }] });
      };
      if (body.password !== 'Old-tea-2025!') refuse('password', 'Not your password.');
      if (body.verificationCode !== '123456') refuse('verificationCode', 'Not the code.');
      return info;
    });
    const { t, user } = await show(<InfoForm info={info} onDone={vi.fn()} />, { shell });
    const save = () => user.click(screen.getByRole('button', { name: t.center.save }));
    const code = () => field(t.register.verificationCode);
    expect(screen.queryByLabelText(new RegExp(`^${t.register.verificationCode}`))).toBeNull();
    type(t.register.phone, '(646) 555-0123');
    await save();
    await waitFor(() => expect(code().getAttribute('aria-invalid')).toBe('true'));
    await user.click(screen.getByRole('button', { name: t.register.getCode }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]?.body).toMatchObject({ phone: '6465550123', purpose: 'changePhone' });
    type(t.register.verificationCode, '000000');
    type(t.center.surePassword, 'Wrong-password-1');
    await save();
    await waitFor(() => expect(document.body.textContent).toContain('Not your password.'));
    type(t.center.surePassword, 'Old-tea-2025!');
    await save();
    await waitFor(() => expect(document.body.textContent).toContain('Not the code.'));
    // Nothing that was typed is lost on the way.
    expect(field(t.center.surePassword)).toHaveProperty('value', 'Old-tea-2025!');
    type(t.register.verificationCode, '123456');
    await save();
    await waitFor(() => expect(toasts()).toContain(t.center.savedContact));
    expect(sent).toHaveLength(3);
  });
}
