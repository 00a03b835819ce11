import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { tidyCertificateNumber, verifyPathOf } from '#contract/training/certificate.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './verify.module.css';

const VerifyCamera = lazy(() => import('./verify-camera.tsx'));

/** Looks up a number: the first of a visit, or another one. */
export function VerifyForm({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<'empty' | 'tooLong' | null>(null);
  const [scanning, setScanning] = useState(false);
  const lookUp = () => {
    const path = verifyPathOf(typed);
    if (!path) {
      setError(tidyCertificateNumber(typed) ? 'tooLong' : 'empty');
      return document.getElementById(`${id}-number`)?.focus();
    }
    setError(null);
    setTyped('');
    return navigate(path);
  };
  return (
    <Card as="section" aria-labelledby={id} className="stack gap-12">
      <h2 id={id} className={isFirst ? 'sr-only' : classes.heading}>
        {t(isFirst ? 'training.verify.submit' : 'training.verify.other')}
      </h2>
      <form
        noValidate
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          void lookUp();
        }}
      >
        <TextField
          id={`${id}-number`}
          label={t('training.verify.field')}
          hint={wholeNumber(t('training.verify.fieldHint'))}
          error={error && t(`training.verify.${error}`)}
          value={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(text) => {
            setTyped(text);
            setError(null);
          }}
        />
        <Button type="submit" icon="magnifying-glass">
          {t('training.verify.submit')}
        </Button>
      </form>
      <Button
        variant="line"
        icon="qr-code"
        aria-expanded={scanning}
        onClick={() => setScanning(!scanning)}
      >
        {t(scanning ? 'training.verify.stopScan' : 'training.verify.scan')}
      </Button>
      {scanning && (
        <Suspense fallback={null}>
          <VerifyCamera
            onFound={(path) => {
              setScanning(false);
              void navigate(path);
            }}
          />
        </Suspense>
      )}
    </Card>
  );
}
