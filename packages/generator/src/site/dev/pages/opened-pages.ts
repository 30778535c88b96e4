import type { PageChange } from '../../../browser/navigation/hot-protocol.ts';
import { type Answers, stillHolds } from '../../../core/ledger/answers.ts';
import type { Facts } from '../../../core/ledger/facts.ts';

/** What a page was made of when it was rendered. */
export interface MadeOf {
  facts: readonly Facts[];
  /** Files besides those of the facts, relative to the source folder. */
  files: readonly string[];
}

/** The facts of pages that were opened, read backwards: which of these pages a save touches. */
export interface OpenedPages {
  note(route: string, made: MadeOf): void;
  /** Whether a page is made of a file. */
  use(file: string): boolean;
  /** A file was saved, has come or gone. */
  touchFile(file: string): void;
  /** Touches the pages that would be answered otherwise now. */
  touchChanged(answers: Partial<Answers>): void;
  touchAll(): void;
  /** What has been touched since the last call. */
  take(): PageChange;
}

/** Nothing is known of pages that nobody has opened. */
export function createOpenedPages(): OpenedPages {
  const opened = new Map<string, { facts: readonly Facts[]; files: ReadonlySet<string> }>();
  let touched = new Set<string>();
  let isAll = false;
  return {
    note(route, { facts, files }) {
      const asked = facts.flatMap((one) => (one.asked.file ?? []).map(([file]) => file));
      opened.set(route, { facts, files: new Set([...files, ...asked]) });
    },
    use: (file) => [...opened.values()].some(({ files }) => files.has(file)),
    touchFile(file) {
      for (const [route, { files }] of opened) if (files.has(file)) touched.add(route);
    },
    touchChanged(answers) {
      for (const [route, { facts }] of opened)
        if (!facts.every((one) => stillHolds(one, answers))) touched.add(route);
    },
    touchAll() {
      isAll = true;
    },
    take() {
      const change = isAll ? { all: true } : { routes: [...touched] };
      // Nothing is asked again for pages that nobody looks at any more.
      for (const [route, { files }] of opened)
        if (isAll || touched.has(route)) opened.set(route, { facts: [], files });
      touched = new Set();
      isAll = false;
      return change;
    },
  };
}
