import type { WhiteCardState } from '#contract/whitecard/whitecard.ts';
import { CardPanel } from './card-panel.tsx';
import { CareButton } from './care-button.tsx';
import { MistypedNumber } from './mistyped-number.tsx';

type Props = { card: WhiteCardState; onCorrected: () => void };

/** The status of one's own card. A separate file: visitors of the home page don't load it. */
export default function OwnCard({ card, onCorrected }: Props) {
  return (
    <>
      <CardPanel state={card} care={<CareButton size="normal" />} />
      <MistypedNumber state={card} onCorrected={onCorrected} />
    </>
  );
}
