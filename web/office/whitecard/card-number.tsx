import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type CardCase, revealCardNumber } from '#contract/whitecard/office.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { Button } from '#web/ui/forms/button.tsx';

/** Masked; each reveal is audited. */
export function CardNumber({ card }: { card: CardCase }) {
  const { t } = useTranslation();
  const [whole, setWhole] = useState<string | null>(null);
  const { busy, run } = useAction();
  if (!card.cardNumber) return t('office.cases.noCard');
  const reveal = () =>
    run(async () => {
      const { cardNumber } = await call(revealCardNumber, { params: { userId: card.id } });
      setWhole(cardNumber);
    });
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
        onClick={() => (whole ? setWhole(null) : reveal())}
      >
        {t(whole ? 'office.cases.hide' : 'office.cases.show')}
      </Button>
    </>
  );
}
