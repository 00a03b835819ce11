/** Reading TrueType files, and joining several cuts of one design into one file. */

type Glyph = { shape: Buffer; advance: number; bearing: number };
export type Face = { tables: Map<string, Buffer>; glyphs: Glyph[]; chars: Map<number, number> };

export const tablesOf = (font: Buffer) => {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, i) => 12 + i * 16).map((at) => {
    const start = font.readUInt32BE(at + 8);
    return [
      font.toString('latin1', at, at + 4),
      font.subarray(start, start + font.readUInt32BE(at + 12)),
    ] as const;
  });
  return new Map(entries);
};

export const table = (tables: Map<string, Buffer>, tag: string) => {
  const found = tables.get(tag);
  if (!found) throw new Error(`The font has no table ${tag}`);
  return found;
};

/** Characters of a format 4 (short) or 12 (long) map. */
export const charsOf = (cmap: Buffer) => {
  const chars = new Map<number, number>();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const map = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    const format = map.readUInt16BE(0);
    if (format === 12) {
      for (let at = 16, left = map.readUInt32BE(12); left > 0; left--, at += 12) {
        const [from, to, glyph] = [
          map.readUInt32BE(at),
          map.readUInt32BE(at + 4),
          map.readUInt32BE(at + 8),
        ];
        for (let code = from; code <= to; code++) chars.set(code, glyph + code - from);
      }
    } else if (format === 4) {
      const size = map.readUInt16BE(6);
      for (let at = 14; at < 14 + size; at += 2) {
        const from = map.readUInt16BE(at + 2 + size);
        const delta = map.readUInt16BE(at + 2 + size * 2);
        const skip = at + 2 + size * 3;
        const offset = map.readUInt16BE(skip);
        for (let code = from; code <= map.readUInt16BE(at) && code < 0xffff; code++) {
          const raw = offset ? map.readUInt16BE(skip + offset + (code - from) * 2) : code;
          if (!offset || raw) chars.set(code, (raw + delta) & 0xffff);
        }
      }
    }
  }
  return chars;
};

export const faceOf = (font: Buffer): Face => {
  const tables = tablesOf(font);
  const [glyf, loca, hmtx] = ['glyf', 'loca', 'hmtx'].map((tag) => table(tables, tag)) as [
    Buffer,
    Buffer,
    Buffer,
  ];
  const long = table(tables, 'head').readUInt16BE(50) === 1;
  const start = (i: number) => (long ? loca.readUInt32BE(i * 4) : loca.readUInt16BE(i * 2) * 2);
  const metrics = table(tables, 'hhea').readUInt16BE(34);
  const glyphs = Array.from({ length: table(tables, 'maxp').readUInt16BE(4) }, (_, i) => ({
    shape: glyf.subarray(start(i), start(i + 1)),
    advance: hmtx.readUInt16BE(Math.min(i, metrics - 1) * 4),
    bearing: hmtx.readInt16BE(i < metrics ? i * 4 + 2 : metrics * 4 + (i - metrics) * 2),
  }));
  return { tables, glyphs, chars: charsOf(table(tables, 'cmap')) };
};

/** Where a compound glyph names its parts. */
const componentsOf = (shape: Buffer) => {
  const places: number[] = [];
  if (shape.length === 0 || shape.readInt16BE(0) >= 0) return places;
  for (let at = 10, more = true; more; ) {
    const flags = shape.readUInt16BE(at);
    places.push(at + 2);
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    at += 4 + (flags & 1 ? 4 : 2) + scale;
    more = (flags & 0x20) !== 0;
  }
  return places;
};

const withNumbers = (from: Buffer, numbers: [offset: number, value: number][]) => {
  const copy = Buffer.from(from);
  for (const [offset, value] of numbers) copy.writeUInt16BE(value, offset);
  return copy;
};

