import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';
import { Uploaded } from './upload.ts';

/** A client's private picture: a document, or an attachment of a request. */
export const readClientPicture = defineApi({
  tag: 'staff',
  access: 'workOnCases',
  method: 'GET',
  path: '/staff/file/{fileId}',
  summary: 'A client’s private picture; every look is audited',
  download: 'image/*',
  params: z.strictObject({ fileId: recordId }),
  answer: z.file(),
});

/** Belongs to nobody until it is added to a case; then it has its client, and who brought it in is kept. */
export const uploadClientPicture = defineApi({
  tag: 'staff',
  access: 'workOnCases',
  method: 'POST',
  path: '/staff/file',
  summary:
    'Upload a paper that came to the counter, one JPG or PNG picture (multipart: purpose, file)',
  multipart: z.strictObject({
    purpose: z.enum(['document', 'whitecard', 'service'], { error: 'fields.choice' }),
  }),
  answer: Uploaded,
});
