/**
 * Draws the promotional video from the picture kit: `node scripts/make-promo-video.ts`.
 * Writes promo.mp4, promo.webm, the posters and the captions in three languages to demo/media.
 * Needs ffmpeg on the path and Chromium (CHROMIUM, or /usr/bin/chromium).
 * `--still SECONDS FILE.png` draws one frame only, to look at it; `--captions` writes the captions only.
 *
 * There are no words in the picture: the captions carry them, so one video serves three languages.
 * Every frame is a function of its time alone, so two runs draw the same frames.
 */
import { once } from 'node:events';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import {
  clamp,
  ease,
  gateRadius,
  gateRing,
  height,
  lattice,
  media,
  mix,
  opening,
  type Point,
  type Pose,
  plainOutput,
  pop,
  runFfmpeg,
  swing,
  transformOf,
  vttOf,
  width,
} from './drawn-video.ts';

const fps = 25;
const sizeLimit = { video: 600_000, poster: 60_000 };

/**
 * `at` is the place in the SVG tree, counted from 1 ("7.3": third child of the seventh), or `#id`
 * for something drawn in `behind` or `front`.
 */
type Part = { at: string; pivot?: Point; pose: (seconds: number) => Pose };

type Scene = {
  picture: string;
  seconds: number;
  /** Shown beyond the picture's own edges. */
  ground: string;
  /** What the camera sees: the centre and how many units fit across. */
  camera: (progress: number) => { x: number; y: number; across: number };
  /** Hills, roads and tables drawn wider, so that a wide frame never shows their end. */
  widen?: string[];
  /** Hidden parts: the picture's own flat ground, which `ground` replaces. */
  hide?: string[];
  /** Copies of a part set aside by x, to lengthen a row of houses. */
  repeat?: { at: string; by: number[] }[];
  /** SVG drawn behind and in front of the picture. */
  behind?: string;
  front?: string;
  /** Where in the frame, in hundredths, the gate opens on this scene: at a sun or a heart of the one before. */
  opensAt: Point;
  parts: Part[];
};

const swaying = (at: string, pivot: Point, degrees: number, period: number, shift = 0): Part => ({
  at,
  pivot,
  pose: (s) => ({ turn: degrees * swing(s, period, shift) }),
});
const drifting = (at: string, perSecond: number): Part => ({
  at,
  pose: (s) => ({ x: perSecond * s }),
});
const steaming = (at: string, shift = 0): Part => ({
  at,
  pose: (s) => ({
    y: -3 - 3 * swing(s, 2.4, shift),
    show: 0.7 + 0.3 * swing(s, 2.4, shift + 0.25),
  }),
});

/** The wall and the floor of a room, wider than any frame. */
const room =
  `${lattice(-68)}${lattice(720)}` +
  '<path d="M-400 530h1600v300H-400Z" fill="#F8ECDA"/><path d="M-400 530h1600" stroke="#EFDDC0" stroke-width="4"/>';

/** Morning tea by the moon gate. */
const tea: Scene = {
  picture: 'hero',
  seconds: 4.6,
  opensAt: [50.6, 14],
  ground: '#FFF9F0',
  camera: (p) => ({ x: 392, y: mix(304, 300, p), across: mix(1090, 1010, p) }),
  behind: room,
  parts: [
    drifting('7.7', 4),
    swaying('8', [96, 62], 1.2, 4.6),
    steaming('14'),
    steaming('44', 0.4),
    swaying('12', [664, 560], 0.7, 4.6, 0.3),
    // The two heads, each drawn as loose shapes.
    ...[19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31].map((n) =>
      swaying(`${n}`, [326, 350], 1.6, 2.3),
    ),
    ...[54, 55, 57, 58, 59, 60, 61].map((n) => swaying(`${n}`, [545, 350], 2, 2.3, 0.4)),
    { at: '65', pivot: [110, 552], pose: (s) => ({ size: 1 + 0.012 * swing(s, 2.3) }) },
  ],
};

/** The van comes along the road and stops at the clinic. */
const roadLeft = (s: number) => 330 * (1 - ease((s + opening) / 4.4));
const vanX = (s: number) => -46 * (1 - ease((s + opening) / 4.4));
const vanY = (s: number) => 0.7 * swing(s, 0.42) * clamp(roadLeft(s) / 60);
const wheelTurn = (s: number) => ((vanX(s) - roadLeft(s)) / 21) * (180 / Math.PI);
const hub = (id: string, x: number) =>
  `<path id="${id}" d="M${x} 177.4v15M${x - 7.5} 184.9h15" stroke="#B79C7E" stroke-width="2.6"/>`;
