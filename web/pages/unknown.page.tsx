import { redirect } from 'react-router';

const move = () => redirect('/');

export const loader = move;
export const clientLoader = move;

/** Never rendered: the loaders always redirect. */
export default function UnknownPage() {
  return null;
}
