import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardCase, revealCardNumber } from '#contract/whitecard/office.ts';
import { call } from '#web/lib/api/api.ts';
import { reportError } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';

/** Masked; whoever needs all of it says so, and that is written down. */
export function CardNumber({ card }: { card: CardCase }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  if (!card.cardNumber) return t('office.cases.noCard');
  const toggle = async () => {
    if (whole) {
      setWhole(null);
      return;
    }
    setBusy(true);
    try {
      const { cardNumber } = await call(revealCardNumber, { params: { userId: card.id } });
      setWhole(cardNumber);
    } catch (error) {
      reportError(error, t);
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <span style={{ fontFamily: 'var(--mono)', fontSize: '1.25rem' }} role="status">
        {whole ?? card.cardNumber}
      </span>{' '}
      <Button
        look="line"
        size="small"
        icon={whole ? 'eye-slash' : 'eye'}
        busy={busy}
        title={t('office.cases.showHint')}
        onClick={toggle}
      >
        {t(whole ? 'office.cases.hide' : 'office.cases.show')}
      </Button>
    </>
  );
}
