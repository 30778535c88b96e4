import { linkSheet } from '../../../browser/link-sheet.ts';
import type { CommentSettings } from '../comment-settings.ts';
import type { StartComments } from '../comment-widget.ts';

type WalineSettings = Extract<CommentSettings, { provider: 'Waline' }>;

/** Shows the comments that a Waline server keeps. Its colors are those of the style sheet. */
export const start: StartComments<WalineSettings> = async ({ script, style, options }, { place, signal }) => {
  const [{ init }] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<WalineModule>,
    linkSheet(style),
  ]);
  signal.throwIfAborted();
  const widget = init({ ...options, el: place });
  signal.addEventListener('abort', () => widget?.destroy());
  return {};
};

// What is used of the library: its package may not be installed.
interface WalineModule {
  init(options: Record<string, unknown>): { destroy(): void } | null;
}
