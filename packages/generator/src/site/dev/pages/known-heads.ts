import { headSignature } from './head-signature.ts';

/** What other pages know of pages: their heads, as the site was read last. */
export interface KnownHeads {
  /** Whether a source says what is known already. */
  isKnown(file: string, source: string): boolean;
  /**
   * Takes the source of a page that is rendered: with `isAsRead` the site was read from it. One that was saved since tells what
   * is known only if its head is the same.
   */
  note(file: string, source: string, { isAsRead }: { isAsRead: boolean }): void;
  forget(file: string): void;
  clear(): void;
}

/** Nothing is known of pages that nobody has opened. */
export function createKnownHeads(): KnownHeads {
  const signatures = new Map<string, string>();
  const isKnown = (file: string, source: string) => signatures.get(file) === headSignature(source);
  return {
    isKnown,
    note(file, source, { isAsRead }) {
      if (isAsRead) signatures.set(file, headSignature(source));
      else if (!isKnown(file, source)) signatures.delete(file);
    },
    forget: (file) => void signatures.delete(file),
    clear: () => signatures.clear(),
  };
}
