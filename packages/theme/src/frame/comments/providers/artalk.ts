import { linkSheet } from '../../../browser/link-sheet.ts';
import type { CommentSettings } from '../comment-settings.ts';
import type { StartComments } from '../comment-widget.ts';

type ArtalkSettings = Extract<CommentSettings, { provider: 'Artalk' }>;

/** Shows the comments that an Artalk server keeps. */
export const start: StartComments<ArtalkSettings> = async (
  { script, style, options },
  { place, isDark, signal },
) => {
  const [{ default: Artalk }] = await Promise.all([
    import(/* @vite-ignore */ script) as Promise<ArtalkModule>,
    linkSheet(style),
  ]);
  signal.throwIfAborted();
  const widget = Artalk.init({ ...options, el: place, darkMode: isDark });
  signal.addEventListener('abort', () => widget.destroy());
  return { setDark: (dark) => widget.setDarkMode(dark) };
};

// What is used of the library: its package may not be installed.
interface ArtalkModule {
  default: { init(options: Record<string, unknown>): { setDarkMode(dark: boolean): void; destroy(): void } };
}
