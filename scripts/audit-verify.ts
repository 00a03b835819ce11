/**
 * Verifies the audit log: npm run audit:verify. Prints the last link of the chain: note it where the database's owner
 * has no access, and pass it next time (npm run audit:verify -- --noted 1234:9f86d0…). A truncated or rewritten log
 * no longer contains that link.
 */
import { parseArgs } from 'node:util';
import { readEnv } from '#server/env.ts';
import { type Fault, hasLink, verifyAudit } from '#server/shared/audit/audit-chain.ts';
import { command, report } from './report.ts';
import { withDatabase } from './with-database.ts';

const sentences: Record<Fault['what'], (fault: Fault) => string> = {
  altered: ({ auditId }) => `Row ${auditId} was altered, or the one linked before it.`,
  removed: ({ auditId }) => `Row ${auditId} was removed.`,
  gap: ({ auditId, position }) => `Links are missing before link ${position} (row ${auditId}).`,
  unlinked: ({ auditId }) => `Row ${auditId} was slipped in: it has no link.`,
};

await command(async () => {
  const { values } = parseArgs({ options: { noted: { type: 'string' } } });
  await withDatabase(readEnv(process.env), async ({ pool }) => {
    const { links, head, faults } = await verifyAudit(pool);
    const lines = faults.map((fault) => sentences[fault.what](fault));
    if (values.noted && !(await hasLink(pool, values.noted)))
      lines.push(`The link ${values.noted} is not in the chain: it was cut short or made anew.`);
    for (const line of lines) console.error(line);
    if (lines.length) process.exitCode = 1;
    else report(`The audit log is whole: ${links} rows.`);
    report(`Last link: ${head}`);
  });
});
