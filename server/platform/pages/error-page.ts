/** Plain fallback page for when rendering fails, in the visitor's language and with a link home. */
import type { ErrorCode } from '#contract/errors.ts';
import { htmlLang, type Locale } from '#i18n/pick-locale.ts';
import { say } from '#server/platform/http/translate.ts';

const safe = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

/** Stands for the request's number; nothing that words contain. */
const place = '\u0000';

/** A flood of refused requests asks for the same few pages, so each is put together once. */
const made = new Map<string, (requestId: string) => string>();

export const errorPage = (locale: Locale, code: ErrorCode, requestId: string): string => {
  const key = `${locale} ${code}`;
  const fill = made.get(key) ?? compose(locale, code);
  made.set(key, fill);
  return fill(safe(requestId));
};

const compose = (locale: Locale, code: ErrorCode) => {
  const words = (key: Parameters<typeof say>[1]) => safe(say(locale, key));
  const [before, after] =
    `<!DOCTYPE html><html lang="${htmlLang[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${words('pages.errorTitle')}</title>
<style>body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;gap:16px;padding:24px;
text-align:center;background:#fff9f0;color:#2a1f1a;font:18px/1.7 system-ui,sans-serif}
img{max-width:100%;height:auto}a{display:inline-flex;align-items:center;min-height:48px;color:#0e5546;font-weight:700}
</style></head><body><img src="/media/error.svg" alt="" width="360" height="240">
<h1>${words('pages.errorTitle')}</h1><p>${words(`errors.${code}`)}</p>
<p>${safe(say(locale, 'client.requestNumber', { id: place }))}</p>
<p><a href="/">${words('shell.home')}</a></p></body></html>`.split(place);
  return (requestId: string) => [before, requestId, after].join('');
};
