import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { Route } from './+types/regresult.page.ts';
import { Preparing } from './preparing.tsx';

const known = ['patient', 'caregiver'] as const;
type Known = (typeof known)[number];

/** An unknown type goes to '/' (readings "Menu"). */
const check = ({ params }: { params: { type?: string | undefined } }): { type: Known } => {
  const type = known.find((k) => k === params.type);
  if (!type) throw redirect('/');
  return { type };
};

export const loader = ({ params }: Route.LoaderArgs) => check({ params });
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => check({ params });

export default function RegresultPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { type } = loaderData;
  return type === 'patient' ? (
    <Preparing title={t('pages.regresultPatientTitle')} lead={t('pages.regresultPatientLead')} />
  ) : (
    <Preparing
      title={t('pages.regresultCaregiverTitle')}
      lead={t('pages.regresultCaregiverLead')}
    />
  );
}
