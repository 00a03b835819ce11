import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { lightContract } from './scripts/light-contract.ts';

/**
 * What most pages share comes in two files instead of seventy: small files compress badly, and a phone on a bad line
 * asks for each of them. What only forms and signed-in pages use is apart, so that a first visit doesn't load it.
 */
const forMembers = new RegExp(
  '/web/(lib/api/(use-action|use-form-errors|save-file)|lib/page/use-now|lib/i18n/when|ui/forms/(error-summary|choice-group)|ui/media/(zoom-dialog|use-zoom)' +
    '|ui/layout/(dialog|scroll-view)|ui/navigation/page-links|ui/feedback/(auto-redirect|use-countdown|load-failed|call-us|page-waiting|query-status))',
);
/** Portals, which dialogs need, are a part of React that every page loads. */
const shared = (id: string) =>
  /\/web\/(ui|lib|shell)\/|\/react-dom\/(index|cjs\/react-dom\.production)\.js/.test(id) &&
  !forMembers.test(id);
/** Small parts of the home page that some other public pages use as well. */
const publicParts = new RegExp(
  '/web/(ui/(layout/(section|hydration-boundary|tile|json-ld|use-debounced)|data/(avatar|stars|number-band)|media/(film|use-captions|caption-line)' +
    '|navigation/chips|forms/toggle|feedback/copy-button)|lib/(i18n/card-number-hint|page/preferences)' +
    '|shell/(display/(read-aloud|text-size)|menu/use-focus-on-navigation)|features/(review/review-card|activity/detail/activity-state))',
);
const groups = [
  // A group takes its modules' dependencies along: what every page needs must be taken first.
  { name: 'shared', test: shared, minShareCount: 12, priority: 1 },
  { name: 'parts', test: publicParts, minShareCount: 2 },
  { name: 'members', test: forMembers, minShareCount: 12 },
];

export default defineConfig({
  publicDir: 'web/public',
  plugins: [reactRouter(), lightContract()],
  build: {
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // Larger is only the editor of the office, which comes when somebody writes with it.
    chunkSizeWarningLimit: 700,
    // A report on how long other people's plugins took is no warning about this build.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
});
