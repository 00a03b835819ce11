/** What staff typed for a client who reads another script. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { convertOfficeWords } from '#contract/message/convert.ts';
import { answer, Refused } from '#tests/component/support/calls.ts';
import { show, signedIn, toasts } from '#tests/component/support/show.tsx';
import { OfficeWords } from '#web/ui/data/office-words.tsx';

const written = '請帶證件來，我們幫您辦。';
const converted = '请带证件来，我们帮您办。';

test('is converted on request, and back', async () => {
  signedIn('patient');
  const sent = answer(convertOfficeWords, { text: converted });
  const { t, user } = await show(<OfficeWords text={written} />, { lang: 'zh-CN' });
  expect(screen.getByText(written).lang).toBe('zh-Hant');
  expect(screen.getByText(t.common.writtenHantNote)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t.common.convertLabel }));
  expect((await screen.findByText(converted)).lang).toBe('zh-Hans');
  expect(sent).toEqual([{ body: { text: written, to: 'zh-CN' } }]);
  await user.click(screen.getByRole('button', { name: t.common.originalLabel }));
  expect(screen.getByText(written)).toBeTruthy();
});

test('stays as it was if it cannot be converted', async () => {
  signedIn('patient');
  answer(convertOfficeWords, () => {
    throw new Refused(503, { message: 'Busy.' });
  });
  const { t, user } = await show(<OfficeWords text={written} />, { lang: 'zh-CN' });
  await user.click(screen.getByRole('button', { name: t.common.convertLabel }));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('Busy.')]));
  expect(screen.getByText(written)).toBeTruthy();
});

test.each([
  ['a visitor', 'zh-CN', written, false],
  ['a reader of English', 'en', written, true],
  ['the same script', 'zh-TW', written, true],
  ['English words', 'zh-CN', 'Please call us.', true],
] as const)('no conversion is offered: %s', async (_, lang, text, isMember) => {
  if (isMember) signedIn('patient');
  await show(<OfficeWords text={text} />, { lang });
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
