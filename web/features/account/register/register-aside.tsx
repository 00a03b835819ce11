import { useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { CheckList } from '#web/ui/data/check-list.tsx';
import { CallUs } from '#web/ui/feedback/call-us.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Picture } from '#web/ui/media/picture.tsx';
import classes from './register-aside.module.css';
import type { Registration } from './use-registration.ts';
import { isEmpty } from './values.ts';

/** For shared computers: deletes what was typed, after a confirmation. */
function StartOver({ form }: { form: Registration }) {
  const { t } = useTranslation();
  const [sure, setSure] = useState(false);
  if (!form.ready || isEmpty(form.values)) return null;
  if (!sure)
    return (
      <Button variant="quiet" size="small" icon="trash" onClick={() => setSure(true)}>
        {t('register.startOver')}
      </Button>
    );
  return (
    <div className={classes.sure} role="alert">
      <p>{t('register.startOverSure')}</p>
      <Button
        variant="danger"
        size="small"
        onClick={() => {
          setSure(false);
          form.startOver();
        }}
      >
        {t('register.startOverYes')}
      </Button>
      <Button variant="line" size="small" onClick={() => setSure(false)}>
        {t('register.startOverNo')}
      </Button>
    </div>
  );
}

/** Beside the form: what it is for, who sees it, that it can be continued later, and the number to call. */
export function RegisterAside({ form }: { form: Registration }) {
  const { t } = useTranslation();
  const { type, step } = form;
  const points =
    type === 'patient'
      ? ([
          { icon: 'lock', text: t('register.aside.private') },
          { icon: 'floppy-disk', text: t('register.aside.pause') },
          { icon: 'identification-card', text: t('register.aside.noCard') },
        ] as const)
      : ([
          { icon: 'lock', text: t('register.aside.privatePapers') },
          { icon: 'floppy-disk', text: t('register.aside.pause') },
          { icon: 'chat-circle-text', text: t('register.aside.bySms') },
        ] as const);
  return (
    <aside className={classes.aside} aria-labelledby="register-aside">
      <Picture
        src={`/media/backdrop-register-${type}.svg`}
        alt=""
        width={720}
        height={900}
        className={classes.picture}
      />
      <div className={classes.words}>
        <h2 id="register-aside" className={classes.title}>
          {t(`register.aside.${type}Title`)}
        </h2>
        <CheckList points={points} />
        <CallUs>{t(step === 'documents' ? 'register.helpPhoto' : 'register.helpPhone')}</CallUs>
        <StartOver form={form} />
      </div>
    </aside>
  );
}
