import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { lightContract } from './scripts/light-contract.ts';

/**
 * A first visit is at most fifteen files: small ones compress badly, and a phone on a bad line asks for each of them.
 * React and its router change only with their versions, so that browsers keep them from one release to the next.
 */
const framework = /\/node_modules\/(react|react-dom|react-router|scheduler)\//;
/** Only forms and signed-in pages use these. */
const forMembers = new RegExp(
  '/web/(lib/api/(use-action|use-form-errors|save-file)|lib/page/use-now|lib/i18n/when|ui/forms/(error-summary|choice-group)|ui/media/(zoom-dialog|use-zoom)' +
    '|ui/layout/(dialog|scroll-view)|ui/navigation/page-links|ui/feedback/(auto-redirect|use-countdown|load-failed|call-us|page-waiting|query-status))',
);
const shared = (id: string) => /\/web\/(ui|lib|shell)\//.test(id) && !forMembers.test(id);
/** The endpoints that public pages call; nothing of their schemas is left in the browser (scripts/light-contract.ts). */
const calls =
  /\/contract\/(content\/content|account\/(account|documents)|whitecard\/whitecard|staff\/(document-verdict|verdict-reasons)|activity\/activity|review\/review|services\/(services|callback))\.ts/;
/** Small parts of the frame, and of the home page that some other public pages use as well. */
const publicParts = new RegExp(
  '/web/(ui/(layout/(section|hydration-boundary|tile|json-ld|use-debounced)|data/(avatar|stars|number-band)|media/(film|use-captions|caption-line)' +
    '|navigation/chips|forms/toggle|feedback/(copy-button|empty-state|page-failed))|lib/(i18n/card-number-hint|page/(preferences|use-is-near))' +
    '|shell/(display/(read-aloud|text-size|modes)|menu/(use-focus-on-navigation|account-area|menu|greeting))|features/(review/review-card|activity/detail/activity-state))',
);
/** What lists are searched and paged with. */
const lists =
  /\/web\/(lib\/page\/(known-address|use-searched-words)|ui\/(layout\/list-states|forms\/search-(field|form)|navigation\/(chip-links|link-tabs)|media\/picture-viewer))/;
/** What long texts are read with. */
const reading =
  /\/web\/(features\/(news\/story|about\/(about-paths|side-nav|legal-view))|ui\/(data\/rich-text|forms\/print-button))/;
/** What every way in asks for. */
const signIn =
  /\/web\/(features\/account\/(login-layout|this-device)|lib\/api\/safe-redirect|ui\/forms\/password-input)/;
const groups = [
  // A group takes its modules' dependencies along: what every page needs must be taken first.
  { name: 'framework', test: framework, priority: 2 },
  // Without their dependencies: those are the schemas.
  {
    name: 'calls',
    test: calls,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', test: shared, minShareCount: 12, priority: 1 },
  { name: 'parts', test: publicParts, minShareCount: 2 },
  { name: 'members', test: forMembers, minShareCount: 12 },
  { name: 'lists', test: lists, minShareCount: 2 },
  { name: 'reading', test: reading, minShareCount: 2 },
  { name: 'sign-in', test: signIn, minShareCount: 2 },
];

/** React Router asks for "exports-only", with which a group always takes its dependencies along. */
const extensibleEntries: Plugin = {
  name: 'extensible-entries',
  config: () => ({
    environments: {
      client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } },
    },
  }),
};

export default defineConfig({
  publicDir: 'web/public',
  plugins: [reactRouter(), extensibleEntries, lightContract()],
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
