/** Runs the built React Router app, once for each basename: the desktop site at '/', the mobile site at '/h5'. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import { limits } from '#contract/limits.ts';
import type { Locale } from '#i18n/pick-locale.ts';
import { type ErrorFacts, factsOf } from '#server/platform/telemetry/error-facts.ts';
import { newMark } from './csp.ts';

export type Shell = 'desktop' | 'mobile';
export const { mobileBase } = limits;

export type Fetcher = (path: string, init: RequestInit) => Promise<Response>;

/** Exports of web/entry.server.tsx besides the renderer. */
type Entry = {
  createRequestHandler: typeof createRequestHandler;
  createLoadContext(render: {
    fetcher: Fetcher;
    locale: Locale;
    shell: Shell;
    origin: string;
    builtFile: (source: string) => string | null;
    mark: string;
    onFailed: (error: unknown) => void;
  }): RouterContextProvider;
};

export type Rendered = {
  response: Response;
  /** A call or a part of the page failed: the page may be shown, but is not cached. */
  failures: ErrorFacts[];
  /** The nonce of the framework's scripts. */
  mark: string;
};

export type PageRequest = { url: string; locale: Locale; shell: Shell };

export type Renderer = (page: PageRequest) => Promise<Rendered>;

type Manifest = Record<string, { file: string }>;

export type LoadBuild = () => Promise<ServerBuild>;

export const builtApp = (buildDir: string): LoadBuild => {
  const file = pathToFileURL(join(buildDir, 'server', 'index.js')).href;
  return () => import(file) as Promise<ServerBuild>;
};

export const readManifest = async (buildDir: string): Promise<Manifest> =>
  JSON.parse(
    await readFile(join(buildDir, 'client', '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;

export const createRenderer =
  (options: {
    loadBuild: LoadBuild;
    manifest: Manifest;
    origin: string;
    fetcher: Fetcher;
  }): Renderer =>
  async ({ url, locale, shell }) => {
    const { origin, fetcher, manifest } = options;
    const build = await options.loadBuild();
    const basename = shell === 'mobile' ? mobileBase : build.basename;
    const entry = build.entry.module as unknown as Entry;
    const failures = new Map<unknown, ErrorFacts>();
    const mark = newMark();
    const context = entry.createLoadContext({
      fetcher,
      locale,
      shell,
      origin,
      builtFile: (source) => {
        const file = manifest[source]?.file;
        return file ? `/${file}` : null;
      },
      mark,
      // The same error arrives several times: from the call, the loader and the page.
      onFailed: (error) => void failures.set(error, factsOf(error)),
    });
    const handle = entry.createRequestHandler({ ...build, basename }, 'production');
    const response = await handle(new Request(origin + url), context);
    return { response, failures: [...failures.values()], mark };
  };
