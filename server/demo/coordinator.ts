import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/database/connect.ts';
import { staff } from '#server/schema/staff.ts';

/** Who did the office's part of the demo; none if staff of an older demo were deleted. */
export const findCoordinatorId = async (tx: Tx): Promise<string | null> => {
  const [row] = await tx
    .select({ id: staff.id })
    .from(staff)
    .where(eq(staff.role, 'coordinator'))
    .limit(1);
  return row?.id ?? null;
};
