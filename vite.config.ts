import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { lightContract, lightWords } from './scripts/light-contract.ts';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [reactRouter(), lightContract(), lightWords()],
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0 },
});
