/** A summary of all values, by step. */

import { applicationKinds } from '#contract/account/documents.ts';
import { genders, plain, tidyWhiteCardId } from '#contract/field-rules.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { stateCodeOf } from '#web/lib/i18n/us-places.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { documentTypes, isTyped } from './document-card.tsx';
import { useForm } from './form-context.ts';
import type { StepName } from './steps.ts';
import type { TextName } from './values.ts';

type Fact = { label: string; value: string };
export type Group = { step: StepName; facts: Fact[] };

export const useCheckFacts = (): Group[] => {
  const { t, locale } = useTranslation();
  const { form } = useForm();
  const { texts, documents, noCard } = form.values;

  const fact = (name: Exclude<TextName, 'gender'>, value = texts[name]): Fact => ({
    label: t(`register.${name}`),
    value: plain(value),
  });
  const gender = genders.find((one) => one === texts.gender);
  const names = [fact('lastName'), fact('firstName')];
  const card = fact('whiteCardId', noCard ? '' : tidyWhiteCardId(texts.whiteCardId));
  const papers = applicationKinds.map((kind): Fact => {
    const { type, pictures } = documents[kind];
    const chosen = isTyped(kind)
      ? (documentTypes[kind] as readonly (typeof documentTypes)[typeof kind][number][]).find(
          (one) => one === type,
        )
      : undefined;
    const count = pictures.length;
    const photos = t('register.photos', { count });
    const named = chosen ? [t(`register.types.${chosen}`), photos] : [photos];
    const given = isTyped(kind) ? chosen && count : count;
    return {
      label: t(`register.documents.${kind}`),
      value: given ? named.join(' · ') : '',
    };
  });

  const facts: Record<StepName, Fact[]> = {
    phone: [fact('phone', sayPhone(texts.phone))],
    name: [
      ...(locale === 'en' ? names.toReversed() : names),
      fact('chineseName'),
      fact('preferredName'),
      { label: t('register.gender'), value: gender ? t(`register.${gender}`) : '' },
    ],
    address: [
      fact('address'),
      fact('apartment'),
      fact('city'),
      fact('state', stateCodeOf(texts.state)),
      fact('postcode'),
    ],
    card: [card, ...papers.slice(-1)],
    experience: [fact('yearsOfExperience'), fact('workExperience'), fact('employeeId'), card],
    documents: papers,
    password: [
      fact('email'),
      { label: t('register.password'), value: texts.password ? t('register.hidden') : '' },
    ],
    check: [],
  };
  return form.steps
    .map((step) => ({ step, facts: facts[step] }))
    .filter((group) => group.facts.length > 0);
};
