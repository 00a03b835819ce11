/** Pictures that were sent before their form was: whoever sends the form gets them, all or none. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { UploadPurpose } from '#contract/upload/upload.ts';
import { claimFiles } from '#server/shared/people/claim-files.ts';
import { testApp } from '#tests/api/support/test-app.ts';
import { otherPatient } from '#tests/api/support/upload-calls.ts';
import { hours, uploadStage } from '#tests/api/support/upload-stage.ts';

const t = testApp();
const { calls, rowsOf, knownIds, stage } = uploadStage(t);

type Take = { fileIds: string[]; by?: string; purposes?: UploadPurpose[]; documentId?: string };
const take = ({ fileIds, by = stage.ownerId, purposes = ['registration'], documentId }: Take) =>
  t.db.transaction((tx) =>
    claimFiles(tx, { fileIds, ownerId: by, purposes, documentId, now: t.clock.now() }),
  );

describe('claiming', () => {
  it('gives pictures to their stage.owner, in order, and closes the key', async () => {
    const sent = [
      await calls.upload(stage.photo),
      await calls.upload(stage.photo),
      await calls.upload(stage.photo),
    ];
    const fileIds = sent.map(({ fileId }) => fileId);
    const { rows: documents } = await t.pool.query(
      `insert into person_document (user_id, kind, created_at) values ($1, 'medicalReport', now())
       returning id`,
      [stage.ownerId],
    );
    const documentId = documents[0].id;
    await take({ fileIds, documentId });
    const rows = await rowsOf();
    expect(rows.map(({ id, position }) => [id, position])).toEqual(
      fileIds.map((id, position) => [id, position]),
    );
    for (const row of rows)
      expect(row).toMatchObject({
        owner_id: stage.ownerId,
        document_id: documentId,
        claimed_at: t.clock.now(),
        key_hash: null,
      });
    const [first] = sent;
    expect((await calls.read(first?.fileId ?? '', { token: stage.owner })).status).toBe(200);
    expect((await calls.read(first?.fileId ?? '', { key: first?.key ?? null })).status).toBe(404);
    await t.pool.query('delete from person_document where id = $1', [documentId]);
    expect(await knownIds()).toEqual([]);
  });

  it('may be said twice by the stage.owner, and keeps the first time', async () => {
    const { fileId } = await calls.upload(stage.photo);
    await take({ fileIds: [fileId, fileId] });
    const [before] = await rowsOf();
    t.clock.pass(hours(48));
    await take({ fileIds: [fileId] });
    expect((await rowsOf())[0].claimed_at).toEqual(before.claimed_at);
  });

  it('fails as a whole when one is not to be had', async () => {
    const good = await calls.upload(stage.photo);
    const document = await calls.upload(stage.photo, { token: stage.owner, purpose: 'document' });
    const taken = await calls.upload(stage.photo);
    await take({ fileIds: [taken.fileId], by: stage.otherId });
    const theirs = await calls.upload(stage.photo, { token: await t.sessionOf(otherPatient) });
    const bad = {
      absent: randomUUID(),
      'for something else': document.fileId,
      'claimed by another': taken.fileId,
      'sent by another': theirs.fileId,
    };
    for (const [why, id] of Object.entries(bad))
      await expect(take({ fileIds: [good.fileId, id] }), why).rejects.toMatchObject({
        code: 'file_gone',
      });
    const rows = await rowsOf();
    expect(rows.find(({ id }) => id === good.fileId)).toMatchObject({ owner_id: null });
    t.clock.pass(hours(24));
    const late = take({ fileIds: [good.fileId] });
    await expect(late, 'expired').rejects.toMatchObject({ code: 'file_gone' });
  });

  it('by two at a time is won by one', async () => {
    for (let round = 0; round < 10; round++) {
      const fileIds = [
        (await calls.upload(stage.photo)).fileId,
        (await calls.upload(stage.photo)).fileId,
      ];
      const results = await Promise.allSettled([
        take({ fileIds }),
        take({ fileIds: fileIds.toReversed(), by: stage.otherId }),
      ]);
      expect(results.map((r) => r.status).sort()).toEqual(['fulfilled', 'rejected']);
      const owners = (await rowsOf()).filter(({ id }) => fileIds.includes(id));
      expect(new Set(owners.map((row) => row.owner_id)).size).toBe(1);
    }
  });

  it('nothing is nothing', async () => {
    await expect(take({ fileIds: [] })).resolves.toBeUndefined();
  });
});
