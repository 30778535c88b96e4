import '../../../libraries/giscus.ts';
import type { CommentSettings } from '../comment-settings.ts';
import type { StartComments } from '../comment-widget.ts';

type GiscusSettings = Extract<CommentSettings, { provider: 'Giscus' }>;

/** Shows a discussion in a frame of Giscus. It is there as soon as the frame speaks; one that cannot be loaded stays silent. */
export const start: StartComments<GiscusSettings> = ({ attributes, theme }, { place, isDark, signal }) =>
  new Promise((resolve) => {
    const widget = document.createElement('giscus-widget');
    const setDark = (dark: boolean) => {
      widget.theme = dark ? theme.dark : theme.light;
    };
    Object.assign(widget, attributes);
    setDark(isDark);
    addEventListener(
      'message',
      ({ origin, data }) => {
        if (origin === attributes.host && typeof data === 'object' && data?.giscus) resolve({ setDark });
      },
      { signal },
    );
    place.append(widget);
  });