const ride: Scene = {
  picture: 'service-transport',
  seconds: 4.6,
  opensAt: [63, 24],
  ground: '#FBE3D5',
  camera: () => ({ x: 181, y: 111, across: 382 }),
  hide: ['1'],
  widen: ['5'],
  repeat: [
    { at: '3', by: [-270, 270] },
    { at: '6', by: [-336, 336, 672] },
  ],
  front: hub('promo-hub-front', 223.6) + hub('promo-hub-back', 82.3),
  parts: [
    { at: '3', pose: (s) => ({ x: 0.3 * roadLeft(s) - 20 }) },
    ...['4', '6'].map((at) => ({ at, pose: (s: number) => ({ x: roadLeft(s) }) })),
    ...['7', '8', '9'].map((at) => ({ at, pose: (s: number) => ({ x: vanX(s), y: vanY(s) }) })),
    ...['10', '11', '12', '13'].map((at) => ({
      at,
      pose: (s: number) => ({ x: 1.15 * roadLeft(s) }),
    })),
    {
      at: '#promo-hub-front',
      pivot: [223.6, 184.9],
      pose: (s) => ({ x: vanX(s), turn: wheelTurn(s) }),
    },
    {
      at: '#promo-hub-back',
      pivot: [82.3, 184.9],
      pose: (s) => ({ x: vanX(s), turn: wheelTurn(s) }),
    },
    drifting('14', 3),
  ],
};

/** A letter comes out of its envelope and is explained on the telephone. */
const letter: Scene = {
  picture: 'service-letters',
  seconds: 4.2,
  opensAt: [36, 68],
  ground: '#FDEBCB',
  camera: () => ({ x: 180, y: 111, across: 390 }),
  hide: ['2'],
  parts: [
    { at: '3', pivot: [180, 116], pose: (s) => ({ size: 1 + 0.02 * swing(s, 4) }) },
    { at: '4', pose: (s) => ({ y: 40 * (1 - ease((s + 0.5) / 1.8)) }) },
    {
      at: '6',
      pivot: [282, 200],
      pose: (s) => ({ y: 26 * (1 - ease((s + opening) / 1.4)), turn: 0.9 * swing(s, 3) }),
    },
    { at: '7', pivot: [262, 86], pose: (s) => ({ size: pop(s, 0.9) }) },
    { at: '7.3', pivot: [44, 10], pose: (s) => ({ size: 1 + 0.12 * Math.max(0, swing(s, 1.1)) }) },
    ...['8', '9'].map((at) => swaying(at, [222, 206], 2, 3, 0.2)),
  ],
};

/** The white card is renewed. */
const card: Scene = {
  picture: 'service-white-card',
  seconds: 4.2,
  opensAt: [69, 24],
  ground: '#E1EDF7',
  camera: () => ({ x: 180, y: 112, across: 388 }),
  hide: ['2'],
  parts: [
    { at: '3', pivot: [180, 116], pose: (s) => ({ size: 1 + 0.02 * swing(s, 4) }) },
    {
      at: '4',
      pose: (s) => ({ x: 22 * (1 - ease((s + opening) / 1.8)), y: 1.4 * swing(s, 3.4, 0.4) }),
    },
    {
      at: '5',
      pivot: [150, 122],
      pose: (s) => ({
        x: -26 * (1 - ease((s + opening) / 1.8)),
        y: 2 * swing(s, 3.4),
        turn: 0.8 * swing(s, 4.2),
      }),
    },
    { at: '6', pivot: [238, 176], pose: (s) => ({ size: pop(s, 1.2) }) },
    ...['7', '8', '9'].map((at) => swaying(at, [308, 216], 2, 3)),
    drifting('10', 4),
  ],
};

