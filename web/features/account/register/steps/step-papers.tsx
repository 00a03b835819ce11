import { applicationKinds } from '#contract/account/documents.ts';
import { DocumentCard } from '#web/features/account/register/document-card.tsx';
import { useForm } from '#web/features/account/register/form-context.ts';
import classes from '#web/features/account/register/register-form.module.css';
import { WorkFields } from '#web/features/account/register/work-fields.tsx';
import { WhiteCardPart } from './white-card-part.tsx';

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
