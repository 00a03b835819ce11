/** Asks for the password again before a sensitive action. */
import { type SubmitEvent, useId, useState } from 'react';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';

type WrongKey = 'fields.required' | 'errors.wrong_password' | 'errors.locked';

export const useSurePassword = (work: (password: string) => Promise<void>) => {
  const id = useId();
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<WrongKey | null>(null);

  const refuse = (key: WrongKey) => {
    setWrong(key);
    document.getElementById(id)?.focus();
  };
  const { busy, run } = useAction((error) => {
    const code = error instanceof ApiError ? error.code : undefined;
    if (code !== 'wrong_password' && code !== 'locked') return false;
    refuse(`errors.${code}`);
    return true;
  });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!password) return refuse('fields.required');
    setWrong(null);
    await run(() => work(password));
  };

  return { field: { id, value: password, onChange: setPassword, wrong }, busy, submit };
};
