/** Which of the two shells this page is in: the desktop site at '/', the mobile site at '/h5/'. */
import { createContext, useContext } from 'react';
import { limits } from '#contract/limits.ts';

export type Shell = 'desktop' | 'mobile';
export const { mobileBase } = limits;

export const ShellContext = createContext<Shell>('desktop');
export const useShell = (): Shell => useContext(ShellContext);

/** The site path of a full browser path, e.g. '/h5/services' -> '/services'. */
export const withoutBase = (path: string): string =>
  path === mobileBase || path.startsWith(`${mobileBase}/`)
    ? path.slice(mobileBase.length) || '/'
    : path;
