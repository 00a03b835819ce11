import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { Route } from './+types/services-result.page.ts';
import { Preparing } from './preparing.tsx';

const known = ['submitWC', 'applyCare'] as const;
type Known = (typeof known)[number];

/** An unknown type goes to '/' (readings "Menu"). */
const check = ({ params }: { params: { type?: string | undefined } }): { type: Known } => {
  const type = known.find((k) => k === params.type);
  if (!type) throw redirect('/');
  return { type };
};

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => check({ params });

export default function ServicesResultPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { type } = loaderData;
  return type === 'submitWC' ? (
    <Preparing title={t('pages.submitWCTitle')} lead={t('pages.submitWCLead')} />
  ) : (
    <Preparing title={t('pages.applyCareTitle')} lead={t('pages.applyCareLead')} />
  );
}
