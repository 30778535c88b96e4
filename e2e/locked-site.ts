import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateRawSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import { scratchFolder } from './scratch.ts';

/** Passwords of the site that `writeLockedSite` writes. */
export const passwords = {
  admin: 'canary-admin-password',
  rule: 'canary-rule-密码',
  own: 'canary-own-password',
  part: 'canary-part-password',
  otherPart: 'canary-other-password',
};

/** An SVG and a text file with words of their own, so that they can be looked for. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><title>canary picture</title><rect width="80" height="40" fill="#246"/></svg>';

/** More than is laid out at a time. */
const filler = 'A sentence to make the page *longer* than the window.\n\n'.repeat(60);

const pages = {
  'README.md': `---
title: Home
---

Everybody may read this. [A secret](./secret/one.md), [another](./secret/two.md), [mine](./own.md).
`,
  'public.md': `# Public

Text with \`code\`.

<LinkCard href="/secret/one/" />

<LinkCard href="/own/" title="Mine" />
`,
  'secret/one.md': `# The first secret

Canary of the first sentence.

<!-- more -->

## Canary heading

![Canary alternative](./canary-picture.svg)

![[canary-notes.pdf]]

\`\`\`ts
const canaryOfCode = 1;
\`\`\`

::: tabs
@tab Canary tab
Canary of the panel.
@tab Other
Canary of the other panel.
:::

${filler}

## Last canary heading

Canary of the end.
`,
  'secret/two.md': '---\ntitle: The second secret\ntags: [free-tag]\n---\n\nCanary of the second page.\n',
  'secret/canary-picture.svg': picture,
  'secret/canary-notes.pdf': '%PDF-1.4 canary notes',
  'secret/ground.md': '---\ntitle: Ground\n---\n\n<Ground />\n',
  'components/Ground.tsx': `import ground from './ground.svg';

export const Ground = () => <p className="ground" style={{ width: 80, backgroundImage: \`url("\${ground}")\` }}>Ground</p>;
`,
  'components/ground.svg': picture.replace(
    '/>',
    `/><desc>${'More than is written into a page. '.repeat(200)}</desc>`,
  ),
  'own.md': `---
title: Mine
password: ${passwords.own}
passwordHint: A hint for everybody
mood: canary mood
copyright:
  author:
    name: Canary author
---

# Canary title

Canary of my own page.
`,
  'parts.md': `---
title: Parts
---

## First

Everybody may read the beginning.[^public]

[^public]: A note for everybody.

:::: encrypt password="${passwords.part}" hint="A hint for a part"
Canary of a part.[^note]

## Canary heading of a part

## First

![Canary picture of a part](./secret/canary-picture.svg)

::: tip Canary tip
With \`canary code\`.
:::

[^note]: Canary of a note.
::::

## Last

Everybody may read the end.
`,
  'several.md': `---
title: Several
---

::: encrypt password="${passwords.part}"
## Canary of one

Canary of a first part.
:::

::: encrypt password="${passwords.otherPart}"
## Canary of another

Canary of a second part.
:::
`,
  'blog/locked.md': `---
title: A locked post
password: ${passwords.own}
createTime: 2026/11/20 10:00:00
tags: [news]
---

Canary of a locked post.

<!-- more -->

Canary of its rest.
`,
  'blog/open.md': `---
title: An open post
createTime: 2026/11/21 10:00:00
tags: [news]
---

Everybody may read this post.
`,
  'landing.md': `---
title: Landing
pageLayout: home
password: ${passwords.own}
config:
  - type: hero
    hero:
      name: Canary hero
      tagline: Canary tagline
---

Canary of the landing page.
`,
};

/** Takes seconds to build, so one site has it. */
const module = `export const word = 'kanarie';

# A module

Kanarie of a module: {word}.

## Kanarie heading
`;

const config = (encrypt: string) => `import { theme } from '@bifolio/theme';
import { defineConfig } from 'bifolio';

export default defineConfig({
  title: 'Locked site',
  hostname: 'https://example.org',
  theme: theme({ contributors: true, changelog: true, docsRepo: 'owner/name', collections: [{ type: 'post', dir: 'blog', title: 'Blog' }] }),
  ${encrypt}
});
`;

const rules = `encrypt: { admin: '${passwords.admin}', rules: { '/secret/': 'env:RULE_PASSWORD' } },`;
const wholeSite = `encrypt: { global: true, admin: '${passwords.admin}', expires: 8 },`;

/** How the site is locked: by rules, as a whole, or only where pages say so themselves. */
export type Locks = 'rules' | 'site' | 'none';

const options: Readonly<Record<Locks, string>> = { rules, site: wholeSite, none: '' };

/** Writes a site with locked pages; every text that must not be seen has the word "canary" in it. Gives its folder. */
export function writeLockedSite(locks: Locks = 'rules'): string {
  const folder = scratchFolder('locked');
  for (const [name, text] of Object.entries(pages)) write(folder, name, text);
  if (locks === 'rules') write(folder, 'secret/module.mdx', module);
  write(folder, '.env', `RULE_PASSWORD="${passwords.rule}"\n`);
  setLocks(folder, locks);
  writeHistory(folder);
  return folder;
}

/** Names and messages of commits tell of the text too. */
function writeHistory(folder: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' });
  git('init', '-q');
  git('add', 'secret', 'own.md', 'blog/locked.md');
  const canary = [
    '-c',
    'user.name=Canary Person',
    '-c',
    'user.email=canary@example.org',
    '-c',
    'commit.gpgsign=false',
  ];
  git(...canary, 'commit', '-qm', 'feat: a canary of history');
}

/** Changes how a site that was written is locked. */
export const setLocks = (folder: string, locks: Locks) =>
  write(folder, 'bifolio.config.ts', config(options[locks]));

function write(folder: string, name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** Files below a folder that hold a word, in their names, their content, or what any part of it decompresses to. */
export function filesWith(folder: string, word: RegExp): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => ({ path: join(entry.parentPath, entry.name), isFile: entry.isFile() }))
    .filter(
      ({ path, isFile }) =>
        word.test(path.slice(folder.length)) || (isFile && holds(readFileSync(path), word)),
    )
    .map(({ path }) => path.slice(folder.length + 1));
}

const holds = (content: Buffer, word: RegExp) =>
  [content, ...embedded(content), ...decompressed(content), ...frames(content)].some(
    (bytes) => word.test(bytes.toString('utf8')) || word.test(bytes.toString('utf16le')),
  );

/** What the packs of a store hold, whether a row names it or not. */
function frames(content: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = content.indexOf(ZSTD); at >= 0; at = content.indexOf(ZSTD, at + 1))
    try {
      found.push(zstdDecompressSync(content.subarray(at)));
    } catch {
      // These bytes stand there by chance, or what they began was wiped.
    }
  return found;
}

const ZSTD = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

/** Base64 within a file, as bytes, and what that decompresses to. */
const embedded = (content: Buffer): Buffer[] =>
  (content.toString('latin1').match(/[\w+/-]{64,}={0,2}/g) ?? []).flatMap((text) => {
    const bytes = Buffer.from(text, 'base64');
    return [bytes, ...decompressed(bytes)];
  });

function decompressed(bytes: Buffer): Buffer[] {
  return [gunzipSync, inflateSync, inflateRawSync, brotliDecompressSync].flatMap((decompress) => {
    try {
      return [decompress(bytes)];
    } catch {
      return [];
    }
  });
}
