import { type PointerEvent, useRef, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { ToolButton } from '#web/office/ui/tool-button.tsx';
import classes from './settings.module.css';

const width = 300;
const height = 110;

type Props = { strokes: string; onChange: (strokes: string) => void };

/** A signature as the certificate stores it: an SVG path within 300 × 110. */
export function SignaturePad({ strokes, onChange }: Props) {
  const { t } = useTranslation();
  const [line, setLine] = useState('');
  const drawing = useRef(false);
  const pointOf = (event: PointerEvent<SVGSVGElement>): string => {
    const box = event.currentTarget.getBoundingClientRect();
    const at = (share: number, most: number) =>
      Math.round(Math.min(1, Math.max(0, share)) * most * 10) / 10;
    const x = at((event.clientX - box.left) / box.width, width);
    const y = at((event.clientY - box.top) / box.height, height);
    return `${x} ${y}`;
  };
  const end = () => {
    if (!drawing.current) return;
    drawing.current = false;
    if (line.includes('L')) onChange(strokes + line);
    setLine('');
  };
  return (
    <div className="row gap-12 items-end">
      <svg
        className={classes.pad}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('office.messages.settings.strokes')}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drawing.current = true;
          setLine(`M${pointOf(event)}`);
        }}
        onPointerMove={(event) => {
          if (!drawing.current) return;
          const point = pointOf(event);
          setLine((before) => `${before}L${point}`);
        }}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={strokes + line} />
      </svg>
      {strokes && (
        <ToolButton icon="eraser" onClick={() => onChange('')}>
          {t('office.messages.settings.strokesClear')}
        </ToolButton>
      )}
    </div>
  );
}
