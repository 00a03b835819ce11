/** Reads answered by the test instead of the server, whether the page asks for them alone or together with others. */
import type { Page, Route } from '@playwright/test';
import type { AnswerOf, Envelope } from '#contract/endpoint.ts';
import { OK } from '#contract/endpoint.ts';
import { limits } from '#contract/limits.ts';
import { readTogether } from '#contract/together.ts';

type Data = object;
/** What the page gets instead of what the server says; null: nothing, as without a network. */
type Instead = (address: URL, real: Data) => Data | null;
type Parts = AnswerOf<typeof readTogether>;

const togetherPath = limits.apiBase + readTogether.path;
const reads = (path: string) => (url: URL) =>
  url.pathname === limits.apiBase + path || url.pathname === togetherPath;

const addressesIn = (route: Route): URL[] => {
  const { paths } = route.request().postDataJSON() as { paths: string[] };
  return paths.map((path) => new URL(path, route.request().url()));
};

const dataOf = (text: string): Data => (JSON.parse(text) as Envelope<Data>).data ?? {};
const textOf = (data: Data): string => JSON.stringify({ code: OK, message: 'OK', data });

/** From now on a GET of this path is answered like this; returns the way back. */
export const answerRead = async (page: Page, path: string, instead: Instead) => {
  const pattern = reads(path);
  const alone = async (route: Route) => {
    const response = await route.fetch();
    const data = instead(new URL(route.request().url()), dataOf(await response.text()));
    await (data ? route.fulfill({ response, body: textOf(data) }) : route.abort());
  };
  const together = async (route: Route) => {
    const addresses = addressesIn(route);
    if (!addresses.some(pattern)) return route.fallback();
    const response = await route.fetch();
    const { data: parts = [], ...rest } = (await response.json()) as Envelope<Parts>;
    const answered: Parts = [];
    for (const [i, { status, body }] of parts.entries()) {
      const address = addresses[i];
      if (!address || !pattern(address)) {
        answered.push({ status, body });
        continue;
      }
      const data = instead(address, dataOf(body));
      if (!data) return route.abort();
      answered.push({ status, body: textOf(data) });
    }
    return route.fulfill({ response, json: { ...rest, data: answered } });
  };
  const handle = (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === togetherPath) return together(route);
    return route.request().method() === 'GET' ? alone(route) : route.fallback();
  };
  await page.route(pattern, handle);
  return () => page.unroute(pattern, handle);
};
