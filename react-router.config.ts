import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is small: sent with the page, so that no extra request is needed under either basename.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
