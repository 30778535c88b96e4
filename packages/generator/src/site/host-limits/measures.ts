import { dirname } from 'node:path/posix';
import { formatBytes } from '../../core/text/format-bytes.ts';

/** What a build has made. */
export interface MeasuredOutput {
  /** Paths with forward slashes. */
  files: readonly string[];
  /** Of all files. */
  bytes: number;
  sizeOf(file: string): number;
  /** Empty when there is no such file. */
  textOf(file: string): string;
}

/** A number that a platform limits, and the file or folder it was found in. */
interface Found {
  value: number;
  place?: string;
}

interface Reading {
  read(output: MeasuredOutput): Found;
  /** What is counted, after the number. */
  unit: string;
  /** Numbers as people read them. @default with separators of thousands */
  shown?(value: number): string;
  /** What to do when it is too much. */
  hint: string;
}

const fewerRedirects =
  'The 404 page forwards readers that no redirect does, but search engines see a 404. Use fewer `permalink` and `redirects`.';

/** Every number that some platform limits. */
export const measures = {
  files: {
    read: ({ files }) => ({ value: files.length }),
    unit: 'files',
    hint: 'Turn `redirectPages` off, or split the site. Cloudflare takes 100,000 files on a paid plan: set host to "cloudflare-paid".',
  },
  bytes: {
    read: ({ bytes }) => ({ value: bytes }),
    unit: '',
    shown: formatBytes,
    hint: 'Put large images, audio and video on another host, see `replaceAssets`.',
  },
  largestFile: {
    read: ({ files, sizeOf }) => largest(files.map((file) => ({ value: sizeOf(file), place: file }))),
    unit: '',
    shown: formatBytes,
    hint: 'Make the file smaller, or put it on another host, see `replaceAssets`.',
  },
  filesInFolder: {
    read: ({ files }) => largest(filesByFolder(files)),
    unit: 'files in a folder',
    hint: 'Spread the files over more folders.',
  },
  redirects: {
    read: ({ textOf }) => ({
      value: linesOf(textOf('_redirects')).filter((line) => !isPattern(line)).length,
      place: '_redirects',
    }),
    unit: 'redirects',
    hint: `The others are ignored. ${fewerRedirects}`,
  },
  patternRedirects: {
    read: ({ textOf }) => ({
      value: linesOf(textOf('_redirects')).filter(isPattern).length,
      place: '_redirects',
    }),
    unit: 'redirects with `*` or `:name`',
    hint: 'Remove some from your `_redirects`.',
  },
  longestRedirect: {
    read: ({ textOf }) => ({ value: longestLine(textOf('_redirects')), place: '_redirects' }),
    unit: 'characters in a line',
    hint: 'The line is ignored. Shorten its path.',
  },
  redirectBytes: {
    read: ({ textOf }) => ({ value: Buffer.byteLength(textOf('_redirects')), place: '_redirects' }),
    unit: '',
    shown: formatBytes,
    hint: `The whole file is ignored. ${fewerRedirects}`,
  },
  headerRules: {
    read: ({ textOf }) => ({
      value: linesOf(textOf('_headers')).filter((line) => !/^\s/.test(line)).length,
      place: '_headers',
    }),
    unit: 'rules',
    hint: 'Remove some from your `_headers`.',
  },
  longestHeader: {
    read: ({ textOf }) => ({ value: longestLine(textOf('_headers')), place: '_headers' }),
    unit: 'characters in a line',
    hint: 'The line is ignored. Usually it is the content security policy: set `csp: { header: false, meta: true }`, or allow fewer hosts.',
  },
} as const satisfies Record<string, Reading>;

export type Measure = keyof typeof measures;

/** Lines that say something. */
const linesOf = (text: string) => text.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line));
const longestLine = (text: string) => Math.max(0, ...text.split('\n').map((line) => line.length));
const isPattern = (line: string) => /^\S*(?:\*|\/:\w)/.test(line.trim());

const largest = (all: readonly Found[]): Found =>
  all.reduce((one, other) => (other.value > one.value ? other : one), { value: 0 });

function filesByFolder(files: readonly string[]): Found[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts].map(([place, value]) => ({ value, place }));
}
