/** Icon sets of Material for MkDocs, and theirs at Iconify. */
const SETS: readonly (readonly [RegExp, string])[] = [
  [/^material-/, 'mdi:'],
  [/^octicons-/, 'octicon:'],
  [/^simple-/, 'simple-icons:'],
  [/^fontawesome-brands-/, 'fa6-brands:'],
  [/^fontawesome-solid-/, 'fa6-solid:'],
  [/^fontawesome-regular-/, 'fa6-regular:'],
];

const ICON = /:((?:material|octicons|simple|fontawesome)-[a-z\d-]+):(?:\{([^{}]*)\})?/g;

/** The name of an icon of Material for MkDocs at Iconify, such as `mdi:home`. */
export function iconName(written: string): string | undefined {
  const name = written.replaceAll('/', '-');
  const set = SETS.find(([start]) => start.test(name));
  return set && name.replace(set[0], set[1]);
}

/** One line of text in our words: icons, keys, attributes, `^^inserted^^`, the table of contents. */
export const convertProse = (line: string): string =>
  line
    .replace(ICON, (whole, name: string, attributes = '') => {
      const icon = iconName(name);
      const classes = [...String(attributes).matchAll(/\.([\w-]+)/g)].map(([, one]) => ` ${one}`).join('');
      return icon ? `::${icon}${classes}::` : whole;
    })
    .replace(/\+\+([\w"'-]+(?:\+[\w"'-]+)*)\+\+/g, (_, keys: string) =>
      keys
        .split('+')
        .map((key) => `<kbd>${keyName(key)}</kbd>`)
        .join('+'),
    )
    .replace(/\^\^(?=\S)(.+?)(?<=\S)\^\^/g, '<ins>$1</ins>')
    .replace(/\{:[ \t]*/g, '{')
    .replace(/^\[TOC\][ \t]*$/, '[[toc]]');

const keyName = (key: string) =>
  key
    .replace(/^["']|["']$/g, '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const OPEN =
  /^(\s*<(div|section|figure|details|article|aside|span|p)\b[^>]*?)\s+markdown(?:=(?:"[^"]*"|\S+?))?(?=[\s>])([^>]*>)[ \t]*$/i;

/** HTML with `markdown` in its tag: here Markdown is read between empty lines. */
export function convertHtml(lines: readonly string[]): string[] {
  const open: string[] = [];
  return lines.flatMap((line) => {
    const [whole, before = '', tag = '', after = ''] = OPEN.exec(line) ?? [];
    if (whole !== undefined) {
      open.push(tag.toLowerCase());
      return [`${before}${after}`, ''];
    }
    const closing = /^\s*<\/(\w+)>\s*$/.exec(line)?.[1]?.toLowerCase();
    if (!closing || open.at(-1) !== closing) return [line];
    open.pop();
    return ['', line];
  });
}
