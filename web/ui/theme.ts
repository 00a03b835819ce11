/** Persimmon & Jade for Mantine's parts. The values are our tokens, so they follow contrast and text size. */
import { createTheme } from '@mantine/core';

export const theme = createTheme({
  primaryColor: 'teal',
  defaultRadius: 'md',
  radius: { xs: '8px', sm: '12px', md: '14px', lg: '20px', xl: '28px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'var(--mono)',
  headings: { fontFamily: 'var(--disp)', fontWeight: '700' },
  fontSizes: {
    xs: 'var(--t16)',
    sm: 'var(--t16)',
    md: 'var(--t18)',
    lg: 'var(--t20)',
    xl: 'var(--t22)',
  },
  shadows: {
    xs: 'var(--shadow-1)',
    sm: 'var(--shadow-1)',
    md: 'var(--shadow-1)',
    lg: 'var(--shadow-2)',
    xl: 'var(--shadow-2)',
  },
  // base.css draws the focus (design rule 9).
  focusRing: 'never',
  activeClassName: '',
  cursorType: 'pointer',
  respectReducedMotion: true,
});
