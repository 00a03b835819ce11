import { useCallback } from 'react';
import {
  type ApplicationKind,
  addressProofTypes,
  picturesPerDocument,
  workAuthorizationTypes,
} from '#contract/account/documents.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { NumberMark } from '#web/ui/data/number-mark.tsx';
import { Choices } from '#web/ui/forms/choice-group.tsx';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './document-card.module.css';
import { useForm, useProblem } from './form-context.ts';

export const documentTypes = {
  workAuthorization: workAuthorizationTypes,
  proofOfAddress: addressProofTypes,
} as const;
export type TypedKind = keyof typeof documentTypes;
export type DocumentType = (typeof documentTypes)[TypedKind][number];

export const isTyped = (kind: ApplicationKind): kind is TypedKind =>
  Object.hasOwn(documentTypes, kind);

/** An illustration of what is wanted. */
const samples: Record<Exclude<ApplicationKind, TypedKind> | DocumentType, string> = {
  passport: 'doc-id',
  green_card: 'doc-id',
  work_permit: 'doc-work-permit',
  social_security: 'doc-id',
  utility_bill: 'doc-utility',
  phone_bill: 'doc-utility',
  bank_statement: 'doc-bank',
  insurance: 'doc-income',
  government_letter: 'doc-lease',
  homeCareCertificate: 'doc-certificate',
  medicalReport: 'doc-medical',
};

/** For optional documents: the choice to submit it later. */
const later = 'later';

type Props = {
  kind: ApplicationKind;
  /** Its position in the list, from 1; left out if it is alone. */
  number?: number;
  optional?: boolean;
};

/** One document: its type first, then its photos (spec §5: a type must be chosen, then a file uploaded). */
export function DocumentCard({ kind, number, optional }: Props) {
  const { t } = useTranslation();
  const { form, Picker, onPicturesBusy } = useForm();
  const typeProblem = useProblem(`${kind}.type`);
  const fileProblem = useProblem(`${kind}.fileIds`);
  const { type, pictures } = form.values.documents[kind];
  const types: readonly DocumentType[] | null = isTyped(kind) ? documentTypes[kind] : null;
  const chosen = types?.find((one) => one === type);
  const open = !types || chosen !== undefined;
  const done = open && pictures.length > 0;
  const titleId = `${fileProblem.id}-title`;
  const hintId = `${fileProblem.id}-hint`;
  const title = t(`register.documents.${kind}`);
  const onBusy = useCallback(
    (busy: boolean, stuck: boolean) => onPicturesBusy(kind, busy, stuck),
    [onPicturesBusy, kind],
  );

  return (
    <Card as="section" className="stack gap-14" aria-labelledby={titleId}>
      <div className={classes.head}>
        {number && <NumberMark number={number} done={done} />}
        <div>
          <h2 id={titleId} className={classes.title}>
            {title}{' '}
            <span className={classes.required}>
              {optional ? (
                t('register.optional')
              ) : (
                <>
                  <span aria-hidden="true">* </span>
                  {t('common.required')}
                </>
              )}
            </span>
            {done && <span className="sr-only">{t('register.documentDone')}</span>}
          </h2>
          <p id={hintId} className="muted">
            {t(`register.documentHints.${kind}`)}
          </p>
        </div>
      </div>
      {types && (
        <>
          <Choices
            id={typeProblem.id}
            name={`${kind}-type`}
            options={[
              ...(optional ? [{ value: later, label: t('register.proofLater') } as const] : []),
              ...types.map((value) => ({ value, label: t(`register.types.${value}`) })),
            ]}
            value={chosen ?? (optional ? later : '')}
            onChange={(value) =>
              form.setDocument(kind, (old) => ({ ...old, type: value === later ? '' : value }))
            }
            short={kind === 'workAuthorization'}
            required={!optional}
            labelledBy={titleId}
            describedBy={typeProblem.error ? `${hintId} ${typeProblem.id}-error` : hintId}
            wrong={Boolean(typeProblem.error)}
          />
          <FieldError id={`${typeProblem.id}-error`} error={typeProblem.error} />
        </>
      )}
      {open && (
        <Picker
          {...fileProblem}
          purpose="registration"
          max={picturesPerDocument}
          value={pictures}
          onChange={(change) =>
            form.setDocument(kind, (old) => ({ ...old, pictures: change(old.pictures) }))
          }
          name={chosen ? t(`register.types.${chosen}`) : title}
          labelledBy={titleId}
          describedBy={types ? undefined : hintId}
          sample={`/media/${samples[chosen ?? (kind as Exclude<ApplicationKind, TypedKind>)]}.svg`}
          onBusy={onBusy}
        />
      )}
      {!open && !optional && (
        <p className={classes.wait}>
          <Icon name="arrow-up" />
          {t('register.typeFirst')}
        </p>
      )}
    </Card>
  );
}
