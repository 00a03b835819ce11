/** Shows a part of the site as a page would: words, router, who is signed in, toasts. */
import { act, cleanup, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { vi } from 'vitest';
import type { StaffRole, UserType } from '#contract/access.ts';
import type { SessionUser } from '#contract/account/account.ts';
import type { StaffMe } from '#contract/staff/staff.ts';
import { agency } from '#demo/agency.ts';
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import { createTranslator } from '#i18n/translator.ts';
import { words } from '#tests/e2e/words.ts';
import { queryCache } from '#web/lib/api/query-cache.ts';
import { startSession } from '#web/lib/api/session.ts';
import { TranslationProvider } from '#web/lib/i18n/translation-provider.tsx';
import { setNavigate } from '#web/lib/page/navigation.ts';
import { mobileBase, type Shell, ShellContext } from '#web/lib/page/shell.ts';
import { emptySite, SiteContext, whole } from '#web/lib/page/site.ts';
import { Toasts } from '#web/ui/feedback/toasts.tsx';

// Only ends a wait for what never comes.
configure({ asyncUtilTimeout: 60_000 });

type Options = {
  lang?: Locale;
  shell?: Shell;
  /** The path of the page. */
  at?: string;
  /** Who is at the desk. */
  staff?: StaffRole;
};

const staffMember = (role: StaffRole): StaffMe => ({
  staffId: '00000000-0000-4000-8000-00000000000a',
  email: 'ming@persimmon.example',
  name: 'Ming',
  role,
  stage: 'done',
  secondFactor: true,
  recoveryCodesLeft: 8,
  letterKeys: true,
  teamDigest: false,
});

const site = { ...emptySite, phone: whole(agency.phone), email: agency.email };

/** The person of this device from now on. */
export const signedIn = (userType: UserType, rest: Partial<SessionUser> = {}): SessionUser => {
  const user: SessionUser = {
    userId: '00000000-0000-4000-8000-000000000001',
    userType,
    firstName: 'Mei',
    lastName: 'Chen',
    preferredName: null,
    chineseName: null,
    ...rest,
  };
  startSession('token', user);
  return user;
};

/** Returns the words of the language and a person's hands. */
export const show = async (element: ReactElement, options: Options = {}) => {
  const { lang = 'en', shell = 'desktop', at = '/', staff = 'coordinator' } = options;
  const base = shell === 'mobile' ? mobileBase : '';
  window.history.replaceState(null, '', base + at);
  document.documentElement.lang = htmlLang[lang];
  const page = { path: '*', element };
  const router = createBrowserRouter(
    [{ element: <Outlet context={staffMember(staff)} />, children: [page] }],
    { basename: base || '/' },
  );
  setNavigate((to, how) => void router.navigate(to, how));
  render(
    <TranslationProvider first={createTranslator(lang, words[lang])}>
      <ShellContext value={shell}>
        <SiteContext value={site}>
          <RouterProvider router={router} />
          <Toasts />
        </SiteContext>
      </ShellContext>
    </TranslationProvider>,
  );
  return { t: words[lang], user: userEvent.setup({ delay: null }) };
};

/** From now on the page's time only moves by this. */
export const holdTime = () => {
  vi.useFakeTimers();
  // By this name the waits of the library find a clock that they may move.
  vi.stubGlobal('jest', { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) });
  return (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
};

/** What the toasts say. */
export const toasts = (): string[] =>
  [...document.querySelectorAll('.toast p')].map((toast) => toast.textContent);

export const path = (): string => window.location.pathname + window.location.search;

export const forgetEverything = (): void => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  queryCache.clear();
};

export const closePage = (): void => {
  // Toasts outlive the page that showed them.
  for (;;) {
    const close = document.querySelector<HTMLElement>('.toast button');
    if (!close) break;
    act(() => close.click());
  }
  cleanup();
  vi.useRealTimers();
};
