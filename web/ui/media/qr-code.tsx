import { useEffect, useState } from 'react';

type Drawing = { path: string; size: number };

/** Each dark module as a small path. */
const drawingOf = (rows: readonly (readonly boolean[])[]): Drawing => ({
  size: rows.length,
  path: rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join(''),
});

type Props = { text: string; label: string; size: number; className?: string | undefined };

/** A text as a QR code. The library is loaded on demand: few pages need it. */
export function QrCode({ text, label, size, className }: Props) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(() => {
    let gone = false;
    import('qr').then(({ encodeQR }) => {
      const rows = encodeQR(text, 'raw', { ecc: 'medium' });
      if (!gone) setDrawing(drawingOf(rows));
    });
    return () => {
      gone = true;
    };
  }, [text]);
  const side = drawing?.size ?? 1;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      {drawing && <path d={drawing.path} />}
    </svg>
  );
}
