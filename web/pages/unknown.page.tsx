import { redirect } from 'react-router';

const move = () => redirect('/');

export const loader = move;
export const clientLoader = move;

/** Never drawn: the loaders send everyone on. */
export default function UnknownPage() {
  return null;
}
