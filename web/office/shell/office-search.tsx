import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { StaffRole } from '#contract/access.ts';
import { searchOffice } from '#contract/staff/search.ts';
import { call } from '#web/lib/api/api.ts';
import { useQuery } from '#web/lib/api/use-query.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { cx } from '#web/ui/layout/class-names.ts';
import { Icon } from '#web/ui/layout/icon.tsx';
import { useKeys } from './keys.ts';
import classes from './office-search.module.css';
import { useCommands } from './palette.ts';
import { groupName, groupsFound, type Hit } from './search-hits.ts';

const typedMax = 100;
/** After the last key. */
const pauseMs = 200;

/** Ctrl+K or ⌘K, also while typing; an editor may use it for its links. */
const usePaletteKey = (focus: () => void) => {
  const onFocus = useEffectEvent(focus);
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const asked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (event.key.toLowerCase() !== 'k' || !asked || event.defaultPrevented) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) onFocus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};

const usePaused = (typed: string): string => {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
};

/**
 * The search in the top bar, and the palette: what can be done here, pages, then what the server finds. Arrow keys choose,
 * Enter opens, Escape closes the list.
 */
export function OfficeSearch({ role }: { role: StaffRole }) {
  const { t, locale } = useTranslation();
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  /** Enter was pressed before the server had answered. */
  const [waits, setWaits] = useState(false);
  const begin = () => {
    input.current?.select();
    setOpen(true);
  };
  useKeys([{ key: '/', label: t('office.keys.palette'), run: begin, general: true }]);
  usePaletteKey(begin);

  const text = typed.trim();
  const over = text.length - typedMax;
  const asked = usePaused(over > 0 ? '' : text);
  const { loaded } = useQuery(
    ['searchOffice', asked, locale],
    asked ? (signal) => call(searchOffice, { query: { q: asked } }, { signal }) : null,
  );
  const isFresh = asked === text && loaded.status !== 'pending';
  const commands = useCommands(role, text);
  const found = loaded.data && asked && text ? groupsFound(loaded.data, { t, locale, role }) : [];
  const groups = [...commands, ...found];
  const hits = groups.flatMap((group) => group.hits);
  const own = commands.flatMap((group) => group.hits).length;
  const shown = open && over <= 0;
  const optionId = (at: number) => `${id}-${at}`;

  const close = () => {
    setOpen(false);
    setActive(0);
    setWaits(false);
  };
  const choose = (hit: Hit) => {
    input.current?.blur();
    setTyped('');
    close();
    if (hit.run) hit.run();
    else navigate(hit.to);
  };
  const chooseFound = useEffectEvent(() => {
    setWaits(false);
    const hit = hits[active];
    if (hit) choose(hit);
  });
  useEffect(() => {
    if (waits && isFresh) chooseFound();
  }, [waits, isFresh]);
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
      // What the server found may still belong to what was typed before.
      const hit = shown && (isFresh || active < own) ? hits[active] : undefined;
      if (hit) choose(hit);
      else setWaits(shown && text !== '' && !isFresh);
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
            setWaits(false);
          }}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          aria-label={t('office.search.label')}
          placeholder={t('office.search.hint')}
          aria-keyshortcuts="/ Control+K Meta+K"
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
          groups.map(({ group, hits: theirs, more }) => (
            <fieldset key={group} className={classes.set} aria-label={t(groupName(group))}>
              <p className={classes.group} aria-hidden="true">
                {t(groupName(group))}
                {more && <span> · {t('office.search.more')}</span>}
              </p>
              {theirs.map((hit) => {
                const at = hits.indexOf(hit);
                return (
                  <Link
                    key={hit.key}
                    id={optionId(at)}
                    role="option"
                    aria-selected={at === active}
                    tabIndex={-1}
                    to={hit.to}
                    className={cx(
                      classes.hit,
                      hit.run && classes.short,
                      at === active && classes.active,
                    )}
                    onClick={(event) => {
                      if (hit.run) event.preventDefault();
                      if (hit.run) choose(hit);
                      else close();
                    }}
                  >
                    <b>{hit.title}</b>
                    {hit.note && <span>{hit.note}</span>}
                  </Link>
                );
              })}
            </fieldset>
          ))}
      </div>
      {shown && text && isFresh && !hits.length && (
        <p className={classes.note} role="status">
          {t(loaded.status === 'error' ? 'office.search.failed' : 'office.search.nothing')}
        </p>
      )}
    </search>
  );
}
