import { CheckMessageForm } from '#web/features/message/check-message-form.tsx';
import classes from '#web/features/message/scams.module.css';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { LinkButton } from '#web/ui/forms/button.tsx';
import { PageHead } from '#web/ui/layout/page-head.tsx';
import { PageMeta } from '#web/ui/layout/page-meta.tsx';

export default function VerifyMessagePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageMeta title={t('scams.checkTitle')} lead={t('scams.checkLead')} />
      <PageHead
        title={t('scams.checkTitle')}
        lead={t('scams.checkLead')}
        art="/media/empty-messages.svg"
      />
      <div className={`wrap stack ${classes.column}`}>
        <CheckMessageForm />
        <LinkButton to="/scams" variant="line" icon="shield-check">
          {t('scams.title')}
        </LinkButton>
        <CallUs>{t('scams.questions')}</CallUs>
      </div>
    </>
  );
}
