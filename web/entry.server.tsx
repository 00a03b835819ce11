import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import { en } from '#i18n/en.ts';
import { createTranslator } from '#i18n/translator.ts';
import { zhHans } from '#i18n/zh-hans.ts';
import { zhHant } from '#i18n/zh-hant.ts';
import { type RenderContext, renderContext } from './lib/api/public-data.ts';
import { TranslationProvider } from './lib/i18n/translation-provider.tsx';
import { ScriptMark } from './lib/page/script-mark.ts';

/** The server takes this one: in development Vite has an instance of the router of its own. */
export { createRequestHandler } from 'react-router';

/** The server creates one per render; it can't import our context key. */
export const createLoadContext = (render: RenderContext): RouterContextProvider => {
  const context = new RouterContextProvider();
  context.set(renderContext, render);
  return context;
};

/** The router's own would write to standard error, with the message, which may quote data. */
export const handleError = (error: unknown, { context }: { context: RouterContextProvider }) =>
  context.get(renderContext).onFailed(error);

const renderTimeoutMs = 5_000;

const translators = {
  en: createTranslator('en', en),
  'zh-CN': createTranslator('zh-CN', zhHans),
  'zh-TW': createTranslator('zh-TW', zhHant),
};

/** The whole page at once, not streamed: it is cached and its inline scripts are hashed for the CSP. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, mark, onFailed } = loadContext.get(renderContext);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        clearTimeout(timer);
        headers.set('Content-Type', 'text/html; charset=utf-8');
        resolve(new Response(Buffer.concat(chunks), { status, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <TranslationProvider first={translators[locale]}>
        <ScriptMark value={mark}>
          <ServerRouter context={routerContext} url={request.url} nonce={mark} />
        </ScriptMark>
      </TranslationProvider>,
      {
        // Nothing is sent in pieces that a script would have to put in their place.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(sink),
        onShellError: reject,
        onError: (error) => {
          status = 500;
          onFailed(error);
        },
      },
    );
    const timer = setTimeout(() => abort(new Error('render timed out')), renderTimeoutMs);
  });
}
