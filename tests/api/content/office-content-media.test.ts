import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { StaffRole } from '#contract/access.ts';
import { getBanners } from '#contract/content/content.ts';
import * as api from '#contract/content/media-office.ts';
import { type ContentItem, getContent } from '#contract/content/office.ts';
import { staffOf } from '#tests/api/support/office.ts';
import { impostors, jpeg, png } from '#tests/api/support/pictures.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { encodeForm } from '#tests/api/support/upload-calls.ts';

const t = testApp();
const staff = staffOf(t, 'editor');
beforeEach(async () => {
  t.app.contentCache.clear();
});

const alt = { en: 'A cat', 'zh-CN': '一只猫', 'zh-TW': '一隻貓' };

const send = async (picture: Buffer, own: string | undefined, name = 'cat.jpg') => {
  const form = new FormData();
  form.append('name', name);
  form.append('file', new Blob([new Uint8Array(picture)]), 'x');
  const { body, type } = await encodeForm(form);
  const headers = { 'content-type': type };
  return t.call<api.MediaPicture>('POST', '/home/staff/media', { token: own, body, headers });
};
const upload = async (picture: Buffer): Promise<api.MediaPicture> => {
  const { status, json, text } = await send(picture, staff.token);
  expect(status, text).toBe(200);
  return json.data as api.MediaPicture;
};
const update = (fileId: string | null, body: object) =>
  t.call<api.MediaPicture>('POST', `/home/staff/media/${fileId}`, { token: staff.token, body });
const banner = () =>
  t.read(getContent, { path: '/staff/content/banner/banner-1', token: staff.token });
const put = async (value: object): Promise<ContentItem> => {
  const { version } = await banner();
  const body = { version, value, publishAt: null };
  const path = '/home/staff/content/banner/banner-1';
  return (await t.call<ContentItem>('PUT', path, { token: staff.token, body })).json
    .data as ContentItem;
};
const publish = ({ version }: ContentItem) =>
  t.call('POST', '/home/staff/content/banner/banner-1/publish', {
    token: staff.token,
    body: { version },
  });

it('a picture is used once it is described, and its middle follows where it is used', async () => {
  const picture = await upload(await jpeg({ width: 900, height: 600 }));
  expect(picture).toMatchObject({ name: 'cat.jpg', alt: {}, width: 900, height: 600 });
  expect((await t.call('GET', `${picture.path}?w=320`)).status).toBe(200);
  const { value } = await banner();
  const draft = await put({ ...value, image: picture.path });
  const refused = await publish(draft);
  expect(refused.json.errors?.map((e) => e.field)).toEqual(['image']);
  const about = { name: 'cat', alt, focalX: 0.25, focalY: 1 };
  expect((await update(picture.fileId, about)).json.data).toMatchObject(about);
  expect((await publish(draft)).status).toBe(200);
  t.app.contentCache.clear();
  const image = async () => (await t.read(getBanners))[0]?.pcImageFileId;
  expect(await image()).toBe(`${picture.path}#focus=0.25,1`);
  await update(picture.fileId, { ...about, focalX: 0.5, focalY: 0.5 });
  t.app.contentCache.clear();
  expect(await image()).toBe(picture.path);

  const query = `path=${encodeURIComponent(picture.path)}`;
  const uses = await t.read(api.listMediaUses, { query, token: staff.token, lang: 'en' });
  expect(uses).toMatchObject([{ type: 'banner', id: 'banner-1', draft: false }]);
  const path = `/home/staff/media/${picture.fileId}`;
  expect((await t.call('DELETE', path, { token: staff.token })).json.code).toBe('content_in_use');
  await publish(await put(value));
  expect((await t.call('DELETE', path, { token: staff.token })).status).toBe(200);
  expect((await t.call('GET', picture.path)).status).toBe(404);
});

it('the library lists ours first, then the drawings of the product', async () => {
  const { path } = await upload(await png());
  const all = await t.read(api.listMedia, { token: staff.token });
  expect(all[0]?.path).toBe(path);
  expect(all.some((one) => one.path === '/media/hero.svg' && one.fileId === null)).toBe(true);
  expect(all.every((one) => !/\.(mp4|vtt|webm)$/.test(one.path))).toBe(true);
});

it('takes pictures only, and only from those who may', async () => {
  for (const [name, bytes] of Object.entries(await impostors()))
    expect((await send(bytes, staff.token)).status, name).toBe(400);
  expect((await send(await jpeg(), staff.token, ' ')).status).toBe(400);
  expect((await send(await jpeg(), undefined)).status).toBe(401);
  expect((await send(await jpeg(), await t.sessionOf('2125550101'))).status).toBe(401);
  const as = async (role: StaffRole) =>
    (await send(await jpeg(), await t.staffSession(role))).status;
  expect(await as('trainer')).toBe(403);
  expect(await as('coordinator')).toBe(200);
  expect((await update(randomUUID(), { name: 'x', alt, focalX: 0, focalY: 0 })).status).toBe(404);
  expect((await update('absent', { name: 'x', alt, focalX: 2, focalY: 0 })).status).toBe(400);
});
