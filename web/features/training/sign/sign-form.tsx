import { useState } from 'react';
import type { CertificateSummary, SignOffer } from '#contract/training/certificate.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { CheckChoice } from '#web/ui/forms/check-choice.tsx';
import { ErrorSummary } from '#web/ui/forms/error-summary.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './sign.module.css';
import { padId, SignPad } from './sign-pad.tsx';
import { usePad } from './use-pad.ts';
import { agreeId, nameId, type SignWay, useSign } from './use-sign.ts';

type Props = {
  offer: SignOffer;
  laterPath: string;
  onSigned: (certificate: CertificateSummary) => void;
};

const ways = [
  { way: 'draw', icon: 'pencil-simple' },
  { way: 'type', icon: 'keyboard' },
] as const;

/** Drawn or typed signature, name, and consent to the exact statement. */
export function SignForm({ offer, laterPath, onSigned }: Props) {
  const { t } = useTranslation();
  const [way, setWay] = useState<SignWay>('draw');
  const [name, setName] = useState(offer.signedName);
  const [agree, setAgree] = useState(false);
  const pad = usePad();
  const { sign, busy, clearError, wrongs, wrongOf } = useSign({ offer, pad, onSigned });
  // The statement names the signer as on the certificate; the server renders it with the typed name.
  const statement = offer.statement.replace(
    offer.signedName,
    () => name.trim() || offer.signedName,
  );
  return (
    <Card as="section" className={classes.form}>
      <form
        method="post"
        noValidate
        className={classes.fields}
        onSubmit={(event) => {
          event.preventDefault();
          void sign({ way, name, agree });
        }}
      >
        <ErrorSummary title={t('training.sign.errorTitle')} errors={wrongs} />
        <div>
          <h2 className={classes.heading}>{t('training.sign.padTitle')}</h2>
          <p className="muted">
            {t(way === 'draw' ? 'training.sign.padHint' : 'training.sign.typeHint')}
          </p>
        </div>
        <fieldset aria-label={t('training.sign.way')} className={classes.ways}>
          {ways.map((one) => (
            <button
              key={one.way}
              type="button"
              aria-pressed={way === one.way}
              onClick={() => {
                setWay(one.way);
                clearError(padId);
              }}
            >
              <Icon name={way === one.way ? 'check' : one.icon} />
              {t(`training.sign.${one.way}`)}
            </button>
          ))}
        </fieldset>
        {/* Hidden, not unmounted: keeps the drawing. */}
        <div hidden={way !== 'draw'}>
          <SignPad pad={pad} error={wrongOf(padId)} />
        </div>
        {way === 'type' && (
          <p className={classes.typed} aria-hidden="true">
            {name}
          </p>
        )}
        <TextField
          id={nameId}
          label={t('training.sign.name')}
          hint={t('training.sign.nameHint')}
          required
          error={wrongOf(nameId)}
          value={name}
          autoComplete="name"
          onChange={(text) => {
            setName(text);
            clearError(nameId);
          }}
        />
        <div className={classes.statement}>
          <b>{t('training.sign.statement')}</b>
          <p>{statement}</p>
        </div>
        <div>
          <CheckChoice
            id={agreeId}
            name="agree"
            checked={agree}
            onChange={(checked) => {
              setAgree(checked);
              clearError(agreeId);
            }}
            label={t('training.sign.consent')}
            required
            errorId={wrongOf(agreeId) ? `${agreeId}-error` : undefined}
          />
          <FieldError id={`${agreeId}-error`} error={wrongOf(agreeId)} />
        </div>
        <div className={classes.buttons}>
          <Button type="submit" variant="main" size="big" icon="signature" busy={busy}>
            {t('training.sign.submit')}
          </Button>
          <LinkButton to={laterPath} variant="quiet" size="big">
            {t('training.sign.later')}
          </LinkButton>
        </div>
      </form>
    </Card>
  );
}
