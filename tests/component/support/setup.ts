/** Run for every file: modules are loaded once, so what they register themselves would count for the first file only. */
import { afterEach, beforeEach, expect } from 'vitest';
import { answerNothing, callProblems } from './calls.ts';
import { closePage, forgetEverything } from './show.tsx';

beforeEach(() => {
  forgetEverything();
  answerNothing();
});
afterEach(() => {
  closePage();
  expect(callProblems()).toEqual([]);
});
