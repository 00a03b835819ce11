/** WebVTT captions of a chapter, and the transcript made from them. */
import type { LocalText } from '#contract/staff/office.ts';

type Locale = Exclude<keyof LocalText, 'converted'>;
export type Cue = { from: number; to: number; text: string };
export type Line = { from: number; to: number; text: LocalText };

const time = String.raw`(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(`^${time}[ \\t]+-->[ \\t]+${time}(?:[ \\t].*)?$`);
const hundredth = (seconds: number) => Math.round(seconds * 100) / 100;

const secondsAt = (found: RegExpExecArray, first: number): number => {
  const [hours, minutes, seconds, thousandths] = found
    .slice(first, first + 4)
    .map((part) => Number(part ?? 0)) as [number, number, number, number];
  return hundredth(hours * 3600 + minutes * 60 + seconds + thousandths / 1000);
};

/** Null for invalid WebVTT, no text, times that go backwards, or cues beyond the film. */
export const readCaptions = (vtt: string, filmSeconds: number): Cue[] | null => {
  const blocks = vtt
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(blocks[0] ?? '')) return null;
  const cues: Cue[] = [];
  for (const block of blocks.slice(1)) {
    const lines = block.split('\n').filter((line) => line.trim() !== '');
    const at = lines.findIndex((line) => line.includes('-->'));
    // Skip notes, styles and empty blocks.
    if (at < 0) continue;
    const found = timing.exec(lines[at] ?? '');
    if (!found || at > 1) return null;
    const [from, to] = [secondsAt(found, 1), secondsAt(found, 5)];
    if (to <= from || from < (cues.at(-1)?.from ?? 0) || to > filmSeconds + 2) return null;
    const text = lines
      .slice(at + 1)
      .join(' ')
      .replace(/<[^>]*>/g, '')
      // Join wrapped Chinese lines without a space.
      .replace(/(?<=[\u2e80-\uffef]) (?=[\u2e80-\uffef])/g, '')
      .trim();
    if (text) cues.push({ from, to, text });
  }
  return cues.length ? cues : null;
};

/** One language of a transcript. */
export const cuesOf = (lines: readonly Line[], locale: Locale): Cue[] =>
  lines.flatMap(({ from, to, text }) => (text[locale] ? [{ from, to, text: text[locale] }] : []));

type Captions = Partial<Record<Locale, Cue[]>>;

/**
 * Merges captions of several languages into one transcript. The first language defines the lines; a cue of another
 * joins the line it mostly overlaps, or becomes a line of its own.
 */
export const linesOf = (captions: Captions): Line[] => {
  const lines: Line[] = [];
  for (const [locale, cues] of Object.entries(captions) as [Locale, Cue[]][])
    for (const { from, to, text } of cues) {
      const shared = (line: Line) => Math.min(to, line.to) - Math.max(from, line.from);
      const best = lines.reduce<Line | null>(
        (top, line) => (shared(line) > (top ? shared(top) : 0) ? line : top),
        null,
      );
      if (!best) {
        lines.push({ from, to, text: { [locale]: text } });
        continue;
      }
      const before = best.text[locale];
      const space = locale === 'en' ? ' ' : '';
      best.text = { ...best.text, [locale]: before ? `${before}${space}${text}` : text };
    }
  return lines.toSorted((a, b) => a.from - b.from);
};
