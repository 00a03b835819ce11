import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { Dialog } from '#web/ui/layout/dialog.tsx';
import { ScrollView } from '#web/ui/layout/scroll-view.tsx';
import { useZoom } from './use-zoom.ts';
import classes from './zoom-dialog.module.css';

type Props = {
  title: string;
  src: string;
  alt: string;
  /** Starts with the whole picture; documents start at full width. */
  whole?: boolean;
  /** A question or hint below the picture, with its actions. */
  children?: ReactNode;
  onClose: () => void;
};

/** Multiples of the window's width. */
const levels = [1, 1.6, 2.5, 4] as const;

/** A zoomable picture, to check whether its text is legible. */
export function ZoomDialog({ title, src, alt, whole, children, onClose }: Props) {
  const { t } = useTranslation();
  const zoom = useZoom(levels);

  return (
    <Dialog title={title} variant="picture" onClose={onClose}>
      <ScrollView className={classes.view} aria-label={alt}>
        {whole && zoom.fits ? (
          <img src={src} alt={alt} className={classes.whole} />
        ) : (
          <img src={src} alt={alt} style={{ width: `${zoom.scale * 100}%` }} />
        )}
      </ScrollView>
      <div className={classes.foot}>
        <div className={classes.zoom}>
          <Button
            variant="line"
            size="small"
            icon="magnifying-glass-minus"
            aria-disabled={zoom.fits || undefined}
            onClick={zoom.smaller}
          >
            {t('common.smaller')}
          </Button>
          <Button
            variant="line"
            size="small"
            icon="magnifying-glass-plus"
            aria-disabled={zoom.largest || undefined}
            onClick={zoom.larger}
          >
            {t('common.larger')}
          </Button>
        </div>
        {children}
      </div>
    </Dialog>
  );
}
