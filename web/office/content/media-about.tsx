import type { KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import { listMediaUses, type MediaPicture, updateMedia } from '#contract/content/media-office.ts';
import { pictureWidths } from '#contract/upload/upload.ts';
import { locales } from '#i18n/pick-locale.ts';
import { call } from '#web/lib/api/api.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useCall } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { useKept } from '#web/office/shell/use-kept.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { LocalField } from '#web/office/ui/local-field.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import classes from './content.module.css';
import { editPath, sayTitle, sayType } from './content-words.ts';

/** Has an approved alt text in all languages. */
export const isDescribed = ({ alt }: MediaPicture): boolean =>
  !alt.converted && locales.every((locale) => alt[locale]?.trim());

const inside = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000) / 1000;
const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-0.02, 0],
  ArrowRight: [0.02, 0],
  ArrowUp: [0, -0.02],
  ArrowDown: [0, 0.02],
};

type FocusProps = { path: string; x: number; y: number; onMove: (x: number, y: number) => void };

/** Sets the focal point by click or arrow keys. */
function FocusPoint({ path, x, y, onMove }: FocusProps) {
  const { t } = useTranslation();
  const where = t('office.content.media.focusAt', {
    x: Math.round(x * 100),
    y: Math.round(y * 100),
  });
  const point = (event: MouseEvent<HTMLButtonElement>) => {
    // Enter is a click without coordinates.
    if (event.detail === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    onMove(
      inside((event.clientX - box.left) / box.width),
      inside((event.clientY - box.top) / box.height),
    );
  };
  const step = (event: KeyboardEvent) => {
    const by = steps[event.key];
    if (!by) return;
    event.preventDefault();
    onMove(inside(x + by[0]), inside(y + by[1]));
  };
  return (
    <>
      <p>
        <b>{t('office.content.media.focus')}</b>
        <br />
        {t('office.content.media.focusHint')}
      </p>
      <button
        type="button"
        className={classes.focus}
        aria-label={t('common.pair', { label: t('office.content.media.focus'), text: where })}
        onClick={point}
        onKeyDown={step}
      >
        <img src={path} alt="" />
        <span className={classes.spot} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </button>
      <p role="status" className="muted">
        {where}
      </p>
    </>
  );
}

function Uses({ path }: { path: string }) {
  const { t } = useTranslation();
  const { loaded } = useCall(listMediaUses, { query: { path } });
  if (loaded.status !== 'success') return null;
  return (
    <div>
      <b>{t('office.content.media.uses')}</b>
      {loaded.data.length ? (
        <ul className={classes.sizes}>
          {loaded.data.map((use) => (
            <li key={`${use.type} ${use.id}`}>
              {use.type === 'agency' ? (
                <Link to="/office/settings">{t('office.content.types.agency')}</Link>
              ) : (
                <Link to={editPath(use.type, use.id)}>
                  {sayType(t, use.type)}: {sayTitle(t, { type: use.type, title: use.title })}
                  {use.draft && ` (${t('office.content.media.inDraft')})`}
                </Link>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('office.content.media.unused')}</p>
      )}
    </div>
  );
}

type Props = { picture: MediaPicture; onSaved: (picture: MediaPicture) => void };

/** A picture's name, alt text, focal point, sizes and uses. */
export function MediaAbout({ picture, onSaved }: Props) {
  const { t } = useTranslation();
  const kept = useKept(`picture ${picture.fileId}`, {
    name: picture.name,
    alt: picture.alt,
    focalX: picture.focalX,
    focalY: picture.focalY,
  });
  const { name, alt, ...focus } = kept.values;
  const { busy, run } = useAction();
  const { fileId, path, width, height, bytes } = picture;
  if (fileId === null)
    return (
      <div className={classes.about}>
        <img src={path} alt="" width={420} className={classes.focus} />
        <div className={classes.stack}>
          <p>
            <b>{picture.name}</b>
          </p>
          <Uses path={path} />
        </div>
      </div>
    );

  const save = () =>
    run(async () => {
      const body = { name, alt, ...focus };
      const saved = await call(updateMedia, { params: { fileId }, body });
      kept.drop();
      onSaved(saved);
      notifySuccess(t('office.content.media.saved'));
    });
  return (
    <div className={classes.about}>
      <div>
        <FocusPoint
          path={path}
          x={focus.focalX}
          y={focus.focalY}
          onMove={(focalX, focalY) => kept.change({ focalX, focalY })}
        />
      </div>
      <div className={classes.stack}>
        <TextField label={t('office.content.media.name')} maxLength={120} {...kept.field('name')} />
        <LocalField label={t('office.content.media.alt')} {...kept.field('alt')} />
        <div>
          <b>{t('office.content.media.sizes')}</b>
          <ul className={classes.sizes}>
            <li>
              <a href={path} target="_blank" rel="noreferrer">
                {t('office.content.media.original', {
                  width: width ?? '?',
                  height: height ?? '?',
                  kb: Math.round((bytes ?? 0) / 1000),
                })}
              </a>
            </li>
            {pictureWidths
              .filter((one) => one < (width ?? 0))
              .map((one) => (
                <li key={one}>
                  <a href={`${path}?w=${one}`} target="_blank" rel="noreferrer">
                    {t('office.content.media.wide', { width: one })}
                  </a>
                </li>
              ))}
          </ul>
        </div>
        <Uses path={path} />
        <div>
          <Button size="small" icon="floppy-disk" busy={busy} onClick={save}>
            {t('office.content.media.save')}
          </Button>
        </div>
      </div>
    </div>
  );
}
