import type { TagRules } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { convertInfo } from '../../../../markdown/dialects/jsx/fence-info.ts';
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
import { convertHeadings } from '../next/headings.ts';
import { image, withImages } from '../next/images.ts';
import { includedFile } from '../next/included-file.ts';
import { inLanguage } from '../next/links.ts';
import { mapTargets } from '../text/links.ts';

const CALLOUTS = {
  default: 'tip',
  info: 'info',
  warning: 'warning',
  error: 'caution',
  important: 'important',
};

const TAGS: TagRules = {
  Callout: hintByType(CALLOUTS, 'tip'),
  Tabs: tabs({ tab: ['Tab', 'Tabs.Tab'], label: ['label'], group: 'storageKey' }),
  Steps: steps(),
  Card: card(),
  'Cards.Card': card(),
  Cards: cardGrid,
  FileTree: fileTree({ folder: 'FileTree.Folder', file: 'FileTree.File' }),
  Collapse: details('title'),
  Bleed: unwrap,
  ImageZoom: image,
  Image: image,
  Link: link(),
};

const KNOWN = /^(?:nextra(?:-theme-\w+)?(?:\/.*)?|next\/(?:image|link))$/;

export interface NextraPage {
  root: string;
  source: string;
  /** Paths of languages. */
  prefixes: readonly string[];
  /** Rules for components of the site. */
  mapped: TagRules;
}

/** The text of a page: components as containers, ids of headings in our form. */
export function nextraProse(text: string, page: ChangedPage, site: NextraPage): string {
  const headings = convertHeadings(withImages(text, page));
  const include = (from: string) => includedFile(from, page, site);
  const isMdx = page.page.file.endsWith('.mdx');
  const body = isMdx
    ? convertMdx(headings, { tags: { ...TAGS, ...site.mapped }, known: KNOWN, include }, page)
    : headings;
  return mapTargets(body, (target) => inLanguage(target, page, site.prefixes));
}

/** `filename` is the title of a fence. */
export const nextraFence = (source: string): string => {
  const [opening = '', ...rest] = source.split('\n');
  const plain = opening.replace(/\s(?:copy=(?:\{?\w+\}?|"[^"]*")|npm2yarn|twoslash=\S+)/g, '');
  return convertInfo([plain, ...rest].join('\n'), ['filename', 'title']);
};
