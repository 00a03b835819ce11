/**
 * How the pictures of the training videos move: where the camera goes and which parts stir.
 * A part's place is counted from 1 in its SVG file ("24.6": sixth child of the twenty-fourth).
 */
import { ease, type Point, type Pose, pop, swing } from './drawn-video.ts';

export type PicturePart = { at: string; pivot?: Point; pose: (seconds: number) => Pose };
type Picture = {
  /** Where the camera goes; without one, to the middle. */
  focus?: Point;
  /** Centre of a round window in the picture: the gate opens from there. */
  window?: Point;
  /** What the opening shows behind the chapter's number, in units of the frame, and how large. */
  cover?: { at: Point; size: number };
  parts: PicturePart[];
};

const sway = (at: string, pivot: Point, degrees: number, period: number, shift = 0) => ({
  at,
  pivot,
  pose: (s: number): Pose => ({ turn: degrees * swing(s, period, shift) }),
});
const beat = (at: string, pivot: Point, share = 0.06, period = 1.6) => ({
  at,
  pivot,
  pose: (s: number): Pose => ({ size: 1 + share * Math.max(0, swing(s, period)) }),
});
const appear = (at: string, pivot: Point, start = 1.2) => ({
  at,
  pivot,
  pose: (s: number): Pose => ({ size: pop(s, start) }),
});
const bob = (at: string, far: number, period: number, shift = 0) => ({
  at,
  pose: (s: number): Pose => ({ y: far * swing(s, period, shift) }),
});
const slide = (at: string, far: number, period: number, shift = 0) => ({
  at,
  pose: (s: number): Pose => ({ x: far * swing(s, period, shift) }),
});
/** Falls, fades and begins again. */
const drip = (at: string, far: number, period: number) => ({
  at,
  pose: (s: number): Pose => {
    const share = (((s / period) % 1) + 1) % 1;
    return { y: far * share, show: Math.min(1, 4 * (1 - share), 6 * share) };
  },
});
const glow = (at: string, period: number, shift = 0) => ({
  at,
  pose: (s: number): Pose => ({ show: 0.75 + 0.25 * swing(s, period, shift) }),
});
const inset: Omit<Picture, 'parts'> = {
  focus: [620, 262],
  window: [656, 256],
  cover: { at: [656, 252], size: 1 },
};

