import type { ReactNode } from 'react';
import type { PaperKind } from '#contract/account/documents.ts';
import { type IdCard, printMyIdCard } from '#contract/training/id-card.ts';
import { callFile } from '#web/lib/api/api.ts';
import { saveFile } from '#web/lib/api/save-file.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDate } from '#web/lib/i18n/dates.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button, LinkButton } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import { QrCode } from '#web/ui/media/qr-code.tsx';
import classes from './id-card.module.css';

type Props = {
  card: IdCard;
  /** Draws the private photo. */
  photo: (file: NonNullable<IdCard['photo']>, alt: string) => ReactNode;
  /** Where papers are sent, and where the photo is. */
  papersPath: string;
  photoPath: string;
};

function Photo({ card, photo }: Pick<Props, 'card' | 'photo'>) {
  const { t } = useTranslation();
  if (card.photo)
    return (
      <div className={classes.photo}>
        {photo(card.photo, t('training.idCard.photoOf', { name: card.latinName }))}
      </div>
    );
  return (
    <div className={classes.noPhoto}>
      <Icon name="user" />
      <span>{t('training.idCard.noPhoto')}</span>
    </div>
  );
}

function Face({ card, photo }: Pick<Props, 'card' | 'photo'>) {
  const { t, locale } = useTranslation();
  const isValid = card.state === 'valid';
  const until = card.validUntil ? formatDate(card.validUntil, locale) : t('training.idCard.noEnd');
  const facts = [
    { label: t('training.idCard.role'), value: card.role },
    { label: t('training.idCard.until'), value: isValid ? until : null },
    { label: t('training.idCard.employeeNumber'), value: card.employeeNumber },
    { label: t('training.idCard.number'), value: card.number },
  ];
  return (
    <article className={classes.card} aria-label={t('training.idCard.title')}>
      <header className={classes.head}>
        <span className={classes.agency}>{card.agency}</span>
        <span>{t('training.idCard.heading')}</span>
      </header>
      <div className={classes.body}>
        <Photo card={card} photo={photo} />
        <div className={classes.words}>
          <p className={classes.name}>
            {card.chineseName && <span>{card.chineseName}</span>}
            <span lang="en">{card.latinName}</span>
          </p>
          <dl className={classes.facts}>
            {facts.map(
              ({ label, value }) =>
                value && (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <QrCode
          text={card.link}
          label={t('training.idCard.code')}
          size={132}
          className={classes.qr}
        />
      </div>
      <p className={isValid ? classes.valid : classes.invalid} role="status">
        <Icon name={isValid ? 'seal-check' : 'x-circle'} />
        {t(isValid ? 'training.idCard.valid' : 'training.idCard.notValid')}
      </p>
    </article>
  );
}

function Why({ card, papersPath }: Pick<Props, 'card' | 'papersPath'>) {
  const { t } = useTranslation();
  const nameOf = (kind: PaperKind) => t(`register.documents.${kind}`);
  return (
    <AlertPanel
      kind="wrong"
      title={t('training.idCard.whyTitle')}
      actions={
        card.state === 'blocked' && (
          <LinkButton to={papersPath} variant="jade" icon="files">
            {t('training.idCard.toPapers')}
          </LinkButton>
        )
      }
    >
      {card.state === 'noRole' ? (
        <p>{t('training.idCard.noRole')}</p>
      ) : (
        <ul>
          {card.open.map(({ kind, expired }) => (
            <li key={kind}>
              {t(`training.idCard.${expired ? 'expired' : 'missing'}`, { paper: nameOf(kind) })}
            </li>
          ))}
        </ul>
      )}
      <p>{t('training.idCard.others')}</p>
    </AlertPanel>
  );
}

function SaveCard({ number }: { number: string }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const save = () => run(async () => saveFile(`${number}.pdf`, await callFile(printMyIdCard, {})));
  return (
    <div className="stack gap-8">
      <div>
        <Button icon="printer" busy={busy} onClick={save}>
          {t('training.idCard.save')}
        </Button>
      </div>
      <p className="muted">{t('training.idCard.saveHint')}</p>
    </div>
  );
}

/** The caregiver's ID card, large enough to be shown at a door; why it is not valid is told to its owner only. */
export function IdCardView({ card, photo, papersPath, photoPath }: Props) {
  const { t } = useTranslation();
  return (
    <div className="stack gap-20">
      <Face card={card} photo={photo} />
      {card.state !== 'valid' && <Why card={card} papersPath={papersPath} />}
      {card.photoInReview ? (
        <AlertPanel
          kind="info"
          title={t(`training.idCard.${card.photo ? 'newInReview' : 'inReview'}`)}
        />
      ) : (
        !card.photo && (
          <AlertPanel
            kind="info"
            title={t('training.idCard.addTitle')}
            actions={
              <LinkButton to={photoPath} variant="jade" icon="camera">
                {t('training.idCard.addPhoto')}
              </LinkButton>
            }
          >
            <p>{t('training.idCard.addText')}</p>
          </AlertPanel>
        )
      )}
      {card.state === 'valid' && <SaveCard number={card.number} />}
      <div className="row gap-12">
        {card.photo && !card.photoInReview && (
          <LinkButton to={photoPath} variant="line" size="small" icon="camera">
            {t('training.idCard.changePhoto')}
          </LinkButton>
        )}
        <LinkButton to={papersPath} variant="line" size="small" icon="arrow-left">
          {t('training.idCard.back')}
        </LinkButton>
      </div>
    </div>
  );
}
