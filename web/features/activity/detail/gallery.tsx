import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { PictureViewer } from '#web/ui/media/picture-viewer.tsx';
import classes from './gallery.module.css';

/** The gallery of an activity: one large picture, thumbnails, and a full-window viewer. */
export function Gallery({ pictures }: { pictures: readonly string[] }) {
  const { t } = useTranslation();
  const [chosen, choose] = useState(0);
  const [open, setOpen] = useState(false);
  const count = pictures.length;
  const at = Math.min(chosen, count - 1);
  const picture = pictures[at];
  if (!picture) return null;
  const name = (place: number) => t('activity.photo', { n: place + 1, count });
  return (
    <section className="stack gap-12" aria-label={t('activity.photos')}>
      <button
        type="button"
        className={classes.big}
        aria-label={t('activity.larger', { n: at + 1, count })}
        onClick={() => setOpen(true)}
      >
        <Picture src={picture} alt="" width={760} height={428} first cover />
        <span className={classes.zoom}>
          <Icon name="magnifying-glass-plus" />
        </span>
      </button>
      {count > 1 && (
        <ul className={classes.thumbs}>
          {pictures.map((src, place) => (
            <li key={src}>
              <button
                type="button"
                aria-pressed={place === at}
                aria-label={name(place)}
                onClick={() => choose(place)}
              >
                <Picture src={src} alt="" width={180} height={101} cover />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <PictureViewer
          pictures={pictures}
          at={at}
          name={name}
          onMove={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
