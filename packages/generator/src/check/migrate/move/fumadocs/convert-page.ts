import type { TagRule, TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { textAttribute } from '../../../../markdown/dialects/jsx/jsx-tree.ts';
import {
  card,
  cardGrid,
  details,
  fileTree,
  hintByType,
  link,
  steps,
  tabs,
  unwrap,
} from '../../../../markdown/dialects/jsx/tag-rules.ts';
import type { ChangedPage } from '../form/mover.ts';
import { convertMdx } from '../mdx/convert-mdx.ts';
import { moduleOfSite } from '../mdx/module-of-site.ts';
import { convertHeadings } from '../next/headings.ts';
import { image, withImages } from '../next/images.ts';
import { includedFile } from '../next/included-file.ts';
import { inLanguage } from '../next/links.ts';
import { mapTargets } from '../text/links.ts';
import { typeTable } from './type-table.ts';

export interface FumadocsPage {
  root: string;
  source: string;
  prefixes: readonly string[];
  readExpression(source: string): unknown;
  /** Rules for components of the site. */
  mapped: TagRules;
}

const CALLOUTS = {
  info: 'info',
  warn: 'warning',
  warning: 'warning',
  error: 'caution',
  success: 'tip',
  idea: 'tip',
};

const group: TagRule = (node, { body }) => `${body(node)}\n`;

/** Steps with headings keep them, so that their ids stay; others are a numbered list. */
const stepList: TagRule = (node, render, place) =>
  /^\s*#{2,6} /m.test(render.body(node))
    ? `${render.children(node, 'Step').map(render.body).join('\n\n') || render.body(node)}\n`
    : steps('Step')(node, render, place);

/** A chart that is written in an attribute. */
const mermaid: TagRule = (node) => {
  const chart = textAttribute(node, 'chart');
  return chart === undefined ? undefined : `\`\`\`mermaid\n${chart.replaceAll('\\n', '\n').trim()}\n\`\`\`\n`;
};

const tagsFor = ({ readExpression }: FumadocsPage): TagRules => ({
  Callout: hintByType(CALLOUTS, 'info'),
  Cards: cardGrid,
  Card: card(),
  Tabs: tabs({ tab: ['Tab'], label: ['title', 'value'] }),
  Steps: stepList,
  Step: unwrap,
  Accordions: group,
  Accordion: details('title'),
  Files: fileTree({ folder: 'Folder', file: 'File' }),
  TypeTable: typeTable(readExpression),
  ImageZoom: image,
  Image: image,
  Link: link(),
  InlineTOC: () => '[[toc]]\n',
  Mermaid: mermaid,
});

const KNOWN = /^(?:fumadocs-(?:ui|core|mdx)(?:\/.*)?|next\/(?:image|link))$/;

/** The text of a page: components as containers, ids of headings in our form, files that it includes. */
export function fumadocsProse(text: string, page: ChangedPage, site: FumadocsPage): string {
  const headings = convertHeadings(withImages(convertIncludes(text, page, site), page));
  const include = (from: string) => includedFile(from, page, site);
  const isMdx = page.page.file.endsWith('.mdx');
  const body = isMdx
    ? convertMdx(
        headings,
        {
          tags: { ...tagsFor(site), ...site.mapped },
          known: KNOWN,
          include,
          module: moduleOfSite(site.root),
        },
        page,
      )
    : headings;
  return mapTargets(body, (target) => inLanguage(target, page, site.prefixes));
}

const INCLUDE = /<include\b([^<>]*)>\s*([^<>\s]+)\s*<\/include>/g;

/** `<include>` of Markdown, or of code. */
const convertIncludes = (text: string, page: ChangedPage, site: FumadocsPage): string =>
  text.replace(INCLUDE, (whole, attributes: string, written: string) => {
    const [path = '', part] = written.split('#');
    const file = includedFile(/\bcwd\b/.test(attributes) ? `@/${path}` : path, page, site);
    if (file === undefined) {
      page.left({
        severity: 'error',
        what: 'An include of a file that is not there',
        todo: 'Write the path of the file from the page.',
        at: whole.split('\n', 1)[0],
      });
      return whole;
    }
    const lang = /\blang=["']([\w-]+)/.exec(attributes)?.[1];
    const title = /title="([^"]*)"/.exec(attributes)?.[1];
    const target = part === undefined ? file : `${file}#${part}`;
    if (/\.mdx?$/.test(path) && lang === undefined) return `<!-- @include: ${target} -->`;
    return `@[code${lang ? ` ${lang}` : ''}${title ? ` title="${title}"` : ''}](${target})`;
  });
