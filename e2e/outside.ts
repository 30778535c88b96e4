import type { BrowserContext, Page, Route } from '@playwright/test';

interface Answer {
  contentType: string;
  body: string;
}

const anyone = { 'access-control-allow-origin': '*' };
const nothingKnown: Answer = { contentType: 'application/json', body: '{}' };

/** What each kind of request gets: enough for a page to be content, and nothing that a scenario could rely on. */
const answers: Readonly<Record<string, Answer>> = {
  image: {
    contentType: 'image/svg+xml',
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="20"/>',
  },
  document: { contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' },
  script: { contentType: 'text/javascript', body: '' },
  stylesheet: { contentType: 'text/css', body: '' },
};

const answerTo = (kind: string) => answers[kind] ?? nothingKnown;

/** Stands in for every host but our own, so that scenarios need no network. A scenario's own routes come first. */
export async function standInForOutside(context: BrowserContext): Promise<void> {
  await context.route(isOutside, (route: Route) =>
    route.fulfill({ ...answerTo(route.request().resourceType()), headers: anyone }),
  );
}

/**
 * The same for walks over many pages, below Playwright's routes: those switch the browser's cache off, and every page
 * would fetch all scripts anew. A scenario that asks for it has no routes of its own.
 */
export async function standInBehindCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, resourceType }) => {
    const { contentType, body } = answerTo(resourceType.toLowerCase());
    const headers = { ...anyone, 'content-type': contentType };
    const responseHeaders = Object.entries(headers).map(([name, value]) => ({ name, value }));
    const answer = {
      requestId,
      responseCode: 200,
      responseHeaders,
      body: Buffer.from(body).toString('base64'),
    };
    // The page may have gone on before the answer comes.
    session.send('Fetch.fulfillRequest', answer).catch(() => {});
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

const isOutside = ({ protocol, hostname }: URL) =>
  /^https?:$/.test(protocol) && hostname !== 'localhost' && hostname !== '127.0.0.1';
