import { join } from 'node:path';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { handleErrors } from '#server/platform/http/errors.ts';
import { serveSharePictures } from './share-pictures.ts';

const app = Fastify();
beforeAll(async () => {
  handleErrors(app);
  serveSharePictures(app, join(import.meta.dirname, '..', '..', '..', 'demo', 'media'));
  await app.ready();
});
afterAll(() => app.close());

describe('the picture of a shared link', () => {
  it.each(['news-award', 'event-founding', 'portrait-1'])(
    '%s is a JPG of 1200 by 630',
    async (name) => {
      const answer = await app.inject(`/og/${name}.jpg`);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('image/jpeg');
      expect(answer.headers['cache-control']).toContain('public');
      const { format, width, height } = await sharp(answer.rawPayload).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
      expect(answer.rawPayload.length).toBeLessThan(300_000);
    },
  );

  it.each(['/og/absent.jpg', '/og/logo.svg', '/og/..%2Flogo.jpg', '/og/%2e%2e%2fagency.jpg'])(
    '%s is not found',
    async (path) => {
      expect((await app.inject(path)).statusCode).toBe(404);
    },
  );
});
