import { type KeyboardEvent, useId, useState } from 'react';
import type { CasePicture } from '#contract/staff/cases.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LoadFailed } from '#web/ui/feedback/load-failed.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import type { IconName } from '#web/ui/layout/icon-names.ts';
import { ScrollView } from '#web/ui/layout/scroll-view.tsx';
import { useZoom } from '#web/ui/media/use-zoom.ts';
import classes from './document-viewer.module.css';
import { useClientPicture } from './use-client-picture.ts';

export type ViewedDocument = { key: string; name: string; pictures: readonly CasePicture[] };

type Props = {
  documents: readonly ViewedDocument[];
  /** The key of the document that is shown. */
  shown: string;
  onShow: (key: string) => void;
};

/** Zoom levels, as multiples of the stage's width. */
const levels = [1, 1.25, 1.5, 2, 3, 4] as const;

type ToolProps = { icon: IconName; label: string; isOff?: boolean; onClick: () => void };

/** Off at the end of its way; the focus stays on it. */
function Tool({ icon, label, isOff, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className={classes.tool}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

/** Shows documents beside the form, with zoom, rotation and paging, also by keyboard. */
export function DocumentViewer({ documents, shown, onShow }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const zoom = useZoom(levels);
  const [turned, setTurned] = useState(0);
  const [place, setPlace] = useState({ key: shown, at: 0 });
  const document = documents.find(({ key }) => key === shown) ?? documents[0];
  const at = place.key === document?.key ? place.at : 0;
  const picture = document?.pictures[at];
  const { src, error, again } = useClientPicture(picture?.fileId ?? null);
  if (!document) return null;

  const count = document.pictures.length;
  const turn = (by: number) => setTurned((before) => (before + by + 360) % 360);
  const goTo = (next: typeof place) => {
    setPlace(next);
    setTurned(0);
    zoom.fit();
  };
  const step = (by: number) => {
    if (count > 1) goTo({ key: document.key, at: (at + by + count) % count });
  };
  const show = (key: string) => {
    onShow(key);
    goTo({ key, at: 0 });
  };

  const actions: Record<string, () => void> = {
    '+': zoom.larger,
    '=': zoom.larger,
    '-': zoom.smaller,
    '0': zoom.fit,
    r: () => turn(90),
    R: () => turn(-90),
    PageDown: () => step(1),
    PageUp: () => step(-1),
  };
  const onKey = (event: KeyboardEvent) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const onTab = (event: KeyboardEvent, index: number) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by && documents[(index + by + documents.length) % documents.length];
    if (!next) return;
    event.preventDefault();
    show(next.key);
    window.document.getElementById(`${id}-${next.key}`)?.focus();
  };

  const { scale } = zoom;
  const sideways = turned % 180 !== 0;
  const { width = 4, height = 3 } = picture ?? {};
  const name = t('office.cases.picture', { name: document.name, number: at + 1, count });
  return (
    <section className={classes.viewer} aria-label={t('office.cases.viewer')}>
      <div className={classes.tabs} role="tablist" aria-label={t('office.cases.documentsTitle')}>
        {documents.map((one, index) => (
          <button
            key={one.key}
            id={`${id}-${one.key}`}
            type="button"
            role="tab"
            aria-selected={one.key === document.key}
            aria-controls={`${id}-stage`}
            tabIndex={one.key === document.key ? 0 : -1}
            onClick={() => show(one.key)}
            onKeyDown={(event) => onTab(event, index)}
          >
            {one.name}
          </button>
        ))}
      </div>
      <div className={classes.bar} role="toolbar" aria-label={t('office.cases.viewer')}>
        <Tool
          icon="magnifying-glass-minus"
          label={t('office.cases.zoomOut')}
          isOff={zoom.fits}
          onClick={zoom.smaller}
        />
        <span className={classes.level} role="status">
          {Math.round(scale * 100)}%
        </span>
        <Tool
          icon="magnifying-glass-plus"
          label={t('office.cases.zoomIn')}
          isOff={zoom.largest}
          onClick={zoom.larger}
        />
        <Tool icon="arrow-clockwise" label={t('office.cases.rotate')} onClick={() => turn(90)} />
        <Tool
          icon="corners-out"
          label={t('office.cases.fit')}
          isOff={zoom.fits}
          onClick={zoom.fit}
        />
        {count > 1 && (
          <div className={classes.steps}>
            <Tool
              icon="caret-left"
              label={t('office.cases.previousPicture')}
              onClick={() => step(-1)}
            />
            <span className={classes.level}>
              {at + 1} / {count}
            </span>
            <Tool
              icon="caret-right"
              label={t('office.cases.nextPicture')}
              onClick={() => step(1)}
            />
          </div>
        )}
      </div>
      <ScrollView
        id={`${id}-stage`}
        className={classes.stage}
        role="tabpanel"
        data-empty={!picture || undefined}
        aria-labelledby={`${id}-${document.key}`}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKey}
      >
        {!picture && <p className={classes.none}>{t('office.cases.noPicture')}</p>}
        {picture && error !== null && <LoadFailed error={error} onRetry={again} />}
        {picture && src && (
          <div
            className={classes.frame}
            style={{
              width: `${scale * 100}%`,
              aspectRatio: sideways ? `${height} / ${width}` : `${width} / ${height}`,
            }}
          >
            <img
              src={src}
              alt={name}
              style={{
                width: sideways ? `${(100 * width) / height}%` : '100%',
                transform: `translate(-50%, -50%) rotate(${turned}deg)`,
              }}
            />
          </div>
        )}
      </ScrollView>
      <p className={classes.log}>
        <Icon name="eye" />
        {t('office.cases.audited')}
      </p>
      <p id={`${id}-keys`} className={classes.keys}>
        {t('office.cases.viewerKeys')}
      </p>
    </section>
  );
}
