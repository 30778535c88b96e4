import { SEALED_FILE } from '../../core/contracts/lock.ts';
import { withoutStyles } from '../../core/needs/inline-sources.ts';
import { markupSources } from '../../core/needs/markup-sources.ts';
import { mergeSources } from '../../core/needs/merge-needs.ts';
import type { Sources } from '../../core/needs/types.ts';
import { LOCKED_STYLE_ATTRIBUTE } from '../../locks/locked-style.ts';
import type { ModuleFiles, SealFile } from './module-files.ts';

/** HTML that will be encrypted, and what the policy around it has to allow. */
export interface LockedHtml {
  html: string;
  sources: Sources;
}

/**
 * Encrypts the files that modules have given to locked HTML. Style attributes that name encrypted files wait, and need no hash: nobody
 * knows the addresses that they get in the browser.
 */
export async function sealFiles(
  { html, sources }: LockedHtml,
  moduleFiles: Pick<ModuleFiles, 'sealIn'> | undefined,
  seal: SealFile,
): Promise<LockedHtml> {
  const sealed = (await moduleFiles?.sealIn(html, seal)) ?? html;
  const waiting = sealed.replaceAll(STYLE, (style, text: string) =>
    SEALED_FILE.test(text) ? ` ${LOCKED_STYLE_ATTRIBUTE}="${text}"` : style,
  );
  const needed = waiting === sealed ? sources : withoutStyles(sources, goneStyles(html, waiting));
  return { html: waiting, sources: mergeSources([needed, sealedFileSources(waiting)]) };
}

/** As React and the rules of Markdown write it. */
const STYLE = / style="([^"]*)"/g;

/** Sources of the style attributes that one HTML has and the other has not. */
function goneStyles(html: string, without: string): ReadonlySet<string> {
  const kept = styleSources(without);
  return new Set([...styleSources(html)].filter((source) => !kept.has(source)));
}

function styleSources(html: string): ReadonlySet<string> {
  const styles = [...html.matchAll(STYLE)].map(([style]) => `<i${style}>`);
  return new Set(markupSources(styles.join('')).flatMap((sources) => sources['style-src'] ?? []));
}

/** What the policy has to allow for encrypted films, sounds and documents, which are shown from memory. Images are always allowed. */
export function sealedFileSources(html: string): Sources {
  const extensions = new Set(
    [...html.matchAll(new RegExp(SEALED_FILE, 'g'))].map(([, , , extension]) => extension),
  );
  const has = (names: readonly string[]) => names.some((name) => extensions.has(name));
  return {
    ...(has(MEDIA) && { 'media-src': ['blob:'] }),
    ...(has(['pdf']) && { 'frame-src': ['blob:'] }),
  };
}

const MEDIA = ['mp4', 'webm', 'mov', 'mp3', 'ogg', 'wav', 'm4a', 'vtt'];
