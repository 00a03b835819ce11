import { redirect } from 'react-router';

export const clientLoader = () => redirect('/user/index');

/** Never drawn: '/user' alone goes on to '/user/index'. */
export default function UserHomePage() {
  return null;
}
