/** Optimizes the first paint: inlines the page's styles and loads its scripts after it is seen (docs/decisions/016). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the text of a built style sheet by its URL; null for foreign ones. */
export type ReadStyle = (address: string) => string | null;

export const builtStyles = (clientDir: string): ReadStyle => {
  const kept = new Map<string, string>();
  return (address) => {
    if (!/^\/assets\/[\w.-]+\.css$/.test(address)) return null;
    const known = kept.get(address);
    if (known !== undefined) return known;
    const text = readFileSync(join(clientDir, address), 'utf8');
    kept.set(address, text);
    return text;
  };
};

type LightPage = {
  html: string;
  /** The text of the inlined style sheets. */
  styles: string;
};

/** React Router appends "#" to a URL that two parts of the page name. */
const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Each link stays, disabled, because React looks for it when hydrating; later navigation then doesn't load the sheet
 * again.
 */
const withStyles = (html: string, readStyle: ReadStyle): LightPage => {
  let styles = '';
  let first = -1;
  const switchedOff = html.replace(sheet, (link, address: string, at: number) => {
    const text = readStyle(address.replace(/#$/, ''));
    if (text === null) return link;
    if (first < 0) first = at;
    styles += text;
    return `<link rel="stylesheet" href="${address}" disabled=""/>`;
  });
  if (first < 0) return { html, styles };
  return {
    html: `${switchedOff.slice(0, first)}<style>${styles}</style>${switchedOff.slice(first)}`,
    styles,
  };
};

/**
 * React Router's hydration script: the route manifest, the page's modules, then the entry. Only it carries the nonce.
 */
const takeOver = (mark: string) =>
  new RegExp(
    `<script nonce="${mark}" type="module" async="">` +
      String.raw`import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)(window\.__reactRouterRouteModules = [^;]+;)\s*import\("([^"]+)"\);</script>`,
  );

/** Built files only: their URLs are written into a script. */
const preload = /<link rel="modulepreload" href="(\/assets\/[\w.-]+)"\/>/g;

/** A picture that never loads must not delay hydration. */
const patienceMs = 3_000;

/** Loads the files in parallel and runs them in order, yielding in between so input is handled. */
const later = (files: string[], list: string, modules: string, known: string, entry: string) => {
  const parts = modules.replace(
    /import \* as (\w+) from ("[^"]+");\s*/g,
    'const $1=await import($2);await turn();',
  );
  return `const turn=(priority="user-visible")=>new Promise((go)=>window.scheduler?.postTask?scheduler.postTask(go,{priority}):setTimeout(go));let begun=false;const begin=async()=>{if(begun)return;begun=true;let asked=0;for(const file of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=file;document.head.append(link);if(++asked%8===0)await turn()}await import("${list}");await turn();${parts}${known}await import("${entry}")};for(const sign of ["pointerdown","keydown","focusin"])addEventListener(sign,begin,{once:true,capture:true,passive:true});const soon=()=>turn("background").then(begin);document.readyState==="complete"?soon():addEventListener("load",soon,{once:true});setTimeout(begin,${patienceMs})`;
};

/**
 * Loads the page's scripts after its resources, or at the first interaction. Earlier input is replayed by
 * web/lib/page/replay-early-input.ts.
 */
const takeOverLater = (html: string, mark: string): string => {
  const found = takeOver(mark).exec(html);
  if (!found) return html;
  const [script, list = '', modules = '', known = '', entry = ''] = found;
  const files = [...html.matchAll(preload)].map(([, file = '']) => file);
  const code = later(files, list, modules, known, entry);
  return html
    .replaceAll(preload, '')
    .replace(script, () => `<script nonce="${mark}" type="module" async="">${code}</script>`);
};

/** Nonces on links are meaningless: they are allowed by URL. */
const withoutMarkedLinks = (html: string, mark: string): string =>
  html.replaceAll(new RegExp(`(<link\\b[^>]*?) nonce="${mark}"`, 'g'), '$1');

type Options = {
  readStyle: ReadStyle;
  /** Content pages are complete without scripts. Others need theirs at once. */
  reading: boolean;
  /** The nonce of the framework's scripts, still in the HTML. */
  mark: string;
};

export const lightPage = (rendered: string, { readStyle, reading, mark }: Options): LightPage => {
  const { html, styles } = withStyles(withoutMarkedLinks(rendered, mark), readStyle);
  return { html: reading ? takeOverLater(html, mark) : html, styles };
};
