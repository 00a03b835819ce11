import { Link } from 'react-router';
import type { TraineeRow } from '#contract/training/trainees-office.ts';
import { ClearanceBadge } from '#web/office/ui/clearance-badge.tsx';
import classes from './training.module.css';

type Props = {
  row: Pick<TraineeRow, 'userId' | 'name' | 'chineseName'> & Partial<Pick<TraineeRow, 'clearance'>>;
};

/** A caregiver in a list, with the way to their page. */
export const TraineeName = ({ row: { userId, name, chineseName, clearance } }: Props) => (
  <span className={classes.who}>
    <Link to={`/office/training/people/${userId}`}>
      {chineseName ?? name}
      {chineseName && <span className="second-line">{name}</span>}
    </Link>
    <ClearanceBadge clearance={clearance ?? null} wraps />
  </span>
);