export const pictures: Record<string, Picture> = {
  'train-handwashing-1': {
    ...inset,
    parts: [drip('24.6', 34, 1.2), bob('24.4', 3, 3), bob('24.5', 3, 3, 0.2)],
  },
  'train-handwashing-2': {
    ...inset,
    parts: [drip('22.6', 46, 1.8), bob('22.8', 5, 1.8, 0.1), bob('22.1', 2, 3.6)],
  },
  'train-handwashing-3': {
    ...inset,
    parts: [
      slide('24.1', 9, 1.4),
      slide('24.2', 9, 1.4, 0.5),
      slide('24.3', 4, 1.4, 0.2),
      slide('24.4', 4, 1.4, 0.2),
      slide('24.5', 5, 1.4, 0.7),
      ...['24.6', '24.7', '24.8', '24.9', '24.10', '24.11'].map((at, i) =>
        bob(at, 6, 3.2, i * 0.17),
      ),
      glow('24.12', 1.4),
      glow('24.13', 1.4),
    ],
  },
  'train-handwashing-4': {
    ...inset,
    parts: [
      drip('24.7', 30, 1.2),
      slide('24.4', 4, 2.2),
      slide('24.5', 4, 2.2, 0.5),
      beat('24.11', [540, 230], 0.35, 1.8),
      beat('24.12', [776, 226], 0.35, 2.2),
      beat('24.13', [796, 282], 0.35, 1.5),
      beat('24.14', [514, 268], 0.35, 1.9),
    ],
  },
  'train-gloves-on': { ...inset, parts: [sway('16.1', [656, 300], 2, 3), bob('11', 2, 3)] },
  'train-gloves-off': {
    ...inset,
    parts: [
      slide('13.1', -7, 2.6),
      slide('13.2', 9, 2.6),
      slide('13.3', 5, 1.3),
      slide('13.4', 5, 1.3),
    ],
  },
  'train-mask': {
    focus: [480, 240],
    parts: [sway('8', [170, 230], 3, 3.4), appear('9', [800, 210]), sway('10', [836, 470], 1.6, 3)],
  },
  'train-clear-floor': {
    focus: [420, 290],
    parts: [
      appear('42', [860, 110], 1.6),
      glow('21', 2),
      sway('19', [165, 190], 1.6, 3.2),
      sway('37', [390, 440], 2, 2.4),
      sway('34', [296, 220], 2, 3),
    ],
  },
  'train-night-light': {
    focus: [470, 290],
    parts: [
      ...['11', '15', '19'].map((at, i) => glow(at, 2.6, i * 0.2)),
      ...['12', '16', '20'].map((at, i) => glow(at, 2.6, i * 0.2)),
      glow('7', 4),
    ],
  },
  'train-grab-bar': { focus: [540, 270], parts: [appear('29', [880, 110]), drip('11', 60, 1.3)] },
  'train-walker': {
    focus: [520, 270],
    parts: [appear('19', [300, 120]), sway('7', [770, 420], 1.4, 3.2)],
  },
  'train-medication-box': {
    focus: [500, 330],
    parts: [beat('37', [684, 406], 0.16, 2.2), sway('43', [836, 500], 1.6, 3), bob('41', 1.5, 3)],
  },
  'train-bed-chair-transfer': {
    focus: [470, 270],
    cover: { at: [440, 270], size: 0.74 },
    parts: [
      glow('41', 1.6),
      {
        at: '42',
        pivot: [810, 150],
        pose: (s) => ({ x: 4 * swing(s, 1.6), y: 6 * swing(s, 1.6) }),
      },
      sway('24', [322, 212], 1.8, 3),
      sway('38', [538, 196], 1.8, 3, 0.3),
    ],
  },
  'train-lift-wrong': {
    focus: [500, 280],
    parts: [appear('24', [760, 130], 0.8), beat('22', [392, 226], 0.2, 0.9), glow('23', 0.9)],
  },
  'train-lift-safe': {
    focus: [520, 280],
    parts: [
      appear('24', [760, 130], 0.8),
      ...['26', '27'].map((at) => ({
        at,
        pose: (s: number): Pose => ({
          y: 14 - 24 * ease((s % 2.4) / 1.6),
          show: Math.min(1, (2.4 - (s % 2.4)) * 3),
        }),
      })),
      glow('23', 2),
    ],
  },
  'train-emergency': {
    focus: [460, 270],
    cover: { at: [410, 285], size: 0.78 },
    parts: [
      { at: '8.3', pose: (s) => ({ x: -70 * (1 - ease(s / 3)), y: 0.8 * swing(s, 0.5) }) },
      sway('20', [264, 290], 1.6, 3),
    ],
  },
  'train-report-call': {
    focus: [560, 260],
    window: [700, 262],
    cover: { at: [340, 270], size: 0.78 },
    parts: [glow('20', 1.2), sway('13', [226, 500], 1.4, 3.2), sway('19.1', [700, 440], 0.8, 3)],
  },
  'train-listen': {
    focus: [480, 250],
    parts: [
      beat('39', [462, 92], 0.14, 1.6),
      glow('40', 1.6),
      sway('22', [330, 216], 1.8, 3),
      ...['28', '35'].map((at) => sway(at, [628, 218], 1.8, 3, 0.3)),
      sway('41', [856, 470], 1.4, 3.4),
    ],
  },
  'train-dignity': {
    focus: [560, 270],
    cover: { at: [500, 270], size: 0.74 },
    parts: [
      sway('15', [348, 226], 2.4, 2.6),
      sway('16', [592, 226], 2.4, 2.6, 0.5),
      beat('31', [676, 170], 0.2, 1.6),
      sway('27', [772, 222], 1.8, 3),
    ],
  },
  'train-privacy': {
    focus: [420, 270],
    cover: { at: [260, 270], size: 0.78 },
    parts: [glow('13', 0.9), sway('33', [90, 110], 3, 2.6), sway('32', [561, 230], 1.2, 3)],
  },
  'train-no-photo': {
    focus: [640, 260],
    cover: { at: [560, 270], size: 0.74 },
    parts: [
      appear('22', [850, 120]),
      sway('21', [770, 380], 1.6, 3),
      sway('16', [250, 216], 1.8, 3),
    ],
  },
  'train-phone-lock': {
    focus: [600, 290],
    cover: { at: [480, 270], size: 0.74 },
    parts: [appear('13', [880, 120]), sway('10', [620, 390], 1.4, 3), bob('11', 4, 2.6)],
  },
  'train-stroke': {
    focus: [330, 260],
    cover: { at: [380, 270], size: 0.74 },
    parts: [
      ...['10', '11'].map((at) => beat(at, [334, 220], 0.16, 1.4)),
      ...['12', '13'].map((at) => bob(at, 7, 1.4)),
      glow('34', 1.2),
    ],
  },
  'train-choking': {
    focus: [480, 250],
    cover: { at: [490, 270], size: 0.78 },
    parts: [
      glow('13', 0.9),
      { at: '12', pose: (s) => ({ x: -8 * Math.max(0, swing(s, 0.9)) }) },
      bob('10', 1.5, 0.9),
    ],
  },
  'train-fire': {
    focus: [420, 270],
    cover: { at: [400, 270], size: 0.7 },
    parts: [
      beat('11', [170, 250], 0.07, 0.8),
      beat('12', [170, 250], 0.12, 0.6),
      ...['13', '14'].map((at, i) => slide(at, 8, 3.4, i * 0.3)),
      ...['24', '25'].map((at) => slide(at, 10, 1.4)),
    ],
  },
  'train-memory': {
    focus: [470, 250],
    parts: [
      beat('39', [472, 100], 0.08, 1.8),
      sway('22', [330, 216], 1.8, 3),
      sway('34', [624, 222], 1.8, 3, 0.3),
    ],
  },
  'train-wander': {
    focus: [520, 270],
    parts: [glow('8', 3), sway('16', [520, 470], 1.2, 3), sway('23', [165, 182], 3, 3.4)],
  },
  'train-day-plan': {
    focus: [620, 240],
    cover: { at: [480, 270], size: 0.7 },
    parts: [glow('15', 2.4), bob('18', 4, 1.8), glow('21', 2.8, 0.4), sway('8', [360, 470], 1, 3)],
  },
  'scene-home-care': { parts: [] },
  'scene-benefits': { parts: [] },
  'service-letters': { parts: [] },
  'review-soup': {
    focus: [250, 135],
    cover: { at: [440, 270], size: 0.78 },
    parts: [],
  },
  'review-letter': { focus: [240, 165], parts: [] },
  'review-walk': { focus: [240, 164], parts: [] },
  'activity-blood-pressure': { parts: [] },
};
