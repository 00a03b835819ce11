/**
 * What a finished page waits for before it shows: nothing but itself. Its styles stand in it, and its scripts come
 * after what is seen (docs/decisions/016).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of a built style sheet by its address; null for one that is not ours. */
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
  /** The text of the style sheets that stand in it. */
  styles: string;
};

/** React Router ends an address with "#" where two parts of the page name the same. */
const sheet = /<link rel="stylesheet" href="([^"]+)"\/>/g;

/**
 * Each link stays, switched off, because React looks for it when it takes over the page: a page that is opened later
 * then does not load again what is already here.
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

/** How React Router takes over a page: its list of routes, the modules of this page, then itself. Only it has the mark. */
const takeOver = (mark: string) =>
  new RegExp(
    `<script nonce="${mark}" type="module" async="">` +
      String.raw`import "([^"]+)";\s*((?:import \* as \w+ from "[^"]+";\s*)+)(window\.__reactRouterRouteModules = [^;]+;)\s*import\("([^"]+)"\);</script>`,
  );

/** Files of the build only: their addresses are written into a script. */
const preload = /<link rel="modulepreload" href="(\/assets\/[\w.-]+)"\/>/g;

/** A picture that does not come must not keep the page from working. */
const patienceMs = 3_000;

/** `files` come together, then run one after the other, with a turn between them in which a finger is answered. */
const later = (files: string[], list: string, modules: string, known: string, entry: string) => {
  const parts = modules.replace(
    /import \* as (\w+) from ("[^"]+");\s*/g,
    'const $1=await import($2);await turn();',
  );
  return `const turn=(priority="user-visible")=>new Promise((go)=>window.scheduler?.postTask?scheduler.postTask(go,{priority}):setTimeout(go));let begun=false;const begin=async()=>{if(begun)return;begun=true;let asked=0;for(const file of ${JSON.stringify(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=file;document.head.append(link);if(++asked%8===0)await turn()}await import("${list}");await turn();${parts}${known}await import("${entry}")};for(const sign of ["pointerdown","keydown","focusin"])addEventListener(sign,begin,{once:true,capture:true,passive:true});const soon=()=>turn("background").then(begin);document.readyState==="complete"?soon():addEventListener("load",soon,{once:true});setTimeout(begin,${patienceMs})`;
};

/**
 * The scripts of a page come once it is seen: after what it loads by itself, or at the first sign that somebody uses
 * it. What is pressed before that is kept by web/lib/page/replay-early-input.ts.
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

/** On links the framework's mark says nothing: they are allowed by their address. */
const withoutMarkedLinks = (html: string, mark: string): string =>
  html.replaceAll(new RegExp(`(<link\\b[^>]*?) nonce="${mark}"`, 'g'), '$1');

type Options = {
  readStyle: ReadStyle;
  /** A page to read, which shows all of itself without its scripts. Others need theirs at once. */
  reading: boolean;
  /** Of the framework's own scripts; they still have it afterwards. */
  mark: string;
};

export const lightPage = (rendered: string, { readStyle, reading, mark }: Options): LightPage => {
  const { html, styles } = withStyles(withoutMarkedLinks(rendered, mark), readStyle);
  return { html: reading ? takeOverLater(html, mark) : html, styles };
};
