import type { EmbedAddresses } from '../../embeds/addresses.ts';
import { withQuery } from '../../embeds/with-query.ts';
import type { PenProps } from './attributes.ts';

const NAME = /^[\w-]+$/;

/** Where a pen is. `undefined` when owner or name are no such names. */
export function penAddresses(pen: PenProps): EmbedAddresses | undefined {
  const { user = '', slash = '', preview, editable, tab = 'result', theme } = pen;
  if (!NAME.test(user) || !NAME.test(slash)) return undefined;
  const frame = (themeId: string) =>
    withQuery(`https://codepen.io/${user}/embed/${preview ? 'preview/' : ''}${slash}`, {
      'theme-id': themeId,
      'default-tab': tab,
      editable: editable ? 'true' : undefined,
    });
  return {
    src: frame(theme ?? 'light'),
    darkSrc: theme ? undefined : frame('dark'),
    page: `https://codepen.io/${user}/pen/${slash}`,
  };
}
