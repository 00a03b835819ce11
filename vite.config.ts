import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { lightContract } from './scripts/light-contract.ts';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [reactRouter(), lightContract()],
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0 },
});
