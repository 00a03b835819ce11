import type { ComponentType, ReactNode } from 'react';
import type { CompanyAddress } from '#contract/content/content.ts';
import type { HelpAsk, HelpDone, LinkGone } from '#contract/help/help.ts';
import type { FreeSlots, Slot } from '#contract/services/services.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';

/** Parts of other features, which the page passes in. */
export type Given = {
  Picker: ComponentType<PickerProps>;
  tips: ReactNode;
  pickTime: (props: {
    office: CompanyAddress;
    day: string | null;
    time: string | null;
    round: number;
    onDay: (day: string) => void;
    onTime: (slot: Slot) => void;
    load: (
      query: { companyAddressId: string; from?: string },
      signal?: AbortSignal,
    ) => Promise<FreeSlots>;
  }) => ReactNode;
};

/** What a step has: the link's key, what it asks for, and what to do when it ends. */
export type StepProps = {
  linkKey: string;
  /** The name of the draft. */
  draft: string;
  ask: HelpAsk;
  onAsk: (ask: HelpAsk) => void;
  onDone: (done: HelpDone | null) => void;
  onGone: (why: LinkGone['why']) => void;
};
