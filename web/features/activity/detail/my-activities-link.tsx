import { useUser } from '#web/lib/api/session.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { LinkButton } from '#web/ui/forms/button.tsx';

/** Link to the user's registrations; nothing for visitors. */
export function MyActivitiesLink({ className }: { className?: string | undefined }) {
  const { t } = useTranslation();
  const user = useUser();
  if (!user) return null;
  return (
    <p className={className}>
      <LinkButton to="/user/index?tab=activities" variant="line" icon="ticket">
        {t('activity.mine')}
      </LinkButton>
    </p>
  );
}
