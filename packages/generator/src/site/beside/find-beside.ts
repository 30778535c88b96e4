import { onceOf } from '../../core/cache/once-of.ts';
import type { Page } from '../../core/contracts/page.ts';
import { isListed, type PageBeside } from '../faces/make-face.ts';
import type { Site } from '../read/read-site.ts';
import { createBesideMaker } from './make-beside.ts';

/** The page that a path of the output, without a slash first, has a file beside; `undefined` when there is none. */
export const pageBeside = (site: Site, path: string): Page | undefined => pagesByPath(site).get(path);

/** The file at a path, made of the page that it is beside. */
export async function fileBeside(
  { graph, generated }: Site,
  path: string,
  pageOf: () => Promise<PageBeside | undefined>,
): Promise<{ type: string; text: string | Uint8Array } | undefined> {
  const { files } = await createBesideMaker(graph, generated)(await pageOf());
  const file = files.find((one) => one.path === path);
  return file && { type: file.type, text: file.content };
}

/** A site is made anew when pages come or go. */
const pagesByPath = onceOf(({ graph, generated: { beside } }: Site): ReadonlyMap<string, Page> => {
  const pages = beside.length > 0 ? graph.pages.filter(isListed) : [];
  return new Map(
    pages.flatMap((page) =>
      beside.flatMap((file): [string, Page][] => {
        const path = file.path(page);
        return path === undefined ? [] : [[path, page]];
      }),
    ),
  );
});
