/** What an inspector asks for, in one ZIP: each transcript, the table of credit, and medical papers if wanted. */
import { strToU8, zipSync } from 'fflate';
import { getApplicationCase } from '#contract/account/applications-office.ts';
import {
  type InserviceFilters,
  type InserviceRow,
  listInservice,
} from '#contract/training/inservice-office.ts';
import { chosenMax, exportInservice, getTranscript } from '#contract/training/transcript.ts';
import { readClientPicture } from '#contract/upload/office.ts';
import { call, callFile } from '#web/lib/api/api.ts';

type Filters = { [K in keyof InserviceFilters]: string | undefined } & {
  state: InserviceFilters['state'];
  clearance: InserviceFilters['clearance'];
};
export type Person = Pick<InserviceRow, 'userId' | 'name' | 'employeeNumber'>;

/** Everybody that the filters find. */
export const listAll = async (filters: Filters): Promise<Person[]> => {
  const found: Person[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...filters, pageNum: String(page), pageSize: '100' };
    const { records, pages } = await call(listInservice, { query });
    found.push(...records);
    if (page >= pages) return found;
  }
};

const medicalKinds = ['medicalReport', 'tbTest'] as const;

/** Safe as a file name on every system. */
export const fileName = ({ name, employeeNumber }: Person): string =>
  [name, employeeNumber]
    .filter(Boolean)
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
    .replace(/^\.+|[. ]+$/g, '');

type Wanted = {
  year: string;
  filters: Filters;
  /** Null: all. */
  chosen: Person[] | null;
  /** Also medical reports and TB tests; every look is audited. */
  medical: boolean;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
};

/** No filter: the people are named. */
const unfiltered = {
  year: undefined,
  q: undefined,
  role: undefined,
  state: undefined,
  clearance: undefined,
};

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());

const medicalsOf = async (userId: string, signal: AbortSignal) => {
  const params = { userId };
  const { documentList } = await call(getApplicationCase, { params }, { signal });
  const files: [string, Uint8Array][] = [];
  for (const kind of medicalKinds) {
    const pictures = documentList.find((document) => document.kind === kind)?.pictures ?? [];
    for (const [at, { fileId }] of pictures.entries()) {
      const picture = await callFile(readClientPicture, { params: { fileId } }, { signal });
      const ending = picture.type === 'image/png' ? 'png' : 'jpg';
      files.push([`${kind}-${at + 1}.${ending}`, await bytesOf(picture)]);
    }
  }
  return files;
};

/** As many people as fit into one address at a time; the head once. */
const tableOf = async ({ year, filters, chosen, signal }: Wanted): Promise<string> => {
  const load = async (query: Filters & { people?: string }) =>
    (await callFile(exportInservice, { query: { ...query, year } }, { signal })).text();
  if (!chosen) return load(filters);
  const tables: string[] = [];
  for (let from = 0; from < chosen.length; from += chosenMax) {
    const ids = chosen.slice(from, from + chosenMax).map(({ userId }) => userId);
    const table = await load({ ...unfiltered, people: ids.join(',') });
    tables.push(from ? table.slice(table.indexOf('\n') + 1) : table);
  }
  return tables.join('');
};

export const inspectorArchive = async (wanted: Wanted): Promise<Blob> => {
  const { year, filters, chosen, medical, onProgress, signal } = wanted;
  const people = chosen ?? (await listAll({ ...filters, year }));
  const files: Record<string, Uint8Array> = {};
  const taken = new Set<string>();
  for (const [at, person] of people.entries()) {
    onProgress(at, people.length);
    const plain = fileName(person);
    // Two people may have the same name.
    const folder = taken.has(plain) ? `${plain} (${at + 1})` : plain;
    taken.add(folder);
    const params = { userId: person.userId };
    const transcript = await callFile(getTranscript, { params, query: { year } }, { signal });
    files[`${folder}/in-service-${year}.pdf`] = await bytesOf(transcript);
    if (medical)
      for (const [name, bytes] of await medicalsOf(person.userId, signal))
        files[`${folder}/${name}`] = bytes;
  }
  // Reading the table took its byte order mark away, without which Excel misreads Chinese.
  files[`in-service-${year}.csv`] = strToU8(`\uFEFF${await tableOf(wanted)}`);
  // Papers and pictures are compressed already.
  return new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' });
};
