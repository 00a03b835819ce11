import type { ContentVersion, VersionKind } from '#contract/content/versions-office.ts';
import { localTime, localTimeOrNull } from '#server/platform/time/clock.ts';

type Row = {
  versionId: string;
  kind: VersionKind;
  at: Date;
  by: string | null;
  restoredOf: Date | null;
};

export const versionOf = (row: Row, timeZone: string): ContentVersion => ({
  versionId: row.versionId,
  kind: row.kind,
  by: row.by,
  at: localTime(row.at, timeZone),
  restoredOf: localTimeOrNull(timeZone)(row.restoredOf),
});
