import atkinson from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url';
import './ui/fonts/fonts.css';
import './ui/layout/tokens.css';
import './ui/layout/base.css';
import { Fragment, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { type ContactInfo, getContactInfo } from '#contract/content/content.ts';
import { htmlLang } from '#i18n/pick-locale.ts';
import { useTranslation } from '#web/lib/i18n/use-translation.ts';
import type { Route } from './+types/root.ts';
import { call } from './lib/api/api.ts';
import { ApiError } from './lib/api/api-error.ts';
import { quietly, renderContext, serverCall } from './lib/api/public-data.ts';
import { wordsBefore } from './lib/i18n/i18n.ts';
import { wordSources } from './lib/i18n/words.ts';
import { setNavigate } from './lib/page/navigation.ts';
import { bootScript } from './lib/page/preferences.ts';
import { earlyScript, sayTakenOver } from './lib/page/replay-early-input.ts';
import { ScriptMark } from './lib/page/script-mark.ts';
import { searchBootScript } from './lib/page/search-boot.ts';
import { type Shell, ShellContext } from './lib/page/shell.ts';
import { emptySite, SiteContext, whole } from './lib/page/site.ts';
import { Alternates } from './shell/frame/alternates.tsx';
import { PageFailed } from './shell/frame/failed-page.tsx';
import { SiteShell } from './shell/frame/site-shell.tsx';
import { useLanguageOnStart } from './shell/menu/use-language-on-start.ts';
import { Toasts } from './ui/feedback/toasts.tsx';

/** Preloaded to avoid a font swap. Chinese fonts are larger and load later. */
const latinFonts = [atkinson, fraunces];

/** Disable zod's JIT: our CSP forbids eval, and browsers report the attempt. */
const disableZodJit = 'globalThis.__zod_globalConfig={jitless:true};';

const headScript = { __html: bootScript + searchBootScript + disableZodJit + earlyScript };

export async function loader({ context, request }: Route.LoaderArgs) {
  const render = context.get(renderContext);
  const { shell, origin, locale, builtFile } = render;
  const url = new URL(request.url);
  return {
    shell,
    origin,
    wordFiles: wordSources(locale, url.pathname)
      .map(builtFile)
      .filter((file) => file !== null),
    site: await quietly(serverCall(render, url)(getContactInfo, {})),
  };
}

/** Load a page's translations in parallel with its module. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await wordsBefore(new URL(request.url).pathname);
    await next();
  },
];

/** Never stale within a visit; the contacts are refreshed by the app itself. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { locale } = useTranslation();
  const data = useRouteLoaderData<typeof loader>('root');
  const inOffice = useInOffice();
  const mark = useContext(ScriptMark);
  return (
    // The boot script sets the reader's choices on <html> before React sees it.
    <html
      lang={htmlLang[locale]}
      data-shell={inOffice ? 'office' : (data?.shell ?? 'desktop')}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0E5546" />
        <meta name="format-detection" content="telephone=no" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours; the CSP allows it by hash */}
        <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={headScript} />
        {locale === 'en' &&
          latinFonts.map((font) => (
            <link
              key={font}
              rel="preload"
              as="font"
              type="font/woff2"
              href={font}
              crossOrigin="anonymous"
            />
          ))}
        {data?.wordFiles.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="alternate icon" href="/favicon.ico" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <Alternates shell={data?.shell ?? 'desktop'} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Toasts />
        <Scripts />
      </body>
    </html>
  );
}

const useInOffice = (): boolean => /^\/office(\/|$)/.test(useLocation().pathname);

/** The contacts in the reader's language; called on app start and after a change of language (spec §7). */
const useContacts = (first: ContactInfo | null): ContactInfo => {
  const [site, setSite] = useState(first ?? emptySite);
  const { locale } = useTranslation();
  const inOffice = useInOffice();
  const [firstLocale] = useState(locale);
  // The office shows the agency's name only, which came with the page.
  const isKnown = inOffice && first !== null && locale === firstLocale;
  useEffect(() => {
    if (isKnown) return;
    let stale = false;
    quietly(call(getContactInfo, {}, { locale })).then((fresh) => {
      if (fresh && !stale)
        // Nearly always unchanged: skip the render.
        setSite((known) => (JSON.stringify(known) === JSON.stringify(fresh) ? known : fresh));
    });
    return () => {
      stale = true;
    };
  }, [locale, isKnown]);
  return useMemo(() => ({ ...site, phone: whole(site.phone), fax: whole(site.fax) }), [site]);
};

/** Identifies a page by its URL; the language alone makes no other page. */
const placeOf = ({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}) => {
  const query = new URLSearchParams(search);
  query.delete('lang');
  return `${pathname}?${query}${hash}`;
};

/** Every navigation scrolls to the top (spec §2); a link to a place on the page goes to that place. */
const useScrollToTop = () => {
  const location = useLocation();
  const place = placeOf(location);
  const shown = useRef(place);
  useEffect(() => {
    // Not on the first load: the reader may have scrolled already.
    if (shown.current === place) return;
    shown.current = place;
    const { hash } = window.location;
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [place]);
};

type Running = {
  data: { shell: Shell; site: ContactInfo | null } | undefined;
  children: ReactNode;
};

/** What runs on every page, a failed one too: its links, language and the 401 rule still work. */
function Running({ data, children }: Running) {
  const site = useContacts(data?.site ?? null);
  const navigate = useNavigate();
  useEffect(() => setNavigate(navigate), [navigate]);
  useScrollToTop();
  useEffect(() => {
    // For tests, and for styles that need scripts.
    document.documentElement.dataset.hydrated = 'true';
    sayTakenOver();
  }, []);
  useLanguageOnStart();
  return (
    <ShellContext value={data?.shell ?? 'desktop'}>
      <SiteContext value={site}>{children}</SiteContext>
    </ShellContext>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  // The office brings its own frame.
  const Frame = useInOffice() ? Fragment : SiteShell;
  return (
    <Running data={loaderData}>
      <Frame>
        <Outlet />
      </Frame>
    </Running>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const { t } = useTranslation();
  const data = useRouteLoaderData<typeof loader>('root');
  const lost = isRouteErrorResponse(error) && error.status === 404;
  const title = t(lost ? 'pages.lostTitle' : 'pages.errorTitle');
  return (
    <Running data={data}>
      <SiteShell>
        <PageFailed
          picture={lost ? '/media/lost.svg' : '/media/error.svg'}
          title={title}
          lead={t(lost ? 'pages.lostLead' : 'pages.errorLead')}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        />
      </SiteShell>
    </Running>
  );
}
