import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { tidyCertificateNumber } from '#contract/training/certificate.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './verify.module.css';

/** As the server takes it. */
const longest = 100;

/** Looks up another number. */
export function VerifyForm() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<'training.verify.empty' | 'fields.tooLong' | null>(null);
  const lookUp = () => {
    const number = tidyCertificateNumber(typed);
    const problem = !number
      ? 'training.verify.empty'
      : number.length > longest
        ? 'fields.tooLong'
        : null;
    setWrong(problem);
    if (problem) return document.getElementById(`${id}-number`)?.focus();
    setTyped('');
    return navigate(`/verify/${encodeURIComponent(number)}`);
  };
  return (
    <Card as="section" aria-labelledby={id} className="stack gap-12">
      <h2 id={id} className={classes.heading}>
        {t('training.verify.other')}
      </h2>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void lookUp();
        }}
      >
        <Field
          id={`${id}-number`}
          label={t('training.verify.field')}
          hint={t('training.verify.fieldHint')}
          error={wrong && t(wrong)}
          count={{ text: typed, max: longest }}
        >
          {(control) => (
            <input
              {...control}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" icon="magnifying-glass">
          {t('training.verify.submit')}
        </Button>
      </form>
    </Card>
  );
}
