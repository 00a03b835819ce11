import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: 'web/public',
  plugins: [reactRouter()],
  build: { manifest: true, target: 'es2022', assetsInlineLimit: 0 },
});
