import { applicationMoves, type CaregiverInfo } from '#contract/account/account.ts';
import type { DocumentState } from '#contract/account/documents.ts';
import { documentPlace, documentsPlace } from '#web/features/account/center/frame/center-paths.ts';
import { PanelCard } from '#web/features/account/center/frame/panel-card.tsx';
import { useOpened } from '#web/features/account/center/use-opened-panel.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { PickPictures } from '#web/lib/photo-picker-props.ts';
import { hasOwnDraft } from '#web/lib/use-own-draft.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import { DocumentVerdict } from '#web/ui/feedback/document-verdict.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { DocumentForm, type DrawPicture, draftOf } from './document-form.tsx';
import classes from './documents.module.css';

type RowProps = {
  document: DocumentState;
  open: boolean;
  /** Approved: newer ones replace the current ones. */
  renews: boolean;
  picture: DrawPicture;
  pick: PickPictures;
  onChanged: () => void;
};

function DocumentRow({ document, open: mayChange, renews, picture, pick, onChanged }: RowProps) {
  const { t, find } = useTranslation();
  const { kind, type, files, missing, inReview, renewal, verdict } = document;
  const { open, setOpen, button } = useOpened(() => mayChange && hasOwnDraft(draftOf(kind)));
  const name = t(`register.documents.${kind}`);
  // Unknown types are not named.
  const typeName = type && find(`register.types.${type}`);
  const nameOf = (place: number) =>
    files.length > 1 ? t('upload.numbered', { name, number: place + 1 }) : name;
  return (
    <li id={documentPlace(kind)} className={`stack ${classes.document}`} tabIndex={-1}>
      <div className={classes.head}>
        <div className={classes.words}>
          <h4>{name}</h4>
          {typeName && <p className="muted">{typeName}</p>}
          {(renewal ?? document).byOffice && <p className="muted">{t('center.byOffice')}</p>}
        </div>
        {(missing || inReview || files.length > 0) && (
          <Badge
            tone={missing ? 'wait' : inReview ? 'info' : 'good'}
            icon={missing || inReview ? 'hourglass-medium' : 'check-circle'}
          >
            {t(
              missing
                ? 'center.documentMissing'
                : inReview
                  ? 'center.documentInReview'
                  : 'center.documentHave',
            )}
          </Badge>
        )}
      </div>
      {verdict && <DocumentVerdict {...verdict} />}
      {!open && files.length > 0 && (
        <ul className="row gap-12">
          {files.map((file, place) => (
            <li key={file.fileId}>{picture(file, nameOf(place))}</li>
          ))}
        </ul>
      )}
      {!open && renewal && (
        <>
          <p>{t(files.length ? 'center.documentNewer' : 'center.documentFirst')}</p>
          <ul className="row gap-12">
            {renewal.files.map((file, place) => (
              <li key={file.fileId}>
                {picture(file, t('upload.numbered', { name, number: place + 1 }))}
              </li>
            ))}
          </ul>
        </>
      )}
      {mayChange && !open && (
        <Button
          ref={button}
          variant={missing ? 'jade' : 'line'}
          size="small"
          icon="camera"
          aria-describedby={documentPlace(kind)}
          className={classes.change}
          onClick={() => setOpen(true)}
        >
          {t(
            files.length || renewal
              ? renews
                ? 'center.documentRenew'
                : 'center.documentReplace'
              : 'center.documentAdd',
          )}
        </Button>
      )}
      {open && (
        <DocumentForm
          // A newer one begins empty: the pictures of the valid one stay with it.
          document={
            renews
              ? { ...document, type: (renewal ?? document).type, files: renewal?.files ?? [] }
              : document
          }
          {...{ picture, pick }}
          onDone={(changed) => {
            setOpen(false);
            if (changed) onChanged();
          }}
        />
      )}
    </li>
  );
}

type Props = Pick<RowProps, 'picture' | 'pick' | 'onChanged'> & { info: CaregiverInfo };

/** The documents of a caregiver's application: state, pictures, and adding some. */
export function Documents({ info, ...row }: Props) {
  const { t } = useTranslation();
  // Read-only once refused (contract: application_closed).
  const renews = info.applicationStatus === 'approved';
  const open = renews || applicationMoves[info.applicationStatus].length > 0;
  return (
    <PanelCard
      id={documentsPlace}
      icon="files"
      tone="persimmon"
      title={t('center.documentsTitle')}
      lead={t(
        renews ? 'center.documentsRenew' : open ? 'center.documentsLead' : 'center.documentsClosed',
      )}
    >
      <ul className="stack">
        {info.documents.map((document) => (
          <DocumentRow
            key={document.kind}
            document={document}
            open={open}
            renews={renews}
            {...row}
          />
        ))}
      </ul>
    </PanelCard>
  );
}
