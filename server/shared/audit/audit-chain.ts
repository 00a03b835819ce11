/** Verifies the audit log. Every hash is recomputed here, independent of what the database has stored. */
import type pg from 'pg';

export type Fault = {
  /** The id of the audit row; null if only its position in the chain is known. */
  auditId: number | null;
  position: number | null;
  what: 'altered' | 'removed' | 'gap' | 'unlinked';
};
export type Verdict = {
  links: number;
  /** The last link, to be noted elsewhere: a rewritten chain ends in another. */
  head: string;
  faults: Fault[];
};

const page = 50_000;
const faultsMax = 20;

const linksOf = `
  select position::int8, audit_id, hash, before, gone, made from (
    select c.position, c.audit_id, c.hash, a.id is null as gone,
      lag(c.position) over w as before,
      encode(sha256(convert_to(coalesce(lag(c.hash) over w, '') || (jsonb_build_array(c.position, a.id,
        to_char(a.at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'),
        a.actor, a.action, a.subject_id, a.subject, a.details)
        || case when a.address is null then '[]'::jsonb else jsonb_build_array(a.address) end
        )::text, 'UTF8')), 'hex') as made
    from audit_chain c left join audit_log a on a.id = c.audit_id
    where c.position between $1 - 1 and $2
    window w as (order by c.position)
  ) links
  where position >= $1 and (gone or hash <> made or coalesce(before, 0) <> position - 1)
  order by position limit ${faultsMax}`;

type Row = {
  position: string;
  audit_id: string;
  hash: string;
  before: string | null;
  gone: boolean;
  made: string;
};

const faultOf = ({ position, audit_id, before, gone }: Row): Fault => {
  const place = { auditId: Number(audit_id), position: Number(position) };
  if (gone) return { ...place, what: 'removed' };
  return { ...place, what: Number(before ?? 0) === place.position - 1 ? 'altered' : 'gap' };
};

export const verifyAudit = async (pool: pg.Pool): Promise<Verdict> => {
  const { rows: last } = await pool.query(
    'select position, hash from audit_chain order by position desc limit 1',
  );
  const links = Number(last[0]?.position ?? 0);
  const faults: Fault[] = [];
  for (let from = 1; from <= links && faults.length < faultsMax; from += page) {
    const { rows } = await pool.query<Row>(linksOf, [from, Math.min(links, from + page - 1)]);
    faults.push(...rows.map(faultOf));
  }
  const { rows: loose } = await pool.query(
    `select a.id from audit_log a left join audit_chain c on c.audit_id = a.id
     where c.audit_id is null order by a.id limit ${faultsMax}`,
  );
  for (const { id } of loose)
    faults.push({ auditId: Number(id), position: null, what: 'unlinked' });
  return { links, head: `${links}:${last[0]?.hash ?? ''}`, faults };
};

/** Whether an earlier noted link is still in the chain. */
export const hasLink = async (pool: pg.Pool, noted: string): Promise<boolean> => {
  const [position = '', hash] = noted.split(':');
  if (!/^\d{1,18}$/.test(position)) return false;
  const { rows } = await pool.query('select hash from audit_chain where position = $1', [position]);
  return rows[0]?.hash === hash;
};
