import { useRef, useState } from 'react';
import { may } from '#contract/access.ts';
import { getReviewWriter, type OfficeReview } from '#contract/review/office.ts';
import { htmlLang, localeNames, locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { formatDateTime } from '#web/lib/i18n/dates.ts';
import { sayPhone } from '#web/lib/i18n/say-phone.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { telLink } from '#web/lib/page/site.ts';
import { useStaff } from '#web/office/shell/office.layout.tsx';
import { OfficeDialog } from '#web/office/ui/office-dialog.tsx';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import { useFocusKept } from '#web/office/ui/use-focus-kept.ts';
import { Stars } from '#web/ui/data/stars.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { PictureViewer } from '#web/ui/media/picture-viewer.tsx';
import { AboutDialog } from './about-dialog.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { ReviewBadges } from './review-badges.tsx';
import classes from './reviews.module.css';
import { useReviewActs } from './use-review-acts.ts';

const dialogs = { reply: ReplyDialog, about: AboutDialog };

/** Reveals the full name and number on request; each reveal is audited. */
function Writer({ commentId }: { commentId: string }) {
  const { t } = useTranslation();
  const [writer, setWriter] = useState<{ name: string; phone: string } | null>(null);
  const { run } = useAction();
  const show = () =>
    run(async () => setWriter(await call(getReviewWriter, { params: { commentId } })));
  if (writer)
    return (
      <span>
        {writer.name} · <a href={telLink(writer.phone)}>{sayPhone(writer.phone)}</a>
      </span>
    );
  return (
    <Button
      variant="quiet"
      size="small"
      icon="user"
      title={t('office.activities.reviews.writerHint')}
      onClick={show}
    >
      {t('office.activities.reviews.writer')}
    </Button>
  );
}

type Props = {
  review: OfficeReview;
  onChanged: (after?: OfficeReview) => void;
  onClose: () => void;
};

/** One review in full, and what can be done with it. */
export function ReviewDialog({ review, onChanged, onClose }: Props) {
  const { t, locale } = useTranslation();
  const { role } = useStaff();
  const { busy, show, pin, see } = useReviewActs(review, onChanged);
  const [picture, setPicture] = useState<number | null>(null);
  const [writing, setWriting] = useState<keyof typeof dialogs | null>(null);
  const { commentId, state, top, reply, images, userName, place, clientSince } = review;
  const nameOf = (place: number) =>
    t('office.activities.reviews.photo', { n: place + 1, name: userName });

  const buttons = useRef<HTMLDivElement>(null);
  useFocusKept(buttons, review);

  const Dialog = writing && dialogs[writing];
  if (Dialog)
    return (
      <Dialog
        review={review}
        onClose={(after) => {
          setWriting(null);
          onChanged(after);
        }}
      />
    );
  return (
    <OfficeDialog title={userName} wide onClose={onClose}>
      <div className="stack gap-12">
        <div className={classes.head}>
          <Stars rating={review.rating} />
          {(place || clientSince) && (
            <span>
              {[
                place && (place[locale] || place['zh-TW'] || place['zh-CN'] || place.en),
                clientSince && t('cards.clientSince', { year: clientSince }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          )}
          <span className="muted">
            {formatDateTime(review.createdAt, locale)}
            {review.editedAt &&
              ` · ${t('office.activities.reviews.edited', { when: formatDateTime(review.editedAt, locale) })}`}
          </span>
          <ReviewBadges review={review} />
        </div>
        <p className={classes.text} lang={htmlLang[review.locale]}>
          {review.text}
        </p>
        {images.length > 0 && (
          <div className={classes.pictures}>
            {images.map((src, place) => (
              <button
                key={src}
                type="button"
                aria-label={nameOf(place)}
                onClick={() => setPicture(place)}
              >
                <Picture src={src} alt="" width={120} height={90} cover />
              </button>
            ))}
          </div>
        )}
        {reply && review.replyAt && (
          <div className={classes.reply}>
            <b>
              {t('office.activities.reviews.ours', {
                when: formatDateTime(review.replyAt, locale),
              })}
            </b>
            {locales
              .filter((one) => reply[one])
              .map((one) => (
                <p key={one} lang={htmlLang[one]} className={classes.text}>
                  <span className="muted">{localeNames[one]}: </span>
                  {reply[one]}
                </p>
              ))}
          </div>
        )}
        <div ref={buttons} className={classes.buttons}>
          {state !== 'shown' && (
            <Button size="small" icon="check" busy={busy} onClick={() => show(true)}>
              {t(`office.activities.reviews.${state === 'waiting' ? 'approve' : 'show'}`)}
            </Button>
          )}
          {state !== 'hidden' && (
            <ToolButton icon="eye-slash" busy={busy} onClick={() => show(false)}>
              {t('office.activities.reviews.hide')}
            </ToolButton>
          )}
          <ToolButton icon="chat-circle-text" onClick={() => setWriting('reply')}>
            {t(`office.activities.reviews.${reply ? 'replyChange' : 'reply'}`)}
          </ToolButton>
          <ToolButton icon="map-pin" onClick={() => setWriting('about')}>
            {t('office.activities.reviews.about')}
          </ToolButton>
          {state === 'shown' && (
            <ToolButton icon="star" busy={busy} onClick={() => pin(!top)}>
              {t(`office.activities.reviews.${top ? 'unpin' : 'pin'}`)}
            </ToolButton>
          )}
          {!review.seenAt && (
            <Button variant="quiet" size="small" icon="envelope-open" busy={busy} onClick={see}>
              {t('office.activities.reviews.seen')}
            </Button>
          )}
          {review.hasAccount && may(role, 'workOnCases') && <Writer commentId={commentId} />}
        </div>
        {picture !== null && (
          <PictureViewer
            pictures={images}
            at={picture}
            name={nameOf}
            onMove={setPicture}
            onClose={() => setPicture(null)}
          />
        )}
      </div>
    </OfficeDialog>
  );
}
