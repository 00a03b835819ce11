import { redirect } from 'react-router';

const move = () => redirect('/community/activity/list');

export const loader = move;
export const clientLoader = move;

/** Never drawn: the loaders send everyone on. */
export default function ActivityIndexPage() {
  return null;
}
