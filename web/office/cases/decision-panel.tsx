import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { caseRules, type Decided } from '#contract/staff/cases.ts';
import { htmlLang, type Locale, localeNames } from '#i18n/pick-locale.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { messageOf, notifySuccess } from '#web/lib/page/notify.ts';
import { Kbd } from '#web/office/shell/kbd.tsx';
import { useKeys } from '#web/office/shell/keys.ts';
import { TextField } from '#web/office/ui/fields.tsx';
import { MessagePreview } from '#web/office/ui/message-preview.tsx';
import { AlertPanel } from '#web/ui/feedback/alert-panel.tsx';
import { Button } from '#web/ui/forms/button.tsx';
import { Choices } from '#web/ui/forms/choice-group.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import classes from './decision-panel.module.css';

export type DecisionKey = 'a' | 'm' | 'r';

type Props<D extends string> = {
  title: string;
  /** `key` chooses it. A is good, R refuses, M asks for more, whatever the case. */
  options: readonly { value: D; label: string; key?: DecisionKey | undefined }[];
  value: D | '';
  onChange: (value: D) => void;
  /** Fields that depend on the choice. */
  fields: ReactNode;
  /** The request body; null while something is missing. */
  body: object | null;
  send: (body: object, preview: boolean, signal?: AbortSignal) => Promise<Decided>;
  action: string;
  /** Said when it was sent; null: the page says it. */
  said?: string | null;
  /** The client's language. */
  locale: Locale;
  /** May lead to the next case. */
  onSent: () => void | Promise<void>;
  /** Reloads after a conflict. */
  onReload: () => void;
};

/** Scrolls no further than needed: the papers beside it stay in sight. */
const reveal = (target: Element): void => {
  const { top, bottom } = target.getBoundingClientRect();
  if (top < 0) target.scrollIntoView({ block: 'nearest' });
  else window.scrollBy({ top: Math.max(0, bottom + 18 - window.innerHeight) });
};

/** The text, debounced. */
const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 400);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

/** Choose a decision, preview the client's message, send. A conflict is shown without losing what was typed. */
export function DecisionPanel<D extends string>(props: Props<D>) {
  const { title, options, value, onChange, fields, body, send, action, locale } = props;
  const { t } = useTranslation();
  const id = useId();
  const [changed, setChanged] = useState(false);
  const wanted = JSON.stringify(body);
  const key = useRested(wanted);
  const { loaded } = useQuery([`decision ${id}`, key], async (signal) => {
    const asked = JSON.parse(key) as object | null;
    return asked && { key, decided: await send(asked, true, signal) };
  });
  const preview = loaded.data?.key === wanted ? loaded.data.decided : null;
  const isChanged = (error: unknown) =>
    error instanceof ApiError && error.code === 'changed_meanwhile';
  const outdated = changed || (loaded.status === 'error' && isChanged(loaded.error));

  const { busy, run } = useAction((refused) => {
    setChanged(isChanged(refused));
    return isChanged(refused);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!body || !preview) return;
    run(async () => {
      await send(body, false);
      if (props.said !== null) notifySuccess(props.said ?? t('office.cases.sent'));
      await props.onSent();
    });
  };

  const form = useRef<HTMLFormElement>(null);
  /** By its letter; then to the button, where the message is read and Enter sends it, or to what is still missing. */
  const chooseByKey = (chosen: D) => {
    if (busy) return;
    flushSync(() => onChange(chosen));
    const find = (what: string) => form.current?.querySelector<HTMLElement>(what);
    const target =
      find('button[type=submit]') ?? find(`.${classes.fields} :is(input, textarea, select)`);
    target?.focus({ preventScroll: true });
    if (target) reveal(target);
  };
  // The message comes above the button and moves it down.
  const isRead = preview !== null;
  useEffect(() => {
    const at = document.activeElement;
    if (isRead && at?.matches('button[type=submit]') && form.current?.contains(at)) reveal(at);
  }, [isRead]);
  useKeys(
    options.flatMap(({ value: one, label, key: letter }) =>
      letter
        ? [
            {
              key: letter,
              label: t('office.keys.decide', { what: label }),
              run: () => chooseByKey(one),
            },
          ]
        : [],
    ),
  );

  return (
    <Card as="section" flush className={classes.panel} aria-labelledby={`${id}-title`}>
      <form ref={form} onSubmit={submit} className={classes.form}>
        <div className={classes.choose}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Choices
            id={id}
            name="decision"
            options={options.map(({ value: one, label, key: letter }) => ({
              value: one,
              label: (
                <>
                  {label}
                  {letter && <Kbd>{letter}</Kbd>}
                </>
              ),
            }))}
            value={value}
            onChange={onChange}
            labelledBy={`${id}-title`}
          />
          <div className={classes.fields}>{fields}</div>
        </div>
        <div className={classes.message}>
          <h2>{t('office.cases.message')}</h2>
          {outdated && (
            <AlertPanel
              kind="wrong"
              role="alert"
              title={t('office.cases.changedTitle')}
              actions={
                <Button
                  size="small"
                  icon="arrow-clockwise"
                  onClick={() => {
                    setChanged(false);
                    props.onReload();
                  }}
                >
                  {t('office.cases.reload')}
                </Button>
              }
            >
              <p>{t('office.cases.changedLead')}</p>
            </AlertPanel>
          )}
          {!body && !outdated && (
            <p className="muted">{t(`office.cases.${value ? 'fillFirst' : 'chooseFirst'}`)}</p>
          )}
          {body && loaded.status === 'error' && !outdated && (
            <p role="alert">{messageOf(loaded.error, t)}</p>
          )}
          {body && preview && !outdated && (
            <>
              <MessagePreview messages={preview.messages} />
              {preview.note && (
                <figure className={classes.site}>
                  <figcaption>
                    {t('office.cases.readsOnSite', { language: localeNames[locale] })}
                  </figcaption>
                  <blockquote lang={htmlLang[locale]}>{preview.note}</blockquote>
                </figure>
              )}
            </>
          )}
          {body && !outdated && (
            <Button
              type="submit"
              variant="main"
              icon="paper-plane-tilt"
              busy={busy || (!preview && loaded.status !== 'error')}
              aria-disabled={!preview || undefined}
            >
              {action}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

type ClientNoteProps = { locale: Locale; value: string; onChange: (text: string) => void };

/** A note for the client in their language, shown in their account. */
export function ClientNote({ locale, value, onChange }: ClientNoteProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('office.cases.ownWords', { language: localeNames[locale] })}
      hint={t('office.cases.ownWordsHint', { max: caseRules.noteInText })}
      rows={2}
      maxLength={2000}
      lang={htmlLang[locale]}
      value={value}
      onChange={onChange}
    />
  );
}
