import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { lightContract } from './scripts/light-contract.ts';

/**
 * What most pages share comes in a few files instead of seventy: small files compress badly, and a phone on a bad line
 * asks for each of them.
 */
const groups = [{ name: 'shared', test: /\/web\/(ui|lib|shell)\//, minShareCount: 12 }];

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
