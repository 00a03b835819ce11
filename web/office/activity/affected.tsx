import { useTranslation } from 'react-i18next';

/** How many parties hear of it. */
export function Affected({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <p>
      <b>
        {count ? t('office.activities.affected', { count }) : t('office.activities.affectedNobody')}
      </b>
    </p>
  );
}
