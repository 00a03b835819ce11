/** The scenes of the promotional video: pictures of the kit, and how their parts and the camera move. */
import {
  clamp,
  ease,
  lattice,
  mix,
  opening,
  type Point,
  type Pose,
  pop,
  swing,
} from './drawn-video.ts';

/**
 * `at` is the place in the SVG tree, counted from 1 ("7.3": third child of the seventh), or `#id`
 * for something drawn in `behind` or `front`.
 */
type Part = { at: string; pivot?: Point; pose: (seconds: number) => Pose };

export type Scene = {
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

export const scenes: Scene[] = [tea, ride, letter, card, park, table, call];
export const length = scenes.reduce((sum, scene) => sum + scene.seconds, 0);
export const starts = scenes.map((_, i) =>
  scenes.slice(0, i).reduce((sum, scene) => sum + scene.seconds, 0),
);
/** The friends at the table: warm, and unlike the hero beside which the video stands. */
export const posterAt = (starts[5] ?? 0) + 2.2;