/** Tai chi with friends in the park. */
const park: Scene = {
  picture: 'activity-taichi',
  seconds: 3.8,
  opensAt: [65, 80],
  ground: '#E3F0E8',
  camera: (p) => ({ x: mix(370, 390, p), y: 181, across: 700 }),
  hide: ['2'],
  parts: [
    { at: '4', pivot: [612, 70], pose: (s) => ({ size: 1 + 0.06 * swing(s, 3.2) }) },
    drifting('6', 5),
    drifting('7', 3.4),
    swaying('10', [60, 290], 0.8, 4, 0.2),
    swaying('11', [706, 286], 0.8, 4),
    swaying('16', [172, 338], 2.4, 3.8),
    swaying('17', [592, 338], 2.4, 3.8, -0.05),
    swaying('18', [388, 360], 2.4, 3.8, 0.04),
  ],
};

/** Dumplings at the community table. */
const table: Scene = {
  picture: 'banner-community',
  seconds: 4.4,
  opensAt: [84, 18],
  ground: '#FFF9F0',
  camera: () => ({ x: 392, y: 304, across: 1050 }),
  behind: `${room}<path d="M71 44C-20-6-120-40-260-60M715 40c90-40 190-70 340-90" stroke="#8A5A2B" stroke-width="3"/>`,
  parts: [
    drifting('6.5', 4),
    ...[108, 184, 276, 510, 602, 678].map((x, i) =>
      swaying(`8.${i + 1}`, [x, [61, 88, 106, 101, 84, 60][i] ?? 80], 4, 3, i * 0.13),
    ),
    swaying('10.1', [392, 420], 0.8, 3.6),
    ...['10.2.6', '10.3.6', '10.4.6', '10.5.6'].map((at, i) =>
      swaying(at, [0, 50], 2.6, 2.6, i * 0.21),
    ),
    steaming('15'),
    { at: '21', pivot: [100, 582], pose: (s) => ({ size: 1 + 0.012 * swing(s, 2.3) }) },
  ],
};

/** The office answers the telephone. */
const call: Scene = {
  picture: 'review-call',
  seconds: 4.8,
  opensAt: [50, 72],
  ground: '#FDEBCB',
  camera: () => ({ x: 240, y: 167, across: 538 }),
  hide: ['2'],
  behind: '<path d="M470-60h300v500H470Z" fill="#E3F0E8"/>',
  widen: ['16'],
  parts: [
    swaying('6', [132, 320], 1, 3.2),
    swaying('7', [132, 320], 1, 3.2),
    swaying('8', [132, 320], 1, 3.2),
    ...['9', '10', '11'].map((at) => swaying(at, [350, 320], 1, 2.8, 0.3)),
    { at: '13', pivot: [244, 62], pose: (s) => ({ size: 1 + 0.1 * Math.max(0, swing(s, 1.1)) }) },
    swaying('14', [38, 305], 0.8, 3.6),
    swaying('15', [446, 306], 0.8, 3.6, 0.4),
  ],
};

const scenes: Scene[] = [tea, ride, letter, card, park, table, call];
const length = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
const starts = scenes.map((_, i) =>
  scenes.slice(0, i).reduce((sum, scene) => sum + scene.seconds, 0),
);
/** The friends at the table: warm, and unlike the hero beside which the video stands. */
const posterAt = (starts[5] ?? 0) + 2.2;

type Words = { en: string; 'zh-CN': string; 'zh-TW': string };
/** One cue a scene, in the same order. */
const captions: Words[] = [
  {
    en: 'Good morning. Your caregiver is here, and the tea is warm.',
    'zh-CN': '早上好！护理员来了，热茶也泡好了。',
    'zh-TW': '早安！護理員來了，熱茶也泡好了。',
  },
  {
    en: 'A ride to the doctor, with someone beside you all the way.',
    'zh-CN': '看病接送，一路有人陪着您。',
    'zh-TW': '看病接送，一路有人陪著您。',
  },
  {
    en: 'A letter in English? We explain it to you on the phone.',
    'zh-CN': '英文信看不懂？打个电话，我们讲给您听。',
    'zh-TW': '英文信看不懂？打通電話，我們講給您聽。',
  },
  {
    en: 'White Card (Medicaid) renewal? We help you finish it on time.',
    'zh-CN': '白卡（Medicaid）续期，我们帮您按时办好。',
    'zh-TW': '白卡（Medicaid）續期，我們幫您準時辦好。',
  },
  {
    en: 'Tai chi in the park with good friends.',
    'zh-CN': '和老朋友一起，在公园打打太极。',
    'zh-TW': '和老朋友一起，在公園打打太極。',
  },
  {
    en: 'Dumplings and laughter at our community activities.',
    'zh-CN': '社区活动真热闹，吃饺子，聊家常。',
    'zh-TW': '社區活動真熱鬧，吃餃子，話家常。',
  },
  {
    en: 'Call us in Mandarin, Cantonese or English. We are glad to help.',
    'zh-CN': '欢迎来电，普通话、粤语、英语都可以。',
    'zh-TW': '歡迎來電，國語、粵語、英語都可以。',
  },
];

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

