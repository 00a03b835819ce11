/** J and K in a list whose rows are cleared one by one. */
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useKeyDispatch } from '#web/office/shell/keys.ts';
import { useRowKeys } from '#web/office/shell/use-row-keys.ts';
import { mainId } from '#web/shell/frame/skip-link.tsx';
import { show } from '../support/show.tsx';

function List() {
  const [rows, setRows] = useState(['Ann', 'Bo', 'Chen', 'Dai']);
  useKeyDispatch(true);
  useRowKeys();
  return (
    <main id={mainId}>
      <table>
        <tbody>
          {rows.map((name) => (
            <tr key={name}>
              <th scope="row">
                <button
                  type="button"
                  onClick={() => setRows((before) => before.filter((one) => one !== name))}
                >
                  {name}
                </button>
              </th>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

test('after a row is cleared the keyboard goes on at the next one, not at the first', async () => {
  vi.spyOn(Element.prototype, 'checkVisibility').mockReturnValue(true);
  const { user } = await show(<List />);
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.textContent;
  };
  expect(['j', 'j', 'k', 'j'].map(press)).toEqual(['Ann', 'Bo', 'Ann', 'Bo']);
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Bo')).toBeNull();
  expect(document.activeElement).toBe(document.body);
  expect(press('j')).toBe('Chen');
  await user.keyboard('{Enter}');
  expect(press('k')).toBe('Ann');
});
