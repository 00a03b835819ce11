import { describe, expect, it } from 'vitest';
import { codeRules } from '#contract/account/account.ts';
import { en } from '#i18n/en.ts';
import { messageBudget, shareOf, strangersPart } from './budget.ts';
import { expiringTemplates } from './office.ts';

const sharesOf = (share: string) =>
  Object.keys(en.messages).filter((name) => shareOf(name) === share);

describe('a share', () => {
  it('of codes: all that expire, and what is said in their place', () => {
    expect(sharesOf('code')).toEqual(
      expect.arrayContaining([...expiringTemplates, 'hasAccount', 'noAccount', 'phoneTaken']),
    );
  });

  it('of what somebody must learn, whatever else was sent', () => {
    expect(sharesOf('security')).toEqual(
      expect.arrayContaining(['passwordReset', 'passwordChanged', 'phoneChanged']),
    );
  });

  it('of reminders: each text that is one', () => {
    expect(sharesOf('reminder')).toEqual(
      expect.arrayContaining(Object.keys(en.messages).filter((name) => /Reminder/.test(name))),
    );
  });

  it('of the office: what staff wrote themselves', () => {
    expect(shareOf(null)).toBe('office');
    expect(sharesOf('office')).toContain('activityNews');
  });

  it.each(['visitBooked', 'visitMoved', 'requestReceived', 'activityRegistered', 'checklist', 'x'])(
    '%s is a notice: its reader made us send it',
    (name) => {
      expect(shareOf(name)).toBe('notice');
    },
  );
});

it('a number may have all its codes of a day; strangers leave some of all for others', () => {
  expect(messageBudget.code.recipient).toBeGreaterThan(codeRules.perDay);
  const { all } = messageBudget.code;
  expect(all - all * strangersPart).toBeGreaterThanOrEqual(1_000);
});
