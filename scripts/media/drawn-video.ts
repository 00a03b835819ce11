/**
 * What the drawn videos share (make-promo-video.ts, make-training-videos.ts): movement, the moon gate
 * between two scenes, the encoder and the captions. Every frame is a function of its time alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export const media = fileURLToPath(new URL('../../demo/media/', import.meta.url));
export const width = 960;
export const height = 540;

/** How a part stands at a moment; lengths in units of its picture, turns in degrees. */
export type Pose = { x?: number; y?: number; turn?: number; size?: number; show?: number };
export type Point = [x: number, y: number];

export const clamp = (v: number) => Math.min(1, Math.max(0, v));
export const ease = (v: number) => 1 - (1 - clamp(v)) ** 3;
/** Slow at both ends. */
export const soften = (v: number) => clamp(v) ** 2 * (3 - 2 * clamp(v));
export const mix = (from: number, to: number, share: number) => from + (to - from) * share;
/** A soft swing of the given period, -1 to 1. */
export const swing = (s: number, period: number, shift = 0) =>
  Math.sin((s / period + shift) * Math.PI * 2);
/** Grows from nothing with a small overshoot. */
export const pop = (s: number, start: number) => {
  const v = clamp((s - start) / 0.55);
  return v === 0 ? 0.001 : 1 + 2.4 * (v - 1) ** 3 + 1.4 * (v - 1) ** 2;
};

export const transformOf = ({ x = 0, y = 0, turn = 0, size = 1 }: Pose, [px, py]: Point) =>
  `translate(${x + px} ${y + py}) rotate(${turn}) scale(${size}) translate(${-px} ${-py})`;

/** How long the moon gate takes to open on the next scene. */
export const opening = 0.9;

/**
 * A round gate opens on the next scene. A cross-fade would lay one face over another and turn it
 * grey, which no picture of an elder may be.
 */
export const gateRadius = (seconds: number, [x, y]: Point) => {
  const farthest = Math.hypot(
    (width / 100) * Math.max(x, 100 - x),
    (height / 100) * Math.max(y, 100 - y),
  );
  return soften(1 + seconds / opening) * (farthest + 30);
};

/** The ring of the gate, drawn inside the clipped circle: gold, jade, sand. Half of each stroke lies outside. */
export const gateRing = [
  { ink: '#F6BD4B', across: 40 },
  { ink: '#0E5546', across: 33 },
  { ink: '#F6E2C3', across: 13 },
];

/** A lattice panel of the room's wall. */
export const lattice = (x: number) =>
  `<g transform="translate(${x} 96)" stroke="#F4E3C8" stroke-width="6" fill="none" stroke-linejoin="round">` +
  '<rect width="132" height="380" rx="14" fill="#FFFCF6"/><rect x="24" y="26" width="84" height="84"/>' +
  '<path d="M66 0v26M66 110v54M24 68H0M132 68h-24M24 164h84v52H24ZM66 216v54M24 190H0M132 190h-24"/>' +
  '<rect x="24" y="270" width="84" height="84"/><path d="M66 354v26M24 312H0M132 312h-24"/>' +
  '<rect x="44" y="46" width="44" height="44"/><rect x="44" y="290" width="44" height="44"/></g>';

export const runFfmpeg = (args: string[]) => {
  const child = spawn('ffmpeg', ['-y', '-v', 'error', ...args], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = once(child, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  });
  return { stdin: child.stdin, done };
};

/** Silent, without traces of the machine, in the colours of the web. */
export const plainOutput = [
  ...['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
  ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p'],
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv'],
];

const clock = (seconds: number) =>
  `00:${String(Math.floor(seconds / 60)).padStart(2, '0')}:${(seconds % 60).toFixed(3).padStart(6, '0')}`;

/** WebVTT of cues in the order of time. */
export const vttOf = (cues: { from: number; to: number; text: string }[]) =>
  `WEBVTT\n\n${cues
    .map(({ from, to, text }, i) => `${i + 1}\n${clock(from)} --> ${clock(to)}\n${text}\n`)
    .join('\n')}`;
