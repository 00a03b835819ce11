import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { theme } from './theme.ts';

/**
 * Pages that use Mantine's parts stand inside this. The public pages' first load does without: the home page has a
 * budget of 180 KB, and Mantine's core would be 15 of them.
 */
export function MantineScope({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme="light" withCssVariables={false}>
      {children}
    </MantineProvider>
  );
}
