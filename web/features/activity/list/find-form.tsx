import { useId } from 'react';
import { Form, useNavigate } from 'react-router';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SearchField } from '#web/ui/forms/search-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './find-form.module.css';

type Props = {
  words: string;
  cities: readonly string[];
  city: number;
  /** The URL for another area. */
  cityPath: (city: number) => string;
};

/** Search and area. A plain form: it works before hydration. */
export function FindForm({ words, cities, city, cityPath }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  return (
    <Card>
      <Form
        action="/community/activity/search"
        role="search"
        className={classes.form}
        // Remount for another search term.
        key={words}
      >
        <SearchField
          id={`${id}-words`}
          label={t('activity.find')}
          hint={t('activity.findHint')}
          words={words}
          go={t('activity.findGo')}
        />
        {cities.length > 0 && (
          <Field id={`${id}-city`} label={t('activity.area')}>
            {(control) => (
              <select
                {...control}
                name="city"
                value={String(city)}
                autoComplete="off"
                onChange={(event) => navigate(cityPath(Number(event.target.value)))}
              >
                <option value="0">{t('activity.allAreas')}</option>
                {cities.map((name, place) => (
                  <option key={name} value={String(place + 1)}>
                    {name}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
      </Form>
    </Card>
  );
}
