import { type FormEvent, useId, useState } from 'react';
import { checkMessage, type MessageCheck } from '#contract/message/check.ts';
import { isShortId, tidyShortId } from '#contract/message/short-id.ts';
import { call } from '#web/lib/api/api.ts';
import { atFields, useAction } from '#web/lib/api/use-action.ts';
import { type FormError, useFormErrors } from '#web/lib/api/use-form-errors.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { localNow, sayLately } from '#web/lib/i18n/when.ts';
import { wholeNumber } from '#web/lib/i18n/whole-number.ts';
import { useSite } from '#web/lib/page/site.ts';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { NoScript } from '#web/ui/feedback/no-script.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Card } from '#web/ui/layout/card.tsx';

const names = ['shortId', 'phoneEnding'] as const;
type Name = (typeof names)[number];
type Typed = Record<Name, string>;

const judge = ({ shortId, phoneEnding }: Typed): FormError<Name>[] => [
  ...(isShortId(tidyShortId(shortId))
    ? []
    : [
        {
          field: 'shortId',
          key: shortId.trim() ? 'scams.wrongId' : 'scams.idEmpty',
        } as const,
      ]),
  ...(phoneEnding.replace(/\D/g, '').length >= 4
    ? []
    : [{ field: 'phoneEnding', key: 'scams.wrongEnding' } as const]),
];

function Answer({ found, ending }: { found: MessageCheck; ending: string }) {
  const { t, locale } = useTranslation();
  const { timeZone } = useSite();
  const { sent, at, kind, shortId: id } = found;
  if (!sent || !at || !kind)
    return (
      <AlertPanel kind="wrong" title={t('scams.noTitle')}>
        <p>{t('scams.noText', { id, ending })}</p>
        <p>
          {t('scams.noCheck')} {t('scams.noDo')}
        </p>
        <p>{t('scams.noErased')}</p>
      </AlertPanel>
    );
  const when = sayLately(at, localNow(timeZone), t, locale);
  return (
    <AlertPanel kind="good" title={t('scams.yesTitle')}>
      <p>{t('scams.yesText', { id, when, kind: t(`scams.kinds.${kind}`) })}</p>
      <p>{t('scams.yesCompare')}</p>
    </AlertPanel>
  );
}

/** What is typed stays in the page: it goes into no address. */
export function CheckMessageForm() {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState<Typed>({ shortId: '', phoneEnding: '' });
  const [answer, setAnswer] = useState<{ found: MessageCheck; ending: string } | null>(null);
  const { setErrors, errors, fieldOf } = useFormErrors<Name>(id);
  const { busy, run } = useAction(atFields(names, setErrors));

  const check = (event: FormEvent) => {
    event.preventDefault();
    setAnswer(null);
    const wrongs = judge(typed);
    setErrors(wrongs);
    const [first] = wrongs;
    if (first) return document.getElementById(`${id}-${first.field}`)?.focus();
    return void run(async () => {
      const found = await call(checkMessage, { body: typed });
      setAnswer({ found, ending: typed.phoneEnding.replace(/\D/g, '').slice(-4) });
    });
  };

  const inputOf = (field: Name) => ({
    name: field,
    value: typed[field],
    autoComplete: 'off',
    'aria-invalid': errors.some((one) => one.field === `${id}-${field}`) || undefined,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((before) => ({ ...before, [field]: target.value })),
  });

  return (
    <Card>
      <form noValidate method="post" className="stack gap-20" onSubmit={check}>
        <NoScript />
        <Field
          {...fieldOf('shortId')}
          label={t('scams.idLabel')}
          hint={wholeNumber(t('scams.idHint'))}
          required
        >
          {(control) => (
            <input
              {...control}
              {...inputOf('shortId')}
              maxLength={2_000}
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field
          {...fieldOf('phoneEnding')}
          label={t('scams.endingLabel')}
          hint={t('scams.endingHint')}
          required
        >
          {(control) => (
            <input
              {...control}
              {...inputOf('phoneEnding')}
              maxLength={20}
              type="text"
              inputMode="numeric"
            />
          )}
        </Field>
        <div>
          <Button type="submit" icon="magnifying-glass" busy={busy}>
            {t('scams.submit')}
          </Button>
        </div>
        <div aria-live="polite">{answer && <Answer {...answer} />}</div>
      </form>
    </Card>
  );
}
