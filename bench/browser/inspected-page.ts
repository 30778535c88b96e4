import type { Inspector } from './inspector.ts';

/** A page of a reader who knows nothing of the site yet. */
export interface InspectedPage {
  send<Result>(method: string, params?: object): Promise<Result>;
  /** Resolves when the page is loaded. */
  visit(url: string): Promise<void>;
  close(): Promise<void>;
}

/** Open one, `width` and `height` pixels large. */
export async function inspectPage(
  { send: tell, heard }: Inspector,
  { width = 1280, height = 800 } = {},
): Promise<InspectedPage> {
  const { browserContextId } = await tell<{ browserContextId: string }>('Target.createBrowserContext');
  const page = { url: 'about:blank', width, height, browserContextId };
  const { targetId } = await tell<{ targetId: string }>('Target.createTarget', page);
  const target = { targetId, flatten: true };
  const { sessionId } = await tell<{ sessionId: string }>('Target.attachToTarget', target);
  const send = <Result>(method: string, params = {}) => tell<Result>(method, params, sessionId);
  await send('Page.enable');
  return {
    send,
    async visit(url) {
      const loaded = heard('Page.loadEventFired');
      await send('Page.navigate', { url });
      await loaded;
    },
    async close() {
      await tell('Target.disposeBrowserContext', { browserContextId });
    },
  };
}
