import { fileBeside, pageBeside } from '../../beside/find-beside.ts';
import type { CurrentSite } from '../current-site.ts';
import type { createSealedFiles } from '../sealed-files.ts';
import { samePage } from './dev-rendering.ts';
import type { FrameDocuments } from './frame-documents.ts';
import type { KeptRendering } from './kept-rendering.ts';

/** A file that is made, and not a file of the author's. */
export interface DevFile {
  text: string | Uint8Array;
  type: string;
}

export interface MadeFilesOptions {
  documents: FrameDocuments;
  sealed: ReturnType<typeof createSealedFiles>;
  current: CurrentSite;
  rendering: KeptRendering;
}

/** Makes a function that gives the file at a path: of a frame, encrypted, made of pages, or beside a page. */
export function createMadeFiles({ documents, sealed, current, rendering }: MadeFilesOptions) {
  return async (path: string): Promise<DevFile | undefined> => {
    const written = documents.file(path) ?? (await sealed.file(path));
    if (written) return written;
    const file = current.site.generated.files.find((one) => `/${one.path}` === path);
    const page = pageBeside(current.site, path.slice(1));
    if (!file && !page) return undefined;
    const made = await rendering.current();
    const { face, article } = made.faces;
    if (file) return { type: file.type, text: await file.text({ face, article }) };
    return page && fileBeside(made.site, path.slice(1), () => made.faces.beside(samePage(page, made)));
  };
}
