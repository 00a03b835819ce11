import { privacyPage } from './pages-privacy.ts';
import { termsPage } from './pages-terms.ts';
import type { DemoPage } from './shape.ts';

export const pages: DemoPage[] = [privacyPage, termsPage];
