/** The password said again before something that a borrowed device must not do: what is typed, what is wrong with it. */
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#web/lib/api/api-error.ts';
import { reportError } from '#web/lib/page/notify.ts';

type WrongKey = 'fields.required' | 'errors.wrong_password' | 'errors.locked';

export const useSurePassword = (run: (password: string) => Promise<void>) => {
  const { t } = useTranslation();
  const id = useId();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<WrongKey | null>(null);
  const [busy, setBusy] = useState(false);

  const refuse = (key: WrongKey) => {
    setWrong(key);
    document.getElementById(id)?.focus();
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!password) return refuse('fields.required');
    setWrong(null);
    setBusy(true);
    try {
      await run(password);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      if (code === 'wrong_password' || code === 'locked') refuse(`errors.${code}`);
      else reportError(error, t);
    } finally {
      setBusy(false);
    }
  };

  return { field: { id, value: password, onChange: setPassword, wrong }, busy, submit };
};
