import { z } from 'zod';
import { defineApi } from '#contract/endpoint.ts';
import { recordId } from '#contract/fields.ts';

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
