/** What pages of the specimen have, so that options have something to change. */

/** Options of every site. */
export const siteOptions: Record<string, unknown> = {
  docsRepo: 'bifolio/bifolio',
  social: [{ icon: 'github', link: 'https://github.com/bifolio/bifolio' }],
  lastUpdated: false,
  changelog: false,
  contributors: false,
  footer: { message: 'Released under MIT', copyright: 'Copyright 2026' },
  asideLinks: { star: true, issue: true },
  profile: { name: 'Ana', description: 'Writes about tea.', avatar: '/mark.svg' },
  sidebar: {
    '/': [
      {
        text: 'Specimen',
        items: [
          { text: 'Plain page', link: '/plain/' },
          { text: 'Group', items: [{ text: 'Entry', link: '/page/' }] },
        ],
      },
    ],
  },
};

/** What an option of an object needs beside its value. */
export const optionSamples: Record<string, unknown> = {
  bulletin: { title: 'News', content: 'A sentence about it.', enablePage: true },
  watermark: { watermarkOptions: { image: '/mark.svg', width: 240, height: 200 } },
};

/** Fields of every page. */
export const pageFields: Record<string, unknown> = {
  createTime: '2026/01/02 03:04:05',
  prev: '/plain/',
  next: '/plain/',
};

/** What a field of an object needs beside its value. */
export const fieldSamples: Record<string, unknown> = {
  watermark: { image: '/mark.svg', width: 240, height: 200 },
  coverStyle: { page: true },
};

/** Options and fields that change nothing to see, or not the same twice, and why. */
export const UNSEEN: Readonly<Record<string, string>> = {
  article: 'metadata',
  translation: 'read by checks',
  draft: 'no page in builds',
  sitemap: 'another file',
  machine: 'a file beside the page',
  search: 'an index',
  hero: 'a page of layouts',
  home: 'a page of layouts',
  friends: 'a page of layouts',
  pageLayout: 'a page of layouts',
  plot: 'shown by a pointer',
  transition: 'seen in motion only',
  'watermark=true': 'drawn with a font of the machine',
  'bulletin.lifetime': 'what storage keeps',
  'bulletin.contentType': 'the same text',
  ...Object.fromEntries(
    [
      'contentType',
      'layout',
      'mode',
      'movable',
      'textAlign',
      'textBaseline',
      'textType',
      'translatePlacement',
    ].map((key) => [`watermark.${key}`, 'drawn by a library']),
  ),
};

/** The text below the title of each page: each common element once. */
export const BODY = `A standfirst of one sentence with a [link](/plain/) and \`code\`.

## First section

Text with **emphasis**, ==a mark== and an [outer link](https://example.org/).

- One item
- Another item

> A quotation of one line.

### Below it

\`\`\`ts title="src/main.ts"
const answer = 42; // [!code ++]
export default answer;
\`\`\`

::: tip Temperature
Water of 80 degrees.
:::

## Second section

| Tea | Water |
| --- | ----: |
| Longjing | 80 |
| Dianhong | 100 |

::: aside
A side note.
:::

1. First
2. Second
`;

/** A reference page: fields, and an example beside them. */
export const REFERENCE = `What it is for.

## brew(options)

Makes a pot.

\`\`\`ts
brew({
  tea: 'Longjing',
  water: 80,
});
\`\`\`

:::: field-group
::: field tea
@type \`string\`
@required

Name of the tea.
:::
::: field water
@type \`number\`
@default \`80\`

Degrees.
:::
::::

## pour()

Pours it. It takes no options.

\`\`\`ts
pour();
\`\`\`

::: warning
It is hot.
:::
`;
