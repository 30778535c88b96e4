import type { InsertSource } from 'bifolio';
import type { BulletinOptions } from './options.ts';

/** Name of its text among those that the generator renders. */
export const BULLETIN = 'bulletin';

/** The text of a bulletin, for the generator to render; `option` is where the config has the bulletin. */
export function bulletinInserts(
  bulletin: BulletinOptions | false,
  option: readonly string[],
): Record<string, InsertSource> {
  const { content, contentType, contentFile } = bulletin || {};
  if (contentFile !== undefined)
    return { [BULLETIN]: { file: contentFile, option: [...option, 'contentFile'] } };
  if (content === undefined) return {};
  return { [BULLETIN]: contentType === 'markdown' ? { markdown: content } : { html: content } };
}
