import { useEffect, useState } from 'react';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { useForm } from './form-context.ts';
import { hanNameIn, type LatinNames, loadLatinNames } from './latin-names.ts';

/** Chinese characters where the ID has Latin letters: offers pinyin, and the characters a field of their own. */
export function LatinNameOffer() {
  const { t } = useTranslation();
  const { form } = useForm();
  const { lastName, firstName, chineseName } = form.values.texts;
  const [offered, setOffered] = useState<LatinNames | null>(null);
  useEffect(() => {
    let gone = false;
    setOffered(null);
    const han = hanNameIn(lastName, firstName);
    if (!han) return;
    // Without a connection the request alone is shown.
    loadLatinNames(han).then(
      (names) => !gone && setOffered(names),
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [lastName, firstName]);
  if (!hanNameIn(lastName, firstName)) return null;
  const use = (names: LatinNames) => {
    if (names.lastName) form.setText('lastName', names.lastName);
    if (names.firstName) form.setText('firstName', names.firstName);
    if (!chineseName.trim()) form.setText('chineseName', names.chineseName);
  };
  const latin = offered && [offered.lastName, offered.firstName].filter(Boolean).join(' ');
  return (
    <AlertPanel
      kind="wait"
      title={t('register.latinTitle')}
      role="status"
      actions={
        offered && (
          <Button variant="jade" onClick={() => use(offered)}>
            {t('register.latinUse', { name: latin ?? '' })}
          </Button>
        )
      }
    >
      <p>{t('register.latinText')}</p>
    </AlertPanel>
  );
}
