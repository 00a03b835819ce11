/** Patients whose whole profile is known, and how it is changed. */
import type { TestApp } from './app.ts';
import type { People } from './people.ts';

const profile = {
  gender: 'female',
  address: '1 First Street',
  city: 'New York',
  state: 'NY',
  postcode: '10002',
} as const;

export const profilesOf = (t: TestApp, people: People) => {
  /** A patient with `goodPassword` and a full profile. */
  const someone = async (values: Parameters<TestApp['newPatient']>[1] = {}) => {
    const phone = people.newPhone();
    const token = await t.newPatient(phone, { ...profile, ...values });
    return { phone, token, form: { firstName: 'Test', lastName: 'Patient', ...profile, phone } };
  };
  const update = (token: string, body: object, type = 'patient') =>
    t.call('POST', `/home/api/user/${type}/info/update`, { token, body, lang: 'en' });

  return { someone, update };
};
