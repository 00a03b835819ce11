import type { ComponentType } from 'react';
import { limits } from '#contract/limits.ts';
import layout from '#web/features/services/catalogue/layout.module.css';
import { TooManyOpen } from '#web/features/services/too-many-open.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import { lettersPath } from './letter-paths.ts';
import { useSendLetter } from './use-send-letter.ts';

/** Photograph a letter: choose the photos, press once. */
export function SendLetter({ Picker }: { Picker: ComponentType<PickerProps> }) {
  const { t } = useTranslation();
  const { pictures, setPictures, problem, failed, openAlready, later, busy, send } =
    useSendLetter();
  const title = 'letter-photos-title';
  return (
    <>
      <PageMeta title={t('letter.title')} lead={t('letter.lead')} />
      <PageHead
        title={t('letter.title')}
        lead={t('letter.lead')}
        art="/media/service-letters.svg"
        framed
        back={{ to: lettersPath, label: t('letter.back') }}
      />
      <div className={`stack wrap ${layout.page}`}>
        <Card as="section" aria-labelledby={title} className="stack gap-12">
          <h2 id={title} className={layout.heading}>
            {t('letter.photos')}
          </h2>
          <p id={`${title}-hint`} className="muted">
            {t('letter.photosHint', { max: limits.manyPictures })}
          </p>
          <Picker
            id="letter-photos"
            purpose="service"
            max={limits.manyPictures}
            value={pictures}
            onChange={setPictures}
            name={t('letter.photoName')}
            labelledBy={title}
            describedBy={`${title}-hint`}
            error={problem}
            onBusy={later.onBusy}
          />
        </Card>
        {openAlready && <TooManyOpen {...openAlready} />}
        {failed && (
          <AlertPanel kind="wrong" role="alert" title={t('letter.notSent')}>
            <p>{t('letter.notSentHint')}</p>
          </AlertPanel>
        )}
        <SendLater awaited={later.awaited} onStop={later.stop} />
        {(pictures.length > 0 || later.photos !== 'there') && (
          <FormButtons>
            <Button variant="main" size="big" iconEnd="arrow-right" busy={busy} onClick={send}>
              {t(busy ? 'letter.sending' : 'letter.send')}
            </Button>
          </FormButtons>
        )}
        <CallUs>{t('letter.call')}</CallUs>
      </div>
    </>
  );
}
