/** Strokes as they were drawn, and the size of the pad then: every other size is derived from these. */
type Point = { x: number; y: number };
type Stroke = { points: Point[] };
type Size = { width: number; height: number };
export type Drawn<S extends Stroke> = Size & { strokes: S[] };

/** As large as fits; turned back it has its old size. */
export const strokesFor = <S extends Stroke>(drawn: Drawn<S>, { width, height }: Size): S[] => {
  const by = drawn.width ? Math.min(width / drawn.width, height / drawn.height) : 1;
  return drawn.strokes.map((stroke) => ({
    ...stroke,
    points: stroke.points.map((point) => ({ ...point, x: point.x * by, y: point.y * by })),
  }));
};
