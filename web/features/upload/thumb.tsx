import { useState } from 'react';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './picture-picker.module.css';

/** A thumbnail; an icon if the browser can't show the file. */
export function Thumb({ url, alt }: { url: string | null; alt: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!url || broken === url)
    return (
      <span className={classes.noThumb}>
        <Icon name="image" />
      </span>
    );
  return (
    <img
      src={url}
      alt={alt}
      width={132}
      height={96}
      className={classes.thumb}
      onError={() => setBroken(url)}
    />
  );
}
