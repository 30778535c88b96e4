import type { EmbedAddresses } from '../../embeds/addresses.ts';
import { isSet } from '../../embeds/is-set.ts';
import { withQuery } from '../../embeds/with-query.ts';

/** Which pen, and how CodePen shows it. */
export interface Pen {
  /** Whose pen it is. */
  user: string;
  /** The pen's name in its address. */
  slash: string;
  /** Wait for a click on the pen before its code runs. @default false */
  preview?: boolean | string;
  /** Let readers change the code, for owners with CodePen Pro. @default false */
  editable?: boolean | string;
  /** Panes, parted by commas: `html`, `css`, `js`, `result`. @default 'result' */
  tab?: string;
  /** `light`, `dark`, or the id of a theme of your own. @default as the page */
  theme?: string;
}

const NAME = /^[\w-]+$/;

/** Where a pen is. `undefined` when owner or name are no such names. */
export function penAddresses(pen: Partial<Pen>): EmbedAddresses | undefined {
  const { user = '', slash = '', preview, editable, tab = 'result', theme } = pen;
  if (!NAME.test(user) || !NAME.test(slash)) return undefined;
  const frame = (themeId: string) =>
    withQuery(`https://codepen.io/${user}/embed/${isSet(preview) ? 'preview/' : ''}${slash}`, {
      'theme-id': themeId,
      'default-tab': tab,
      editable: isSet(editable) ? 'true' : undefined,
    });
  return {
    src: frame(theme ?? 'light'),
    darkSrc: theme ? undefined : frame('dark'),
    page: `https://codepen.io/${user}/pen/${slash}`,
  };
}
