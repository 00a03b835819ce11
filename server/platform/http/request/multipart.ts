/** A multipart form with one file: read in one pass with tight limits; every error names its field. */
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { limits } from '#contract/limits.ts';
import { rejectBody } from './json-body.ts';

/** The name of the file part. */
export const filePart = 'file';

export type Form<F> = { fields: F; file: Buffer | null };

const refuse = (field: string, key: string) => new AppError('invalid_input', [{ field, key }]);
export const missingFile = () => refuse(filePart, 'fields.picture');

/** File name and declared type are ignored. */
const bytesOf = async ({ file }: MultipartFile): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of file) {
    if (file.truncated) throw new AppError('file_too_large');
    chunks.push(chunk as Buffer);
  }
  if (file.truncated) throw new AppError('file_too_large');
  return Buffer.concat(chunks);
};

const options = {
  throwFileSizeLimit: false,
  limits: {
    fileSize: limits.uploadBytes - 1,
    fieldSize: 200,
    fieldNameSize: 100,
    headerPairs: 20,
    parts: 10,
  },
};

const readParts = async (request: FastifyRequest) => {
  const fields = new Map<string, unknown>();
  let file: Buffer | null = null;
  for await (const part of request.parts(options)) {
    const name = part.fieldname;
    if (part.type === 'file' && name === filePart) {
      if (file) throw refuse(filePart, 'fields.unknown');
      file = await bytesOf(part);
    } else if (part.type === 'file') {
      throw refuse(name, 'fields.unknown');
    } else {
      if (name === filePart) throw missingFile();
      if (fields.has(name)) throw refuse(name, 'fields.choice');
      fields.set(name, part.value);
    }
  }
  return { fields: Object.fromEntries(fields), file };
};

/** Drains the rest, so the client gets to read the error instead of a reset connection. */
const dropTheRest = ({ raw }: FastifyRequest) => {
  raw.unpipe();
  raw.resume();
};

export const readForm = async <S extends z.ZodType>(
  request: FastifyRequest,
  schema: S,
): Promise<Form<z.output<S>>> => {
  if (!request.isMultipart()) {
    rejectBody(request.body);
    throw missingFile();
  }
  let read: Awaited<ReturnType<typeof readParts>>;
  try {
    read = await readParts(request);
  } catch (error) {
    dropTheRest(request);
    // Anything else the parser rejects: truncated, too many parts, no boundary.
    throw error instanceof AppError ? error : missingFile();
  }
  const fields = schema.safeParse(read.fields);
  if (fields.success) return { fields: fields.data, file: read.file };
  throw new AppError(
    'invalid_input',
    fields.error.issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((field) => ({ field, key: 'fields.unknown' }))
        : [{ field: issue.path.join('.'), key: issue.message }],
    ),
  );
};
