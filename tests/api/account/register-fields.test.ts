/** Every field of the registration forms: what is kept exactly, what is refused (quality 17, 30). */
import { describe, expect, it } from 'vitest';
import { getPatientInfo } from '#contract/account/account.ts';
import { en } from '#i18n/en.ts';
import { peopleOf } from '#tests/api/support/people.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const t = testApp();
const people = peopleOf(t);

const fields = en.fields as Record<string, string>;

describe('a field that is wrong', () => {
  const long = (n: number) => '長'.repeat(n);
  it.each([
    ['firstName', undefined, 'required'],
    ['firstName', '', 'required'],
    ['firstName', '   ', 'required'],
    ['firstName', 7, 'required'],
    ['firstName', ['x'], 'required'],
    ['firstName', long(61), 'tooLong'],
    ['firstName', 'x'.repeat(10_000), 'tooLong'],
    ['firstName', 'a\0b', 'characters'],
    ['firstName', 'a\ud800b', 'characters'],
    ['firstName', '\udc00', 'characters'],
    ['firstName', 'a\nb', 'characters'],
    ['lastName', undefined, 'required'],
    ['lastName', 'a\u0007', 'characters'],
    ['preferredName', 'a\0', 'characters'],
    ['preferredName', long(61), 'tooLong'],
    ['chineseName', long(21), 'tooLong'],
    ['chineseName', '陳\ud842', 'characters'],
    ['phone', '555', 'phone'],
    ['phone', undefined, 'required'],
    ['verificationCode', '12345', 'code'],
    ['verificationCode', '1234567', 'code'],
    ['verificationCode', 'abcdef', 'code'],
    ['verificationCode', undefined, 'required'],
    ['verificationCode', 123456, 'required'],
    ['email', 'nobody', 'email'],
    ['email', 'a@b', 'email'],
    ['email', `${'a'.repeat(250)}@example.com`, 'email'],
    ['gender', 'other', 'choice'],
    ['gender', undefined, 'choice'],
    ['address', '', 'required'],
    ['address', long(121), 'tooLong'],
    ['apartment', long(21), 'tooLong'],
    ['city', undefined, 'required'],
    ['state', 'New York', 'state'],
    ['state', 'ZZ', 'state'],
    ['postcode', '1000', 'postcode'],
    ['postcode', '10002-1234', 'postcode'],
    ['postcode', undefined, 'required'],
    ['whiteCardId', 'AB1234C', 'whiteCardId'],
    ['whiteCardId', 'ABO2345C', 'whiteCardId'],
    ['password', 'short1!', 'password'],
    ['password', 'noNumber!', 'password'],
    ['password', 'nosymbol1', 'password'],
    ['password', '12345678!', 'password'],
    ['password', `Aa1!${'x'.repeat(200)}`, 'tooLong'],
    ['password', undefined, 'required'],
    ['password', 'Password1!', 'passwordWeak'],
    ['password', 'p@ssw0rd', 'passwordWeak'],
    ['requestKey', 'x', 'id'],
    ['proofOfAddress', 'x', 'required'],
  ])('%s = %j is refused: %s', async (field, value, key) => {
    const { status, json } = await people.send('patient', people.patientForm({ [field]: value }));
    expect(status).toBe(400);
    expect(json.errors).toEqual([{ field, message: fields[key] }]);
  });

  it('a postcode that does not exist', async () => {
    const { status, json } = await people.send(
      'patient',
      people.patientForm({ postcode: '00000' }),
    );
    expect(status).toBe(400);
    expect(json.errors).toEqual([{ field: 'postcode', message: 'Non-existent postcode number' }]);
  });
});

describe('a field that nobody may set', () => {
  it.each([
    'userType',
    'status',
    'whiteCardStatus',
    'applicationStatus',
    'suspended',
    'locale',
    'loginEmail',
    'userId',
    'id',
    'role',
    'passwordHash',
    'signedAt',
    'score',
    'dueAt',
    'contactBy',
  ])('%s', async (field) => {
    for (const type of ['patient', 'caregiver'] as const) {
      const form = type === 'patient' ? people.patientForm() : await people.caregiverForm();
      const { status, json } = await people.send(type, { ...form, [field]: 'caregiver' });
      expect(status).toBe(400);
      expect(json.errors).toEqual([{ field, message: fields.unknown }]);
    }
  });

  it('a patient has no caregiver’s fields', async () => {
    const { status, json } = await people.send('patient', await people.caregiverForm());
    expect(status).toBe(400);
    expect(json.errors?.map((e) => e.field)).toContain('yearsOfExperience');
  });
});

describe('a name is kept exactly', () => {
  it.each([
    ['陳', '美玲', '陳美玲'],
    ['𠮷', '堃', '𠮷田堃'],
    ['Ñandú', 'O’Brien-Łukasz', '欧阳𬀩'],
    ['क्‍ष', '👩‍👩‍👧', '葛󠄀'],
    ['שלום', 'محمد', '々〇'],
    ['<b>x</b>', "Robert'); DROP TABLE app_user;--", '；'],
  ])('%s %s %s', async (firstName, lastName, chineseName) => {
    const { token, user } = await people.registerPatient({ firstName, lastName, chineseName });
    expect(user).toMatchObject({ firstName, lastName, chineseName });
    expect(await t.read(getPatientInfo, { token })).toMatchObject({
      firstName,
      lastName,
      chineseName,
    });
  });

  it('60 characters long, with outer space taken off', async () => {
    const name = '𠮷'.repeat(30);
    const { user } = await people.registerPatient({ firstName: `  ${name}　` });
    expect(user.firstName).toBe(name);
  });
});