const cmapOf = (chars: [code: number, glyph: number][]) => {
  const map = Buffer.alloc(12 + 16 + chars.length * 12);
  map.writeUInt16BE(1, 2);
  map.writeUInt16BE(3, 4);
  map.writeUInt16BE(10, 6);
  map.writeUInt32BE(12, 8);
  map.writeUInt16BE(12, 12);
  map.writeUInt32BE(map.length - 12, 16);
  map.writeUInt32BE(chars.length, 24);
  chars.forEach(([code, glyph], i) => {
    map.writeUInt32BE(code, 28 + i * 12);
    map.writeUInt32BE(code, 32 + i * 12);
    map.writeUInt32BE(glyph, 36 + i * 12);
  });
  return map;
};

const padded = (data: Buffer) => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

const fontOf = (tables: [tag: string, data: Buffer][]) => {
  const head = Buffer.alloc(12 + tables.length * 16);
  head.writeUInt32BE(0x00010000, 0);
  head.writeUInt16BE(tables.length, 4);
  let start = head.length;
  tables
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .forEach(([tag, data], i) => {
      head.write(tag, 12 + i * 16, 'latin1');
      head.writeUInt32BE(start, 20 + i * 16);
      head.writeUInt32BE(data.length, 24 + i * 16);
      start += padded(data).length;
    });
  return Buffer.concat([head, ...tables.map(([, data]) => padded(data))]);
};

/** One font with the glyphs of several cuts of the same design; names and metrics come from the first. */
export const joined = (faces: Face[]) => {
  const [first] = faces;
  if (!first) throw new Error('No font to join');
  const glyphs: Glyph[] = [];
  const chars = new Map<number, number>();
  for (const face of faces) {
    const placed = new Map<number, number>();
    const place = (id: number): number => {
      const known = placed.get(id);
      if (known !== undefined) return known;
      const glyph = face.glyphs[id];
      if (!glyph) throw new Error(`The font has no glyph ${id}`);
      const mine = glyphs.push(glyph) - 1;
      placed.set(id, mine);
      const parts = componentsOf(glyph.shape).map((at): [number, number] => [
        at,
        place(glyph.shape.readUInt16BE(at)),
      ]);
      if (parts.length > 0) glyphs[mine] = { ...glyph, shape: withNumbers(glyph.shape, parts) };
      return mine;
    };
    if (face === first) place(0);
    for (const [code, id] of face.chars) if (!chars.has(code)) chars.set(code, place(id));
  }
  const shapes = glyphs.map(({ shape }) => padded(shape));
  const loca = Buffer.alloc((glyphs.length + 1) * 4);
  let end = 0;
  shapes.forEach((shape, i) => {
    end += shape.length;
    loca.writeUInt32BE(end, (i + 1) * 4);
  });
  const hmtx = Buffer.alloc(glyphs.length * 4);
  glyphs.forEach(({ advance, bearing }, i) => {
    hmtx.writeUInt16BE(advance, i * 4);
    hmtx.writeInt16BE(bearing, i * 4 + 2);
  });
  const limits = Array.from({ length: 13 }, (_, i) => 6 + i * 2).map((at): [number, number] => [
    at,
    Math.max(...faces.map((face) => table(face.tables, 'maxp').readUInt16BE(at))),
  ]);
  const kept = (tag: string) => table(first.tables, tag);
  return fontOf([
    ['OS/2', kept('OS/2')],
    ['cmap', cmapOf([...chars].sort(([a], [b]) => a - b))],
    ['glyf', Buffer.concat(shapes)],
    ['head', withNumbers(kept('head'), [[50, 1]])],
    ['hhea', withNumbers(kept('hhea'), [[34, glyphs.length]])],
    ['hmtx', hmtx],
    ['loca', loca],
    ['maxp', withNumbers(kept('maxp'), [[4, glyphs.length], ...limits])],
    ['name', kept('name')],
    // Version 3: no glyph names.
    [
      'post',
      withNumbers(kept('post').subarray(0, 32), [
        [0, 3],
        [2, 0],
      ]),
    ],
  ]);
};
