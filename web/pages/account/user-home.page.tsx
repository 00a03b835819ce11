import { redirect } from 'react-router';

export const clientLoader = () => redirect('/user/index');

/** Never rendered: '/user' redirects to '/user/index'. */
export default function UserHomePage() {
  return null;
}
