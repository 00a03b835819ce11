/** The page on which the promotional video is drawn, frame by frame. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import {
  gateRadius,
  gateRing,
  height,
  media,
  opening,
  type Point,
  transformOf,
  width,
} from './drawn-video.ts';
import { length, type Scene, scenes, starts } from './promo-scenes.ts';

/** Everything the page must set to show the video at one moment. */
const frameAt = (time: number) =>
  scenes.flatMap((scene, i) => {
    const next = (starts[i] ?? 0) + scene.seconds;
    // The first scene opens again at the end, with its clock running from below zero: the loop has no seam.
    const wrap = i === 0 && time >= length - opening ? length : 0;
    const seconds = time - wrap - (starts[i] ?? 0);
    if (seconds < -opening || time - wrap >= next) return [];
    const { x, y, across } = scene.camera((seconds + opening) / (scene.seconds + opening));
    const high = (across * height) / width;
    return {
      scene: i,
      opensAt: scene.opensAt,
      order: wrap ? scenes.length : i,
      radius: gateRadius(seconds, scene.opensAt),
      view: `${x - across / 2} ${y - high / 2} ${across} ${high}`,
      parts: scene.parts.map(({ pose, pivot = [0, 0] }) => {
        const now = pose(seconds);
        return { transform: transformOf(now, pivot), show: now.show ?? 1 };
      }),
    };
  });

const ringMarkup = ([x, y]: Point) =>
  `<svg class="gate" viewBox="0 0 ${width} ${height}" fill="none">${gateRing
    .map(
      ({ ink, across }) =>
        `<circle cx="${x}%" cy="${y}%" stroke="${ink}" data-across="${across}"/>`,
    )
    .join('')}</svg>`;

const sceneMarkup = async (scene: Scene) => {
  const svg = await readFile(join(media, `${scene.picture}.svg`), 'utf8');
  return `<section style="background:${scene.ground}">${svg}${ringMarkup(scene.opensAt)}</section>`;
};

/** What the page needs to know of a scene: functions cannot cross into it. */
type Plan = Pick<Scene, 'behind' | 'front' | 'widen' | 'hide' | 'repeat'>;

/** Runs in the page: finds the parts, wraps each in a group of its own that frames can move. */
const prepare = ({ plans, ats }: { plans: Plan[]; ats: string[][] }) => {
  const svgNs = 'http://www.w3.org/2000/svg';
  const wrap = (el: Element) => {
    const group = document.createElementNS(svgNs, 'g');
    el.replaceWith(group);
    group.append(el);
    return group;
  };
  const groups = plans.map((plan, i) => {
    const svg = document.querySelectorAll('section > svg:first-child')[i] as SVGSVGElement;
    const box = svg.viewBox.baseVal;
    const find = (at: string) => {
      let el: Element | null | undefined = svg;
      if (at.startsWith('#')) el = svg.querySelector(at);
      else for (const step of at.split('.')) el = el?.children[Number(step) - 1];
      if (!el) throw new Error(`scene ${i + 1} has no part ${at}`);
      return el;
    };
    // Places are counted in the picture as it was drawn, so they are looked up before anything is added.
    const found = new Map(
      (ats[i] ?? []).filter((at) => !at.startsWith('#')).map((at) => [at, find(at)]),
    );
    const wide = (plan.widen ?? []).map(find);
    const hidden = (plan.hide ?? []).map(find);
    const rows = (plan.repeat ?? []).map(({ at, by }) => ({ el: find(at), by }));
    const defs = svg.querySelector('defs');
    if (defs) defs.insertAdjacentHTML('afterend', plan.behind ?? '');
    else svg.insertAdjacentHTML('afterbegin', plan.behind ?? '');
    svg.insertAdjacentHTML('beforeend', plan.front ?? '');
    const moved = (ats[i] ?? []).map((at) => wrap(found.get(at) ?? find(at)));
    for (const el of hidden) el.remove();
    for (const el of wide) {
      const middle = box.x + box.width / 2;
      wrap(el).setAttribute(
        'transform',
        `translate(${middle} 0) scale(3 1) translate(${-middle} 0)`,
      );
    }
    for (const { el, by } of rows) {
      for (const x of by) {
        const copy = wrap(el.cloneNode(true) as Element);
        copy.setAttribute('transform', `translate(${x} 0)`);
        el.parentNode?.append(copy);
      }
    }
    return moved;
  });
  Object.assign(window, { promoGroups: groups });
};

/** Runs in the page: shows one moment. */
const apply = (frame: ReturnType<typeof frameAt>) => {
  const { promoGroups } = window as unknown as { promoGroups: SVGGElement[][] };
  document.querySelectorAll('section').forEach((section, i) => {
    const now = frame.find((f) => f.scene === i);
    section.style.visibility = now ? 'visible' : 'hidden';
    if (!now) return;
    section.style.zIndex = String(now.order);
    section.style.clipPath = `circle(${now.radius}px at ${now.opensAt[0]}% ${now.opensAt[1]}%)`;
    // A small gate has a thin ring.
    section.querySelectorAll<SVGCircleElement>('.gate circle').forEach((ring) => {
      const across = Number(ring.dataset.across) * Math.min(1, now.radius / 160);
      ring.setAttribute('r', String(now.radius));
      ring.setAttribute('stroke-width', String(across));
    });
    section.querySelector('svg')?.setAttribute('viewBox', now.view);
    now.parts.forEach((part, j) => {
      const group = promoGroups[i]?.[j];
      group?.setAttribute('transform', part.transform);
      group?.setAttribute('opacity', String(part.show));
    });
  });
};

export const openStage = async () => {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
  });
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(
    '<style>body{margin:0;overflow:hidden;background:#FFF9F0}section{position:absolute;inset:0}svg{position:absolute;width:100%;height:100%;overflow:visible}</style>' +
      (await Promise.all(scenes.map(sceneMarkup))).join(''),
  );
  const plans = scenes.map(
    ({ behind, front, widen, hide, repeat }): Plan => ({ behind, front, widen, hide, repeat }),
  );
  const ats = scenes.map((scene) => scene.parts.map((part) => part.at));
  await page.evaluate(prepare, { plans, ats });
  return { browser, page };
};

export const draw = async (page: Page, time: number) => {
  await page.evaluate(apply, frameAt(time));
  return page.screenshot({ type: 'png' });
};