const openStage = async () => {
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

const draw = async (page: Page, time: number) => {
  await page.evaluate(apply, frameAt(time));
  return page.screenshot({ type: 'png' });
};

/** Draws every frame once into a lossless file, from which each format is encoded. */
const drawAll = async (page: Page, master: string) => {
  const ffmpeg = runFfmpeg([
    '-f',
    'image2pipe',
    '-c:v',
    'png',
    '-framerate',
    `${fps}`,
    '-i',
    '-',
    '-c',
    'copy',
    master,
  ]);
  const frames = Math.round(length * fps);
  for (let i = 0; i < frames; i++) {
    const png = await draw(page, i / fps);
    if (!ffmpeg.stdin.write(png)) await once(ffmpeg.stdin, 'drain');
    if (i % 100 === 0) console.log(`frame ${i} of ${frames}`);
  }
  ffmpeg.stdin.end();
  await ffmpeg.done;
};

const common = (master: string) => ['-i', master, ...plainOutput];

/** Flat shapes need little: the quality is set so that each file stays under the limit and still looks clean. */
const encode = async (master: string, folder: string) => {
  const x264 = [
    '-c:v',
    'libx264',
    '-preset',
    'veryslow',
    '-tune',
    'animation',
    '-crf',
    '30.5',
    '-g',
    '250',
  ];
  const calm = ['-x264-params', 'psy-rd=0.2,0:bframes=8', '-movflags', '+faststart'];
  await runFfmpeg([...common(master), ...x264, ...calm, join(media, 'promo.mp4')]).done;
  const vp9 = [
    '-c:v',
    'libvpx-vp9',
    '-crf',
    '50',
    '-b:v',
    '0',
    '-g',
    '250',
    '-row-mt',
    '1',
    '-tile-columns',
    '1',
  ];
  const log = ['-passlogfile', join(folder, 'vp9')];
  await runFfmpeg([
    ...common(master),
    ...vp9,
    ...log,
    '-cpu-used',
    '4',
    '-pass',
    '1',
    '-f',
    'null',
    '-',
  ]).done;
  await runFfmpeg([
    ...common(master),
    ...vp9,
    ...log,
    '-cpu-used',
    '3',
    '-pass',
    '2',
    join(media, 'promo.webm'),
  ]).done;
};

const writePosters = async (png: Buffer) => {
  await sharp(png).webp({ quality: 82, effort: 6 }).toFile(join(media, 'promo-poster.webp'));
  await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toFile(join(media, 'promo-poster.jpg'));
};

const writeCaptions = () =>
  Promise.all(
    (['en', 'zh-CN', 'zh-TW'] as const).map((language) => {
      const cues = captions.map((words, i) => {
        const from = (starts[i] ?? 0) + 0.1;
        const to = (starts[i] ?? 0) + (scenes[i]?.seconds ?? 0) - opening / 2;
        return { from, to, text: words[language] };
      });
      return writeFile(join(media, `promo.${language}.vtt`), vttOf(cues));
    }),
  );

const reportSizes = async () => {
  for (const name of ['promo.mp4', 'promo.webm', 'promo-poster.webp', 'promo-poster.jpg']) {
    const { size } = await stat(join(media, name));
    console.log(`${name} ${Math.round(size / 1024)} KB`);
    if (size > (name.includes('poster') ? sizeLimit.poster : sizeLimit.video)) {
      throw new Error(`${name} is too large`);
    }
  }
};

const main = async () => {
  const [flag, second, file] = process.argv.slice(2);
  if (flag === '--captions') {
    await writeCaptions();
    return;
  }
  const { browser, page } = await openStage();
  const folder = await mkdtemp(join(tmpdir(), 'promo-'));
  try {
    if (flag === '--still' && file) {
      await writeFile(file, await draw(page, Number(second)));
      return;
    }
    const master = join(folder, 'master.mkv');
    await drawAll(page, master);
    await writePosters(await draw(page, posterAt));
    await encode(master, folder);
    await writeCaptions();
    await reportSizes();
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
};

await main();
