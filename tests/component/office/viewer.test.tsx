/** A paper beside the form: made larger, turned; a button that can do nothing more says so. */
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DocumentViewer } from '#web/office/cases/document-viewer.tsx';
import { show } from '../support/show.tsx';

test('zoom stops at its ends, and says so', async () => {
  const documents = [{ key: 'paper', name: 'Paper', pictures: [] }];
  const { t, user } = await show(
    <DocumentViewer documents={documents} shown="paper" onShow={vi.fn()} />,
  );
  const { zoomIn, zoomOut, fit } = t.office.cases;
  const isOff = (name: string) =>
    screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
  const level = () => screen.getByRole('status').textContent;
  expect([level(), isOff(zoomOut), isOff(fit), isOff(zoomIn)]).toEqual(['100%', true, true, false]);
  for (let presses = 0; presses < 5; presses += 1)
    await user.click(screen.getByRole('button', { name: zoomIn }));
  expect([level(), isOff(zoomOut), isOff(fit), isOff(zoomIn)]).toEqual([
    '400%',
    false,
    false,
    true,
  ]);
  await user.click(screen.getByRole('button', { name: fit }));
  expect([level(), isOff(zoomOut)]).toEqual(['100%', true]);
});
