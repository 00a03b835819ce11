/** The signature pad on a canvas: strokes, undo, clear, and export. */
import { useCallback, useEffect, useRef, useState } from 'react';
import SignaturePad, { type PointGroup } from 'signature_pad';
import { certificateRules } from '#contract/training/certificate.ts';
import { type Drawn, strokesFor } from './pad-size.ts';

/** The exported size: small enough for the request, large enough for print. */
const picture = { width: 900, height: 300 };
/** Dark ink on white, even in high contrast. */
const ink = '#1b1412';
const paper = '#ffffff';

/** Draws the strokes at the exported size, whatever the size of the pad. */
const drawPicture = (from: HTMLCanvasElement): string | null => {
  const sheet = document.createElement('canvas');
  // Scale down until it fits: many strokes on a large pad.
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
  const drawn = useRef<Drawn<PointGroup>>({ width: 0, height: 0, strokes: [] });
  const [strokes, setStrokes] = useState(0);

  useEffect(() => {
    const place = canvas.current;
    if (!place) return;
    const made = new SignaturePad(place, { penColor: ink, minWidth: 1.2, maxWidth: 3.6 });
    pad.current = made;
    let last = { width: 0, height: 0 };
    const count = () => {
      drawn.current = { ...last, strokes: made.toData() };
      setStrokes(drawn.current.strokes.length);
    };
    made.addEventListener('endStroke', count);
    // When the pad is resized (rotation, text size), scale the strokes.
    const fitIn = () => {
      const { clientWidth: width, clientHeight: height } = place;
      if (!width || (width === last.width && height === last.height)) return;
      const ratio = Math.max(window.devicePixelRatio || 1, 1);
      place.width = width * ratio;
      place.height = height * ratio;
      place.getContext('2d')?.scale(ratio, ratio);
      made.clear();
      made.fromData(strokesFor(drawn.current, { width, height }));
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
    drawn.current.strokes = drawn.current.strokes.slice(0, -1);
    pad.current?.fromData(pad.current.toData().slice(0, -1));
    setStrokes(drawn.current.strokes.length);
  }, []);
  const clear = useCallback(() => {
    drawn.current.strokes = [];
    pad.current?.clear();
    setStrokes(0);
  }, []);
  /** A PNG data URL; null if it can't be made small enough. */
  const read = useCallback(
    (): string | null => (canvas.current ? drawPicture(canvas.current) : null),
    [],
  );

  return { canvas, strokes, undo, clear, read };
};

export type Pad = ReturnType<typeof usePad>;
