import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { UserType } from '#contract/access.ts';
import { deleteAccount } from '#contract/account/account.ts';
import { PanelCard } from '#web/features/account/center/frame/panel-card.tsx';
import { SurePasswordField } from '#web/features/account/center/sure-password.tsx';
import { useOpened } from '#web/features/account/center/use-opened-panel.ts';
import { useSurePassword } from '#web/features/account/center/use-sure-password.ts';
import { forgetPerson } from '#web/features/account/this-device.ts';
import { call } from '#web/lib/api/api.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { notifySuccess } from '#web/lib/page/notify.ts';
import { Button } from '#web/ui/forms/button.tsx';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './delete-account.module.css';
import forms from './forms.module.css';

const lost = {
  patient: ['center.lostProfile', 'center.lostCard', 'center.lostReviews'],
  caregiver: ['center.lostProfile', 'center.lostDocuments', 'center.lostTraining'],
} as const;

type FormProps = { userType: UserType; onKeep: () => void };

function DeleteForm({ userType, onKeep }: FormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { field, busy, submit } = useSurePassword(async (password) => {
    await call(deleteAccount, { body: { password } });
    // Navigate first: this page needs a login.
    await navigate('/');
    forgetPerson();
    notifySuccess(t('center.deleted'));
  });

  return (
    <form className={classes.panel} method="post" noValidate onSubmit={submit}>
      <h4 ref={heading} tabIndex={-1}>
        {t('center.deleteSure')}
      </h4>
      <ul className={classes.lost}>
        {lost[userType].map((key) => (
          <li key={key}>
            <Icon name="x" />
            <span>{t(key)}</span>
          </li>
        ))}
      </ul>
      <p>{t('center.deleteHint')}</p>
      <SurePasswordField {...field} />
      <div className={forms.buttons}>
        <Button onClick={onKeep}>{t('center.keepAccount')}</Button>
        <Button type="submit" variant="danger" icon="trash" busy={busy}>
          {t('center.deleteNow')}
        </Button>
      </div>
    </form>
  );
}

/** Two steps and the password: deletion is final (privacy law). */
export function DeleteAccount({ userType }: { userType: UserType }) {
  const { t } = useTranslation();
  const { open, setOpen, button } = useOpened();
  return (
    <PanelCard
      icon="trash"
      tone="persimmon"
      title={t('center.deleteTitle')}
      lead={t('center.deleteLead')}
      action={
        !open && (
          <Button ref={button} variant="danger" icon="trash" onClick={() => setOpen(true)}>
            {t('center.delete')}
          </Button>
        )
      }
    >
      {open && <DeleteForm userType={userType} onKeep={() => setOpen(false)} />}
    </PanelCard>
  );
}
