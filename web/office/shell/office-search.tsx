import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { StaffRole } from '#contract/access.ts';
import { searchOffice } from '#contract/staff/search.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useLocale } from '#web/lib/i18n/locale.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import classes from './office-search.module.css';
import { groupsFound } from './search-hits.ts';

const typedMax = 100;
/** After the last key. */
const pauseMs = 200;

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** '/' focuses the box unless the user is typing. */
const useSlash = (focus: () => void) =>
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const withKeys = event.ctrlKey || event.metaKey || event.altKey;
      if (event.key !== '/' || withKeys || isTyping(event.target)) return;
      event.preventDefault();
      focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
};

/** The search in the top bar. Arrow keys choose a result, Enter opens it, Escape closes the list. */
export function OfficeSearch({ role }: { role: StaffRole }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  useSlash(() => input.current?.select());

  const text = typed.trim();
  const over = text.length - typedMax;
  const asked = usePaused(over > 0 ? '' : text);
  const { loaded } = useQuery(
    ['searchOffice', asked, locale],
    asked ? (signal) => call(searchOffice, { query: { q: asked } }, { signal }) : null,
  );
  const isFresh = asked === text && loaded.status !== 'pending';
  const groups = loaded.data && asked ? groupsFound(loaded.data, { t, locale, role }) : [];
  const hits = groups.flatMap((group) => group.hits);
  const shown = open && asked !== '' && text !== '';
  const optionId = (at: number) => `${id}-${at}`;

  const close = () => {
    setOpen(false);
    setActive(0);
  };
  const move = (step: number) => {
    if (!hits.length) return;
    const next = (active + step + hits.length) % hits.length;
    setActive(next);
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (shown) move(event.key === 'ArrowDown' ? 1 : -1);
      setOpen(true);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      // What is shown may still belong to what was typed before.
      const hit = shown && isFresh ? hits[active] : undefined;
      if (!hit) return;
      navigate(hit.to);
      input.current?.blur();
      close();
    }
  };

  return (
    <search
      className={classes.place}
      onBlur={({ currentTarget, relatedTarget }) =>
        !currentTarget.contains(relatedTarget) && close()
      }
    >
      <div className={classes.search}>
        <Icon name="magnifying-glass" />
        <input
          ref={input}
          type="search"
          role="combobox"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setOpen(true);
            setActive(0);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          aria-label={t('office.search.label')}
          placeholder={t('office.search.hint')}
          aria-keyshortcuts="/"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && hits[active] ? optionId(active) : undefined}
          aria-invalid={over > 0}
          autoComplete="off"
          spellCheck={false}
        />
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      </div>
      {open && over > 0 && (
        <p className={classes.note} role="status">
          {t('common.tooLongBy', { over })}
        </p>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t('office.search.results')}
        className={classes.list}
        hidden={!shown || !hits.length}
      >
        {shown &&
          groups.map(({ group, hits: own, more }) => (
            <fieldset
              key={group}
              className={classes.set}
              aria-label={t(`office.search.groups.${group}`)}
            >
              <p className={classes.group} aria-hidden="true">
                {t(`office.search.groups.${group}`)}
                {more && <span> · {t('office.search.more')}</span>}
              </p>
              {own.map((hit) => {
                const at = hits.indexOf(hit);
                return (
                  <Link
                    key={hit.key}
                    id={optionId(at)}
                    role="option"
                    aria-selected={at === active}
                    tabIndex={-1}
                    to={hit.to}
                    className={cx(classes.hit, at === active && classes.active)}
                    onClick={close}
                  >
                    <b>{hit.title}</b>
                    <span>{hit.note}</span>
                  </Link>
                );
              })}
            </fieldset>
          ))}
      </div>
      {shown && isFresh && !hits.length && (
        <p className={classes.note} role="status">
          {t(loaded.status === 'error' ? 'office.search.failed' : 'office.search.nothing')}
        </p>
      )}
    </search>
  );
}
