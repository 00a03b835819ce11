/** Where a call to action leads: people with an account need no registration. */
import type { Role } from '#contract/access.ts';

const forPatients = '/register/patient';
const forCaregivers = '/register/caregiver';

/** Of the care application that page knows the rest: it asks for the card first, and tells a caregiver why not. */
export const readerPath = (to: string, role: Role): string => {
  if (role === 'visitor') return to;
  if (to === forPatients) return '/services/result/applyCare';
  return to === forCaregivers && role === 'caregiver' ? '/user/index' : to;
};
