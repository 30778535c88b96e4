import { posix } from 'node:path';

/** Where each line of the text that is parsed comes from: the page's file or one that it includes. */
export interface SourceMap {
  text: string;
  /** File and line of a line of `text`, counted from 1. */
  place(line: number): { file: string; line: number };
  /** File, line and column of `needle` in lines `from` to `to`; without a column when it is not found as written. */
  find(needle: string, from: number, to: number): { file: string; line: number; column?: number };
  /** An address written in the file of this line, as the page itself would write it. */
  rebase(address: string, line: number, kind: AddressKind): string;
}

/** What an address in a text is for. */
export type AddressKind = 'link' | 'image';

/** A line of an included file. */
export interface LineOrigin {
  file: string;
  line: number;
  /** Characters that stand before it, where it was not written; less than 0 when it has lost some. @default 0 */
  shift?: number;
}

/**
 * `origins` holds one entry for each line of `text`; without it all lines are the page's own, from line `offset` on.
 * Addresses that are not `rebased` stay as they are written.
 */
export function createSourceMap(
  text: string,
  page: { file: string; offset: number },
  origins?: readonly LineOrigin[],
  rebased: Readonly<Record<AddressKind, boolean>> = { link: true, image: true },
): SourceMap {
  let lines: readonly string[] | undefined;
  const place = (line: number) => {
    const origin = origins?.[line - 1];
    return { file: origin?.file ?? page.file, line: origin?.line ?? line + page.offset - 1 };
  };
  return {
    text,
    place,
    find(needle, from, to) {
      lines ??= text.split('\n');
      for (let line = from; line <= to; line++) {
        const index = lines[line - 1]?.indexOf(needle) ?? -1;
        if (index !== -1) return { ...place(line), column: index + 1 - (origins?.[line - 1]?.shift ?? 0) };
      }
      return { ...place(from) };
    },
    rebase(address, line, kind) {
      const { file } = place(line);
      if (file === page.file || !rebased[kind] || !isRelative(address)) return address;
      const path = posix.relative(posix.dirname(page.file), posix.join(posix.dirname(file), address));
      return path.startsWith('.') ? path : `./${path}`;
    },
  };
}

const isRelative = (address: string) => !/^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(address) && address !== '';
