import { Outlet } from 'react-router';

/** Parent of the personal-center routes; the login requirement is inherited from signed-in.layout. */
export default function UserLayout() {
  return <Outlet />;
}
