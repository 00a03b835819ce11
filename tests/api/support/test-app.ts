import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type StartOptions, startTestApp, type TestApp } from './app.ts';
import { demoNow } from './demo.ts';

/** The product for the tests of one file: there while they run, with the clock set back before each of them. */
export const testApp = (options: StartOptions = {}): TestApp => {
  const t = {} as TestApp;
  beforeAll(async () => {
    Object.assign(t, await startTestApp(options));
  });
  afterAll(() => t.close());
  beforeEach(() => t.clock.set(options.now ?? demoNow));
  return t;
};
