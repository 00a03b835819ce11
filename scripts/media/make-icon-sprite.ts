/** Writes web/ui/layout/icons.svg from the Phosphor package: one symbol for each name of web/ui/layout/icon-names.ts. */
import { writeFile } from 'node:fs/promises';
import type { IconWeight } from '@phosphor-icons/react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconWeights } from '#web/ui/layout/icon-names.ts';
import { report } from '../report.ts';

const pascal = (name: string) =>
  name.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());

const symbols = await Promise.all(
  Object.entries(iconWeights).map(async ([name, weight]) => {
    const module: Record<string, ComponentType<{ weight: IconWeight }>> = await import(
      `@phosphor-icons/react/dist/ssr/${pascal(name)}`
    );
    const icon = module[pascal(name)];
    if (!icon) throw new Error(`Phosphor has no icon named ${name}`);
    const paths = renderToStaticMarkup(createElement(icon, { weight })).replace(
      /<\/?svg[^>]*>/g,
      '',
    );
    return `<symbol id="${name}" viewBox="0 0 256 256">${paths}</symbol>`;
  }),
);
const target = new URL('../../web/ui/layout/icons.svg', import.meta.url);
await writeFile(
  target,
  `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`,
);
report(`${symbols.length} icons written to web/ui/layout/icons.svg`);
