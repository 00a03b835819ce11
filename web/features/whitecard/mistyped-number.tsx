import { useState } from 'react';
import type { WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { sayWhen } from '#web/lib/i18n/when.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { WhiteCardForm } from './white-card-form.tsx';

type Props = { state: WhiteCardState; onCorrected: () => void };

/** "I mistyped it": the number once more, as long as it can be corrected here. */
export function MistypedNumber({ state, onCorrected }: Props) {
  const { t, locale } = useTranslation();
  const [open, setOpen] = useState(false);
  const { correctUntil } = state;
  if (!correctUntil) return null;
  if (open)
    return (
      <WhiteCardForm
        correct
        onCorrected={onCorrected}
        state={<p>{t('home.whiteCardCorrectHint')}</p>}
      />
    );
  return (
    <div className="stack gap-6 justify-items-start">
      <Button variant="line" icon="note-pencil" onClick={() => setOpen(true)}>
        {t('home.whiteCardMistyped')}
      </Button>
      <p>{t('home.whiteCardMistypedHint', { when: sayWhen(correctUntil, locale) })}</p>
    </div>
  );
}
