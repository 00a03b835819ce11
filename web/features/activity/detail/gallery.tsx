import { useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import { PictureViewer } from '#web/ui/media/picture-viewer.tsx';
import classes from './gallery.module.css';

/**
 * The gallery of an activity: one large picture, the others small, and a full-window viewer. Pressing a small one swaps
 * it with the large one: no picture is shown twice, and the button keeps its place and the focus.
 */
export function Gallery({ pictures }: { pictures: readonly string[] }) {
  const { t } = useTranslation();
  const [order, setOrder] = useState(() => pictures.map((_, place) => place));
  const [open, setOpen] = useState(false);
  const count = pictures.length;
  const [at = 0, ...small] = order;
  const slots = small.map((place, slot) => ({ slot, place }));
  const picture = pictures[at];
  if (!picture) return null;
  const choose = (place: number) =>
    setOrder(order.map((one) => (one === at ? place : one === place ? at : one)));
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
          {slots.map(({ slot, place }) => (
            <li key={slot}>
              <button type="button" aria-label={name(place)} onClick={() => choose(place)}>
                <Picture src={pictures[place] ?? ''} alt="" width={180} height={101} cover />
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
