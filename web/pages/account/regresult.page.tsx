import { redirect } from 'react-router';
import { type UserType, userTypes } from '#contract/access.ts';
import { CaregiverResult, PatientResult } from '#web/features/account/register/results.tsx';
import { CareButton } from '#web/features/whitecard/care-button.tsx';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';
import type { Route } from './+types/regresult.page.ts';

/** An unknown type goes to '/' (readings "Menu"). */
const check = ({ params }: { params: { type?: string | undefined } }): { type: UserType } => {
  const type = userTypes.find((known) => known === params.type);
  if (!type) throw redirect('/');
  return { type };
};

export const loader = ({ params }: Route.LoaderArgs) => check({ params });
export const clientLoader = ({ params }: Route.ClientLoaderArgs) => check({ params });

export default function RegresultPage({ loaderData: { type } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return type === 'patient' ? (
    <>
      <PageMeta title={t('pages.regresultPatientTitle')} lead={t('pages.regresultPatientLead')} />
      <PatientResult apply={<CareButton variant="main" />} />
    </>
  ) : (
    <>
      <PageMeta
        title={t('pages.regresultCaregiverTitle')}
        lead={t('pages.regresultCaregiverLead')}
      />
      <CaregiverResult />
    </>
  );
}
