/** Attributes of React, and those of HTML that they stand for. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/\bclassName=/g, 'class='],
  [/\bhtmlFor=/g, 'for='],
  [/\bframeBorder=/g, 'frameborder='],
  [/\ballowFullScreen\b/g, 'allowfullscreen'],
  [/\bsrcSet=/g, 'srcset='],
  [/\btabIndex=/g, 'tabindex='],
  [/\bcrossOrigin=/g, 'crossorigin='],
];

/** JSX that is HTML in other words: comments, attributes, styles, files of the site; components of the theme are Markdown. */
export function convertJsx(text: string): string {
  const comments = text
    .replace(/\{\/\*\s*truncate\s*\*\/\}|<!--\s*truncate\s*-->/g, '<!-- more -->')
    .replace(/\{\s*\/\*([\s\S]*?)\*\/\s*\}/g, (_, words: string) => `<!--${words.replace(/--+/g, '-')}-->`)
    .replace(/\{(['"`]) \1\}/g, ' ');
  return separateHtml(themeComponents(linkTags(comments.replace(/<[a-zA-Z][^<>]*>/g, convertTag))));
}

/** One opening tag. */
function convertTag(tag: string): string {
  const named = NAMES.reduce((text, [name, html]) => text.replace(name, html), tag);
  return named
    .replace(
      /=\{\s*(?:require|useBaseUrl)\(\s*(['"])(.*?)\1\s*\)(?:\.default)?\s*\}/g,
      (_, _quote, path: string) => `="${siteFile(path)}"`,
    )
    .replace(/=\{\s*(['"`])([^{}'"`$]*)\1\s*\}/g, '="$2"')
    .replace(/=\{(\d+|true|false)\}/g, '="$1"')
    .replace(/\bstyle=\{\{([^{}]*)\}\}/g, (_, style: string) => `style="${cssOf(style)}"`)
    .replace(
      /((?:src|href)=["'])(@site\/[^"']*)/g,
      (_, before: string, path: string) => before + siteFile(path),
    );
}

/** `@site/static/img/a.png` is `/img/a.png`. */
export const siteFile = (path: string): string =>
  path.replace(/^@site\/static(?=\/)/, '').replace(/^@site(?=\/)/, '');

/** `marginTop: '1em', width: 10` as CSS. */
const cssOf = (style: string): string =>
  [...style.matchAll(/([\w]+)\s*:\s*(?:'([^']*)'|"([^"]*)"|(-?[\d.]+))/g)]
    .map(([, name = '', single, double, number]) => {
      const value =
        single ??
        double ??
        (/^(?:opacity|zIndex|flex|lineHeight|fontWeight|order)$/.test(name) ? number : `${number}px`);
      return `${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}: ${value}`;
    })
    .join('; ');

/** `<Link to>` of Docusaurus. */
export const linkTags = (text: string): string =>
  text
    .replace(/<Link\b([^<>]*)>/g, (_, attributes: string) => `<a${attributes.replace(/\bto=/, 'href=')}>`)
    .replace(/<\/Link>/g, '</a>');

/** `<Admonition>` and `<Details>` of the theme of Docusaurus. */
export const themeComponents = (text: string): string =>
  text
    .replace(/^[ \t]*<Admonition\b([^<>]*)>[ \t]*$/gm, (_, written: string) => {
      const title = attribute(written, 'title');
      return `\n:::${attribute(written, 'type') ?? 'note'}${title ? ` ${title}` : ''}\n`;
    })
    .replace(/^[ \t]*<\/Admonition>[ \t]*$/gm, '\n:::\n')
    .replace(/<(\/?)Details\b/g, '<$1details');

/** The text of an attribute in a tag. */
export const attribute = (written: string, name: string): string | undefined =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|'([^']*)'|\\{\\s*["'\`]([^"'\`]*)["'\`]\\s*\\})`)
    .exec(written)
    ?.slice(1)
    .find((one) => one !== undefined);

const BLOCK = 'div|section|details|article|figure|center|aside|table|blockquote';

/** Markdown within HTML stands between empty lines here. */
const separateHtml = (text: string): string =>
  text
    .replace(new RegExp(`^([ \\t]*<(?:${BLOCK})\\b[^<>]*>[ \\t]*)\\n(?=[ \\t]*[^\\s<])`, 'gim'), '$1\n\n')
    .replace(/^(.*<\/summary>[ \t]*)\n(?=[ \t]*\S)/gim, '$1\n\n')
    .replace(
      new RegExp(`(\\S[ \\t]*)\\n([ \\t]*</(?:${BLOCK})>)`, 'gi'),
      (whole, before: string, after: string) => (/[>]\s*$/.test(before) ? whole : `${before}\n\n${after}`),
    );
