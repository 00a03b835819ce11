/** The signature pad on a canvas: strokes, undo, clear, and the picture that is sent. */
import { useCallback, useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import { certificateRules } from '#contract/training/certificate.ts';

/** What is sent: small enough for the call, large enough for paper. */
const picture = { width: 900, height: 300 };
/** Ink is dark and paper white, also where the page is drawn in high contrast. */
const ink = '#1b1412';
const paper = '#ffffff';

/** The strokes on a sheet of the size that is sent, whatever the size of the pad on this device. */
const drawPicture = (from: HTMLCanvasElement): string | null => {
  const sheet = document.createElement('canvas');
  // Smaller until it fits: a name written in many strokes on a large pad.
  for (const scale of [1, 0.75, 0.5]) {
    sheet.width = picture.width * scale;
    sheet.height = picture.height * scale;
    const brush = sheet.getContext('2d');
    if (!brush) return null;
    brush.fillStyle = paper;
    brush.fillRect(0, 0, sheet.width, sheet.height);
    const fit = Math.min(sheet.width / from.width, sheet.height / from.height);
    const [width, height] = [from.width * fit, from.height * fit];
    brush.drawImage(from, (sheet.width - width) / 2, (sheet.height - height) / 2, width, height);
    const data = sheet.toDataURL('image/png');
    if (data.length <= certificateRules.drawingChars) return data;
  }
  return null;
};

export const usePad = () => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad | null>(null);
  const [strokes, setStrokes] = useState(0);

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const made = new SignaturePad(place, { penColor: ink, minWidth: 1.2, maxWidth: 3.6 });
    pad.current = made;
    const count = () => setStrokes(made.toData().length);
    made.addEventListener('endStroke', count);
    // Turning the phone or a larger text changes the pad: what is written stays, moved into the new size.
    let last = { width: 0, height: 0 };
    const fitIn = () => {
      const { clientWidth: width, clientHeight: height } = place;
      if (!width || (width === last.width && height === last.height)) return;
      const ratio = Math.max(window.devicePixelRatio || 1, 1);
      const by = last.width ? Math.min(width / last.width, height / last.height) : 1;
      const kept = made.toData().map((group) => ({
        ...group,
        points: group.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
      }));
      place.width = width * ratio;
      place.height = height * ratio;
      place.getContext('2d')?.scale(ratio, ratio);
      made.clear();
      made.fromData(kept);
      last = { width, height };
    };
    fitIn();
    const watch = new ResizeObserver(fitIn);
    watch.observe(place);
    return () => {
      watch.disconnect();
      made.removeEventListener('endStroke', count);
      made.off();
    };
  }, []);

  const undo = useCallback(() => {
    const kept = pad.current?.toData().slice(0, -1) ?? [];
    pad.current?.fromData(kept);
    setStrokes(kept.length);
  }, []);
  const clear = useCallback(() => {
    pad.current?.clear();
    setStrokes(0);
  }, []);
  /** A PNG as a data URL; null when it cannot be made small enough. */
  const read = useCallback(
    (): string | null => (canvas.current ? drawPicture(canvas.current) : null),
    [],
  );

  return { canvas, strokes, undo, clear, read };
};

export type Pad = ReturnType<typeof usePad>;
