import { redirect } from 'react-router';
import { type UserType, userTypes } from '#contract/access.ts';
import { RegisterForm } from '#web/features/account/register/register-form.tsx';
import { PhotoTips } from '#web/features/upload/photo-tips.tsx';
import { PicturePicker } from '#web/features/upload/picture-picker.tsx';
import type { Route } from './+types/register.page.ts';

/** An unknown type goes to '/regselect' (readings "Menu"). */
const check = ({ params }: { params: { type?: string | undefined } }): { type: UserType } => {
  const type = userTypes.find((known) => known === params.type);
  if (!type) throw redirect('/regselect');
  return { type };
};

export const loader = ({ params }: Route.LoaderArgs) => check({ params });
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => check({ params });

export default function RegisterPage({ loaderData: { type } }: Route.ComponentProps) {
  // Keyed: each account type has its own form.
  return <RegisterForm key={type} type={type} Picker={PicturePicker} tips={<PhotoTips />} />;
}
