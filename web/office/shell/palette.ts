/** What can be done and where one can go, found by a part of its name before the server is asked. */

import { useLocation } from 'react-router';
import { may, type StaffRole } from '#contract/access.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import { useOfferedKeys } from './keys.ts';
import { officePlaces } from './office-nav.ts';
import type { Hit, HitGroup } from './search-hits.ts';

/** What parts words: 'call-b' finds Call-backs. */
const between = /[^\p{L}\p{N}]+/u;

/** Each typed word begins a word of the name; Chinese has no spaces, so any part of it will do. */
const matches = (name: string, typed: string): boolean => {
  const words = name.toLowerCase();
  const parts = typed.toLowerCase().split(between).filter(Boolean);
  return (
    parts.length > 0 &&
    parts.every((part) =>
      /^[\p{ASCII}]+$/u.test(part)
        ? words.split(between).some((word) => word.startsWith(part))
        : words.includes(part),
    )
  );
};

/** Everything while nothing is typed. */
export const useCommands = (role: StaffRole, typed: string): HitGroup[] => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const offered = useOfferedKeys();
  const here = pathname + search;
  const actions: Hit[] = offered
    .filter(({ key }) => key !== '/')
    .map(({ key, label, run }) => ({
      key: `key ${key}`,
      to: here,
      title: label,
      note: key.toUpperCase(),
      run,
    }));
  if (may(role, 'workOnCases') && offered.every(({ key }) => key !== 'b')) {
    const to = '/office/appointments?book=new';
    actions.push({ key: 'book', to, title: t('office.booking.title'), note: '' });
  }
  const pages: Hit[] = [
    ...officePlaces.filter(({ access }) => may(role, access)),
    { to: '/office/account', label: 'office.account' as const },
  ].map(({ to, label }) => ({ key: to, to, title: t(label), note: '' }));
  return (
    [
      { group: 'actions', hits: actions },
      { group: 'pages', hits: pages },
    ] as const
  )
    .map(({ group, hits }) => ({
      group,
      hits: hits.filter(({ title }) => !typed || matches(title, typed)),
      more: false,
    }))
    .filter(({ hits }) => hits.length > 0);
};
