import { useState } from 'react';
import { PanelCard } from '#web/features/account/center/frame/panel-card.tsx';
import { useOpened } from '#web/features/account/center/use-opened-panel.ts';
import { actingFor } from '#web/lib/acting.ts';
import { fullName } from '#web/lib/i18n/full-name.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickPictures } from '#web/lib/photo-picker-props.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { Devices } from './devices.tsx';
import type { DrawPicture } from './document-form.tsx';
import { Documents } from './documents.tsx';
import { ExportData } from './export-data.tsx';
import { InfoForm } from './info-form.tsx';
import { InfoView } from './info-view.tsx';
import { PassportCard } from './passport-card.tsx';
import { PasswordChange } from './password-change.tsx';
import { type Info, textsOf } from './profile.ts';
import { readProfileDraft } from './profile-draft.ts';
import { WhoSawMe } from './who-saw-me.tsx';

type Props = {
  info: Info;
  picture: DrawPicture;
  pick: PickPictures;
  /** Something was saved: reload. */
  onChanged: () => void;
};

/** Personal info: view and edit, password, devices, documents, data export. */
export function InfoTab({ info, picture, pick, onChanged }: Props) {
  const { t, locale } = useTranslation();
  // With a draft (a reload, an expired session), continue in the form.
  const { open, setOpen, button } = useOpened(() => readProfileDraft(info, textsOf(info)) !== null);
  /** A new password, phone or email ends other sessions: reload the list of devices. */
  const [round, setRound] = useState(0);
  // Somebody acts for this person: there is only something to read.
  if (actingFor())
    return (
      <PanelCard
        icon="user"
        title={t('center.infoTitle')}
        lead={t('help.acting.only', { name: fullName(info, locale) })}
      >
        <InfoView info={info} onChanged={onChanged} />
      </PanelCard>
    );
  return (
    <>
      <PanelCard
        icon="user"
        title={t(open ? 'center.editTitle' : 'center.infoTitle')}
        lead={t('center.infoLead')}
        action={
          !open && (
            <Button ref={button} icon="pencil-simple" onClick={() => setOpen(true)}>
              {t('center.edit')}
            </Button>
          )
        }
      >
        {open ? (
          <InfoForm
            info={info}
            onDone={(changed) => {
              setOpen(false);
              if (!changed) return;
              onChanged();
              setRound((n) => n + 1);
            }}
          />
        ) : (
          <InfoView info={info} onChanged={onChanged} />
        )}
      </PanelCard>
      {'documents' in info && info.applicationStatus === 'approved' && (
        <PassportCard key={info.documents.filter(({ inReview }) => inReview).length} />
      )}
      {'documents' in info && <Documents {...{ info, picture, pick, onChanged }} />}
      <PasswordChange username={info.phone} onChanged={() => setRound((n) => n + 1)} />
      <Devices round={round} />
      <WhoSawMe />
      <ExportData />
      <DeleteAccount userType={info.userType} />
    </>
  );
}
