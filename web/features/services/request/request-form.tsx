import { type ComponentType, type SubmitEvent, useMemo } from 'react';
import { limits } from '#contract/limits.ts';
import type { ServiceInfo } from '#contract/services/services.ts';
import { ContactPhone } from '#web/features/services/catalogue/contact-phone.tsx';
import { TooManyOpen } from '#web/features/services/too-many-open.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickerProps } from '#web/lib/photo-picker-props.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { SendLater } from '#web/ui/feedback/send-later.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { DraftKept } from '#web/ui/forms/draft-kept.tsx';
import { FormButtons } from '#web/ui/forms/form-buttons.tsx';
import { FormErrors } from '#web/ui/forms/form-errors.tsx';
import { NoteField } from '#web/ui/forms/note-field.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './request-form.module.css';
import { useRequest } from './use-request.ts';

const ids = { note: 'request-note', fileIds: 'request-photos', contactPhone: 'request-phone' };
const idOf = (field: string): string => ids[field as keyof typeof ids] ?? field;

type Props = { service: ServiceInfo; Picker: ComponentType<PickerProps> };

/** An online request: a note, photos of the letter, the number to call. All optional. */
export function RequestForm({ service, Picker }: Props) {
  const { t } = useTranslation();
  const form = useRequest(service);
  const { values, change, problems, errorOf } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    form.send();
  };
  // Memoized: a new list takes the focus.
  const lines = useMemo(
    () => problems.map(({ field, text }) => ({ field: idOf(field), message: text })),
    [problems],
  );
  return (
    <form className="stack gap-24" method="post" noValidate onSubmit={submit}>
      <FormErrors errors={lines} />
      {form.resumed && (
        <DraftKept
          kind="good"
          icon="trash"
          title={t('services.resumed')}
          drop={t('services.startOver')}
          onDrop={form.startOver}
        />
      )}
      <fieldset disabled={form.busy} className={classes.fields}>
        <legend className="sr-only">{t('services.requestTitle')}</legend>
        <Card className="stack gap-24">
          <NoteField
            id={idOf('note')}
            label={t('services.note')}
            hint={t('services.noteHint')}
            error={errorOf('note')}
            value={values.note}
            onChange={(note) => change({ note })}
          />
          <section className="stack gap-12" aria-labelledby="request-photos-title">
            <div>
              <h2 id="request-photos-title" className={classes.title}>
                {t('services.photosTitle')}
              </h2>
              <p id="request-photos-hint" className="muted">
                {t('services.photosHint', { max: limits.manyPictures })}
              </p>
            </div>
            <Picker
              id={idOf('fileIds')}
              purpose="service"
              max={limits.manyPictures}
              value={values.pictures}
              onChange={form.setPictures}
              name={t('services.photoName')}
              labelledBy="request-photos-title"
              describedBy="request-photos-hint"
              error={errorOf('fileIds')}
              onBusy={form.later.onBusy}
            />
          </section>
          <ContactPhone
            id={idOf('contactPhone')}
            value={values.contactPhone}
            onChange={(contactPhone) => change({ contactPhone })}
            error={errorOf('contactPhone')}
          />
        </Card>
      </fieldset>
      {form.openAlready && <TooManyOpen {...form.openAlready} />}
      {form.failed && (
        <AlertPanel kind="wrong" role="alert" title={t('services.notSent')}>
          <p>{t(`services.${form.failed}`, { button: t('services.send') })}</p>
        </AlertPanel>
      )}
      <SendLater awaited={form.later.awaited} onStop={form.later.stop} />
      <FormButtons>
        <Button type="submit" variant="main" size="big" iconEnd="arrow-right" busy={form.busy}>
          {t(form.busy ? 'services.sending' : 'services.send')}
        </Button>
      </FormButtons>
    </form>
  );
}
