import { useEffect, useRef, useState } from 'react';
import { isPostcode, plain } from '#contract/field-rules.ts';
import { type FoundPostcode, findPostcode } from '#web/features/account/register/find-postcode.ts';
import { useForm, useProblem } from '#web/features/account/register/form-context.ts';
import { RegisterField } from '#web/features/account/register/register-field.tsx';
import classes from '#web/features/account/register/register-form.module.css';
import { suggestCities, suggestStates } from '#web/lib/i18n/us-places.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';

type Lookup = { zip: string; found: FoundPostcode | 'asking' };

/** A complete ZIP code fills in city and state. */
const usePostcodeFill = () => {
  const { form } = useForm();
  const [lookup, setLookup] = useState<Lookup | null>(null);
  const latest = useRef('');
  useEffect(() => {
    latest.current = plain(form.values.texts.postcode);
  });
  const lookUp = async (typed: string) => {
    const zip = plain(typed);
    latest.current = zip;
    if (!isPostcode(zip)) return setLookup(null);
    setLookup({ zip, found: 'asking' });
    const found = await findPostcode(zip);
    if (latest.current !== zip) return;
    setLookup({ zip, found });
    if (typeof found === 'string') return;
    form.setText('city', found.city);
    form.setText('state', found.state);
  };
  return { lookup, lookUp };
};

export function StepAddress() {
  const { t, locale } = useTranslation();
  const { form } = useForm();
  const { lookup, lookUp } = usePostcodeFill();
  const postcode = useProblem('postcode');
  const city = useProblem('city');
  const state = useProblem('state');
  const { texts } = form.values;

  const said = () => {
    if (!lookup || lookup.zip !== plain(texts.postcode)) return null;
    if (lookup.found === 'asking') return t('register.postcodeAsking');
    if (lookup.found === 'unknown' && !postcode.error)
      return (
        <span className={classes.bad}>
          <Icon name="warning-circle" />
          <b>{t('errors.unknown_postcode')}</b>
        </span>
      );
    if (typeof lookup.found === 'string') return null;
    return t('register.postcodeFound', lookup.found);
  };

  return (
    <>
      <RegisterField
        name="address"
        hint={t('register.addressHint')}
        autoComplete="address-line1"
        required
      />
      <div className={classes.pair}>
        <RegisterField
          name="apartment"
          hint={t('register.apartmentHint')}
          autoComplete="address-line2"
        />
        <div>
          <RegisterField
            name="postcode"
            hint={t('register.postcodeHint')}
            inputMode="numeric"
            autoComplete="postal-code"
            onTyped={lookUp}
            required
          />
          <p role="status" className={classes.said}>
            {said()}
          </p>
        </div>
      </div>
      <div className={classes.pair}>
        <Field {...city} label={t('register.city')} required>
          {(control) => (
            <Combobox
              control={control}
              name="city"
              autoComplete="address-level2"
              autoCapitalize="words"
              value={texts.city}
              onChange={(text) => form.setText('city', text)}
              suggest={(typed) => suggestCities(typed, locale)}
            />
          )}
        </Field>
        <Field {...state} label={t('register.state')} required>
          {(control) => (
            <Combobox
              control={control}
              name="state"
              autoComplete="address-level1"
              autoCapitalize="characters"
              value={texts.state}
              onChange={(text) => form.setText('state', text)}
              suggest={(typed) => suggestStates(typed, locale)}
            />
          )}
        </Field>
      </div>
    </>
  );
}
