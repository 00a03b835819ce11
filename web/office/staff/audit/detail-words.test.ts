import { describe, expect, it } from 'vitest';
import type { Locale } from '#i18n/pick-locale.ts';
import { createTranslator } from '#i18n/translator.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { isInSentence, isInternal, sayDetail } from './detail-words.ts';

const words = { 'zh-CN': zhHans, 'zh-TW': zhHant };
const say = (locale: 'zh-CN' | 'zh-TW', action: string, name: string, value: string): string =>
  sayDetail(createTranslator(locale as Locale, words[locale]), { action, name, value });

describe('a detail of the audit log', () => {
  it.each([
    ['whitecard.correct', 'was', 'eligible', zhHans.office.cases.cardStatus.eligible],
    ['whitecard.correct', 'decision', 'submitted', zhHans.office.cases.cardStatus.submitted],
    ['application.correct', 'status', 'submitted', zhHans.office.cases.applicationStatus.submitted],
    ['visit.moved', 'reason', 'staff', zhHans.office.days.reasons.staff],
    ['activity.unpublished', 'reason', 'weather', zhHans.office.activities.planReasons.weather],
    ['person.close', 'reason', 'died', zhHans.office.personClose.reasons.died],
    ['case.contacted', 'outcome', 'noAnswer', zhHans.office.calls.outcomes.noAnswer],
  ])('of %s: %s %s is said in words', (action, name, value, said) => {
    expect(say('zh-CN', action, name, value)).toBe(said);
  });

  it('that lists codes names each; what somebody wrote stays', () => {
    const { noOpening, medical } = zhHant.office.cases.reasons;
    expect(say('zh-TW', 'application.decide', 'reasons', 'noOpening,medical')).toBe(
      `${noOpening}、${medical}`,
    );
    expect(say('zh-TW', 'training.certificate.revoke', 'reason', 'Sat by another, twice')).toBe(
      'Sat by another, twice',
    );
  });

  it('that the sentence says already is left out, with its gap for a time', () => {
    const moved = { action: 'visit.moved', name: 'state', value: 'moved' };
    expect(isInSentence(moved)).toBe(true);
    expect(isInSentence({ ...moved, name: 'to', value: '2026-11-20 10:00' })).toBe(false);
    expect(isInSentence({ ...moved, action: 'conversation.state' })).toBe(false);
  });

  it('that is only the number of a row is left out', () => {
    expect(isInternal('3725844d-7e61-471b-a143-1909172f4a7b')).toBe(true);
    expect(isInternal('R-20265')).toBe(false);
  });
});
