import { type SubmitEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './people-search.module.css';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** The search in the top bar; '/' focuses it unless the user is typing. */
export function PeopleSearch() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const withKeys = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || withKeys || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', focus);
    return () => document.removeEventListener('keydown', focus);
  }, []);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = input.current?.value.trim() ?? '';
    if (typed) navigate(`/office/people?q=${encodeURIComponent(typed)}`);
  };
  return (
    <search className={classes.place}>
      <form className={classes.search} onSubmit={submit}>
        <Icon name="magnifying-glass" />
        <input
          ref={input}
          type="search"
          onInput={({ currentTarget: box }) => {
            const over = box.value.trim().length - 100;
            box.setCustomValidity(over > 0 ? t('common.tooLongBy', { over }) : '');
          }}
          aria-label={t('office.people.search')}
          placeholder={t('office.people.searchHint')}
          aria-keyshortcuts="/"
        />
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      </form>
    </search>
  );
}
