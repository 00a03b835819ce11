import { describe, expect, it } from 'vitest';
import { lightPage } from './optimize-html.ts';

const styles: Record<string, string> = { '/assets/a.css': 'a{color:red}', '/assets/b.css': 'b{}' };
const mark = 'of-this-rendering';
const light = (html: string, reading = true) =>
  lightPage(html, { readStyle: (address) => styles[address] ?? null, reading, mark }).html;

describe('a page that waits for nothing', () => {
  it('has its styles in itself, in their order, where the first link was', () => {
    const html =
      '<head><title>x</title><link rel="stylesheet" href="/assets/a.css"/><link rel="stylesheet" href="/assets/b.css#"/></head>';
    expect(light(html)).toBe(
      '<head><title>x</title><style>a{color:red}b{}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/><link rel="stylesheet" href="/assets/b.css#" disabled=""/></head>',
    );
  });

  it('leaves alone what it does not know', () => {
    const html = '<link rel="stylesheet" href="/assets/other.css"/>';
    expect(light(html)).toBe(html);
  });

  const page = `<head><link rel="modulepreload" href="/assets/a.js"/></head><script nonce="${mark}" type="module" async="">import "/assets/list.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry.js");</script>`;

  it('is taken over after it is seen', () => {
    const script =
      /<script nonce="of-this-rendering" type="module" async="">(.*)<\/script>/.exec(
        light(page),
      )?.[1] ?? '';
    expect(light(page)).not.toContain('<link rel="modulepreload"');
    const order = ['"/assets/a.js"', '"/assets/list.js"', '"/assets/root.js"', '"/assets/home.js"'];
    const places = [...order, '__reactRouterRouteModules', '"/assets/entry.js"'].map((part) =>
      script.indexOf(part),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    // Nothing runs by itself: what the parts are imported in is called by a sign.
    expect(script).not.toMatch(/^import/);
    expect(script).toContain('addEventListener("load"');
  });

  it('is taken over at once where it shows nothing without its scripts', () => {
    expect(light(page, false)).toBe(page);
  });

  it('is taken over by the framework, not by what looks like it', () => {
    const lookalike = page.replace(` nonce="${mark}"`, '');
    expect(light(lookalike)).toBe(lookalike);
    const both = light(lookalike + page);
    expect(both).toContain(lookalike.slice(lookalike.indexOf('<script')));
    expect(both).toContain(`<script nonce="${mark}" type="module" async="">const turn`);
  });

  it('preloads files of the build only', () => {
    const foreign = '<link rel="modulepreload" href="/files/x.js&quot;);alert(1)//"/>';
    expect(light(foreign + page)).toContain(foreign);
  });

  it('has no marks on links, and says which styles stand in it', () => {
    const html = `<link nonce="${mark}" rel="stylesheet" href="/assets/a.css"/>`;
    expect(
      lightPage(html, { readStyle: (address) => styles[address] ?? null, reading: true, mark }),
    ).toEqual({
      html: '<style>a{color:red}</style><link rel="stylesheet" href="/assets/a.css" disabled=""/>',
      styles: 'a{color:red}',
    });
  });

  it('stays whole when it begins in a way not known here', () => {
    const other = page.replace('import "/assets/list.js"', 'import list from "/assets/list.js"');
    expect(light(other)).toBe(other);
  });
});
