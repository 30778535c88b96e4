import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from 'bifolio';
import { renderAlone } from 'bifolio/in-browser';
import { createRenderer } from 'bifolio/server';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as server from './server.ts';
import { theme } from './theme.ts';

interface Group {
  messages: Record<
    string,
    { message?: string | string[]; wrong?: string; right?: string; try?: 'wrong' | 'both' }
  >;
}

/** What the documentation says of each kind of problem. */
const groups: Record<string, Group> = parse(
  readFileSync(join(import.meta.dirname, '../../../docs/messages.yaml'), 'utf8'),
);

/** Groups whose problems a page shows by itself. The others are of a whole site: its links, its config, its passwords, commands. */
const OF_PAGES = ['frontmatter', 'markdown', 'code', 'components', 'images', 'blocks', 'embeds'];

/** Codes in them that need more than the text of a page, by what that is. Other tests have them, such as `mistakes.ts` of the command line. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'other files': ['include-region', 'include-range', 'folder-missing', 'demo-vue'],
  'files of images': ['missing-image', 'unsafe-image', 'image-outside-project', 'remote-image-size'],
  'installed packages': [
    'twoslash',
    'twoslash-language',
    'caniuse-feature',
    'chart-drawing',
    'drawing-browser',
    'unknown-icon',
  ],
  'an .mdx page': ['mdx-syntax', 'mdx-unread', 'island-props'],
  'modules of the author': [
    ...[
      'private-field',
      'lifeless-code',
      'node-in-island',
      'module-url',
      'island-hydrate',
      'island-export-all',
      'unsettled',
    ],
    ...[
      'no-default-export',
      'misnamed-override',
      'unknown-slot',
      'markdown-import',
      'data-import',
      'bundle-failed',
      'missing-file',
    ],
  ],
  'the config or a command': ['missing-title', 'transform-result'],
  'an extension': ['unseen-data'],
  'much time': ['slow-code'],
  'a comment that the page of messages would be warned of': ['foreign-mark'],
};

/** Codes whose right sample needs a file, or a choice of the author, that no test of a page has. */
const RIGHT_ELSEWHERE = ['include-missing', 'include-inline', 'include-outside', 'locked-part'];

const elsewhere = Object.values(ELSEWHERE).flat();
const samples = Object.entries(groups)
  .filter(([group]) => OF_PAGES.includes(group))
  .flatMap(([, { messages }]) => Object.entries(messages))
  .flatMap(([code, { wrong, right, message = [] }]) =>
    wrong && !elsewhere.includes(code) ? [{ code, wrong, right, said: [message].flat() }] : [],
  );

const Own = () => null;
const renderer = createRenderer(
  {
    theme: server,
    components: { Counter: { Counter: Own }, MyBox: { MyBox: Own } },
    layouts: {},
    slots: {},
    mdx: {},
  } as never,
  {
    build: '',
    client: '',
    clientImports: [],
    react: [],
    siteStyles: [],
    componentStyles: () => [],
    style: (name) => `/${name}.css`,
    island: (id) => ({ src: `/${id}`, imports: [], styles: [] }),
  },
);
const ofTheme = theme();
const resolve = {
  resolveLink: (href: string) => ({ href, external: /^[a-z]+:/.test(href), isPage: true }),
  resolveImage: async (src: string) => ({ src }),
};

/** What is reported of a sample: as a page, and as frontmatter. */
async function problemsOf(sample: string): Promise<Problem[]> {
  const sources = [`${closed(sample)}\n`, `---\n${sample}\n---\n`];
  const rendered = await Promise.all(
    sources.map((source) => renderAlone(source, { renderer, theme: ofTheme, lang: 'en-US', resolve })),
  );
  return rendered.flatMap(({ problems }) => problems);
}

/** A sample that is only the first line of a container or a code block, with its end; `…` stands for lines between. */
function closed(sample: string): string {
  const whole = sample.replaceAll(' … ', '\n\n');
  if (/^:::+[^\n]*$/.test(whole)) return `${whole}\n\nText\n\n:::`;
  return /^```[^\n]*$/.test(whole) ? `${whole}\na();\nb();\nc();\n\`\`\`` : whole;
}

/** Whether a message is one of those that the documentation shows, with `…` for names. */
const isShown = (message: string, said: readonly string[]) =>
  said.some((text) => {
    const parts = text.split('…').map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
    return new RegExp(`^${parts.join('.*')}$`, 's').test(message);
  });

test.each(samples)(
  'the wrong sample of $code is reported in the words of its page, and the right one is not',
  async ({ code, wrong, right, said }) => {
    const reported = (await problemsOf(wrong)).filter((problem) => problem.code === code);
    expect(reported).not.toEqual([]);
    expect(reported.filter(({ message }) => !isShown(message, said))).toEqual([]);
    if (!right || RIGHT_ELSEWHERE.includes(code)) return;
    expect((await problemsOf(right)).map((problem) => problem.code)).not.toContain(code);
  },
);

test('pages open in the playground what is reported there', () => {
  const all = Object.values(groups).flatMap(({ messages }) => Object.entries(messages));
  const opened = all.flatMap(([code, message]) => (message.try ? [code] : []));
  expect(opened.sort()).toEqual(samples.map(({ code }) => code).sort());
});

test('codes that need more than a page are those that exist', () => {
  const all = Object.values(groups).flatMap(({ messages }) => Object.keys(messages));
  expect([...elsewhere, ...RIGHT_ELSEWHERE].filter((code) => !all.includes(code))).toEqual([]);
});
