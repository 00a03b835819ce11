import { applicationKinds } from '#contract/account/documents.ts';
import { isWhiteCardId, tidyWhiteCardId } from '#contract/field-rules.ts';
import { DocumentCard } from '#web/features/account/register/document-card.tsx';
import { useForm } from '#web/features/account/register/form-context.ts';
import { RegisterField } from '#web/features/account/register/register-field.tsx';
import classes from '#web/features/account/register/register-form.module.css';
import { WorkFields } from '#web/features/account/register/work-fields.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Picture } from '#web/ui/media/picture.tsx';

/** The white card number, with a picture of where to find it, or "I don't have one yet". */
function WhiteCardPart() {
  const { t } = useTranslation();
  const { form } = useForm();
  const { noCard } = form.values;
  return (
    <div className="stack gap-12">
      {!noCard && (
        <div className={classes.withSample}>
          <figure className={classes.sample}>
            <Picture src="/media/white-card-sample.svg" alt="" width={420} height={300} />
            <figcaption>{t('home.whiteCardWhere')}</figcaption>
          </figure>
          <div className={classes.fields}>
            <p>{t('register.whiteCardAbout')}</p>
            {form.lost.includes('whiteCardId') && (
              <AlertPanel title={t('register.askedAgain')}>
                <p>{t('register.askedAgainHint')}</p>
              </AlertPanel>
            )}
            <RegisterField
              name="whiteCardId"
              hint={t('home.whiteCardHint')}
              autoComplete="off"
              autoCapitalize="characters"
              className={classes.number}
              onPaste={(event) => {
                // A whole letter: a one-line field would join its lines, and the number with its neighbours.
                const found = tidyWhiteCardId(event.clipboardData.getData('text'));
                if (!isWhiteCardId(found)) return;
                event.preventDefault();
                form.setText('whiteCardId', found);
              }}
            />
          </div>
        </div>
      )}
      <label className={classes.check}>
        <input
          type="checkbox"
          name="noCard"
          checked={noCard}
          onChange={(event) => form.setNoCard(event.target.checked)}
        />
        <span>{t('register.noCard')}</span>
      </label>
      {noCard && <p className="muted">{t('register.noCardHint')}</p>}
    </div>
  );
}

/** Patients: card and proof of address are both optional. */
export function StepCard() {
  return (
    <>
      <div className={classes.panel}>
        <WhiteCardPart />
      </div>
      <DocumentCard kind="proofOfAddress" optional />
    </>
  );
}

/** Caregivers: their experience and numbers. */
export function StepExperience() {
  return (
    <>
      <WorkFields />
      <div className={classes.panel}>
        <WhiteCardPart />
      </div>
    </>
  );
}

/** Caregivers: the four documents. */
export function StepDocuments() {
  const { tips } = useForm();
  return (
    <>
      {tips}
      {applicationKinds.map((kind, place) => (
        <DocumentCard key={kind} kind={kind} number={place + 1} />
      ))}
    </>
  );
}
