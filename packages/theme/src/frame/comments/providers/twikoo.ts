import { linkSheet } from '../../../browser/link-sheet.ts';
import type { CommentSettings } from '../comment-settings.ts';
import type { StartComments } from '../comment-widget.ts';

type TwikooSettings = Extract<CommentSettings, { provider: 'Twikoo' }>;

/** Shows the comments that a Twikoo server keeps. */
export const start: StartComments<TwikooSettings> = async ({ script, style, options }, { place, signal }) => {
  const [twikoo] = await Promise.all([loadTwikoo(script), linkSheet(style)]);
  signal.throwIfAborted();
  await twikoo.init({ ...options, el: place });
  return {};
};

/** Not a module: it puts itself into the window. */
function loadTwikoo(src: string): Promise<Twikoo> {
  const scope = window as typeof window & { twikoo?: Twikoo };
  return new Promise((resolve, reject) => {
    if (scope.twikoo) return resolve(scope.twikoo);
    const script = Object.assign(document.createElement('script'), { src });
    script.onload = () => (scope.twikoo ? resolve(scope.twikoo) : reject(new Error(`No Twikoo in ${src}`)));
    script.onerror = () => reject(new Error(`${src} cannot be fetched`));
    document.head.append(script);
  });
}

// What is used of the library: its package may not be installed.
interface Twikoo {
  init(options: Record<string, unknown>): Promise<void>;
}
