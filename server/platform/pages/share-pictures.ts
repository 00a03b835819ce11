/**
 * Open Graph pictures. Messengers don't accept our SVG drawings: each is rendered once as a 1200×630 JPEG with the
 * logo in its corner, and cached. They contain no text, so one serves all languages.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { AppError } from '#contract/errors.ts';

const size = { width: 1200, height: 630 };
const logoSize = 112;
const margin = 36;
const keptMax = 300;

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Sharp reads SVGs at 72 dpi; a higher density keeps edges sharp. */
const drawn = async (svg: Buffer, width: number) => {
  const { width: own = width } = await sharp(svg).metadata();
  return sharp(svg, { density: Math.min(600, Math.max(72, (72 * width) / own)) });
};

const logoOf = async (folder: string): Promise<Buffer> => {
  const logo = await (await drawn(await readFile(join(folder, 'logo.svg')), logoSize))
    .resize(logoSize - 24, logoSize - 24, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${logoSize}" height="${logoSize}"><circle cx="50%" cy="50%" r="50%" fill="#FFF9F0"/></svg>`;
  return sharp(Buffer.from(disc))
    .composite([{ input: logo }])
    .png()
    .toBuffer();
};

const draw = async (folder: string, name: string): Promise<Buffer> => {
  const svg = await readFile(join(folder, `${name}.svg`));
  const picture = (await drawn(svg, size.width * 1.1)).resize({ ...size, fit: 'cover' });
  return picture
    .flatten({ background: '#FFF9F0' })
    .composite([
      {
        input: await logoOf(folder),
        left: margin,
        top: size.height - logoSize - margin,
      },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
};

export const serveSharePictures = (app: FastifyInstance, folder: string): void => {
  const kept = new Map<string, Promise<Buffer>>();
  const get = (name: string): Promise<Buffer> => {
    let picture = kept.get(name);
    if (!picture) {
      picture = draw(folder, name);
      kept.set(name, picture);
      if (kept.size > keptMax) kept.delete(kept.keys().next().value as string);
      // Misses are not cached: there is no end of invalid names.
      picture.catch(() => kept.delete(name));
    }
    return picture;
  };

  app.get('/og/:file', { schema: { hide: true } as never }, async (request, reply) => {
    const { file } = request.params as { file: string };
    const name = /^([\w-]{1,80})\.jpg$/.exec(file)?.[1];
    if (!name) throw new AppError('not_found');
    try {
      const bytes = await get(name);
      return reply.header('Cache-Control', 'public, max-age=86400').type('image/jpeg').send(bytes);
    } catch (error) {
      throw isMissing(error) ? new AppError('not_found') : error;
    }
  });
};
