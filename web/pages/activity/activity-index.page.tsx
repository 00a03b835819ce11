import { redirect } from 'react-router';

const move = () => redirect('/community/activity/list');

export const loader = move;
export const clientLoader = move;

/** Never rendered: the loaders always redirect. */
export default function ActivityIndexPage() {
  return null;
}
