import { expect, it } from 'vitest';
import { readerPath } from './reader-path.ts';

it.each([
  ['/register/patient', 'visitor', '/register/patient'],
  ['/register/patient', 'patient', '/services/result/applyCare'],
  ['/register/patient', 'caregiver', '/services/result/applyCare'],
  ['/register/caregiver', 'visitor', '/register/caregiver'],
  ['/register/caregiver', 'patient', '/register/caregiver'],
  ['/register/caregiver', 'caregiver', '/user/index'],
  ['/services/booking', 'patient', '/services/booking'],
] as const)('%s leads a %s to %s', (to, role, path) => {
  expect(readerPath(to, role)).toBe(path);
});
