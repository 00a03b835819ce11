import { useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import type { Booker } from './booker.ts';
import { EnterDialog, typedAs } from './enter-dialog.tsx';
import { type Wanted, WhatStep } from './what-step.tsx';
import { type Search, WhoStep } from './who-step.tsx';

type Props = {
  /** Whose page is open. */
  person?: Booker;
  wanted?: Wanted;
  onClose: () => void;
  onDone: (recordId: string) => void;
};

/**
 * The one dialog by which staff ask or book for somebody: on the phone or at the counter, known or new, for any office
 * and day that can be booked.
 */
export function BookDialog({ person, wanted = {}, onClose, onDone }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Booker | null>(person ?? null);
  const [search, setSearch] = useState<Search>({ asked: '', found: null });
  const [isNew, setIsNew] = useState(false);
  if (isNew)
    return (
      <EnterDialog
        first={typedAs(search.asked)}
        onClose={() => setIsNew(false)}
        onEntered={(entered) => {
          setChosen(entered);
          setIsNew(false);
        }}
      />
    );
  return (
    <OfficeDialog
      wide
      title={t(wanted.walkIn ? 'office.booking.walkInTitle' : 'office.booking.title')}
      onClose={onClose}
    >
      {chosen ? (
        <WhatStep
          key={chosen.userId}
          person={chosen}
          wanted={wanted}
          onBack={person ? undefined : () => setChosen(null)}
          onDone={onDone}
        />
      ) : (
        <WhoStep
          search={search}
          onSearch={setSearch}
          onFound={setChosen}
          onNew={() => setIsNew(true)}
        />
      )}
    </OfficeDialog>
  );
}
