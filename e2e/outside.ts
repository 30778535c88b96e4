import type { BrowserContext, Route } from '@playwright/test';

const anyone = { 'access-control-allow-origin': '*' };

/** What each kind of request gets: enough for a page to be content, and nothing that a scenario could rely on. */
const answers: Readonly<Record<string, { contentType: string; body: string }>> = {
  image: {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"/>',
  },
  document: { contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' },
  script: { contentType: 'text/javascript', body: '' },
  stylesheet: { contentType: 'text/css', body: '' },
  fetch: { contentType: 'application/json', body: '{}' },
};

/** Stands in for every host but our own, so that scenarios need no network. A scenario's own routes come first. */
export async function standInForOutside(context: BrowserContext): Promise<void> {
  await context.route(isOutside, (route: Route) => {
    const answer = answers[route.request().resourceType()] ?? answers.fetch;
    return route.fulfill({ ...answer, headers: anyone });
  });
}

const isOutside = ({ protocol, hostname }: URL) =>
  /^https?:$/.test(protocol) && hostname !== 'localhost' && hostname !== '127.0.0.1';
