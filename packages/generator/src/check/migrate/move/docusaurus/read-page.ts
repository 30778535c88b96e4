import { posix } from 'node:path';
import type { Left } from '../old-site.ts';
import { textOf } from '../read/literals.ts';
import { readPageText } from '../read/read-page-text.ts';
import { type FieldsAndBody, readFields } from '../text/front-matter.ts';
import { headingOf } from '../text/page-title.ts';
import { docPlace, pagePlace, postPlace } from './addresses.ts';
import type { ContentPlugin } from './plugins.ts';
import type { SidebarDoc } from './sidebars.ts';

/** A page that is read, before its text is changed. */
export interface ReadPage extends FieldsAndBody {
  plugin: ContentPlugin;
  /** In the folder of its plugin. */
  path: string;
  /** Of its file, from the site. */
  file: string;
  source: string;
  address: string;
  day?: string;
  doc?: SidebarDoc;
  /** Folder of its language, with a slash behind it. */
  language: string;
}

interface PageInput {
  root: string;
  plugin: ContentPlugin;
  path: string;
  file: string;
  language: string;
  left: Left[];
}

/** Reads a page, its fields and its address. */
export function readContentPage({ root, plugin, path, file, language, left }: PageInput): ReadPage {
  const text = readPageText(root, file, left);
  const page = readFields(text);
  const { address, day, doc } = placeOf(plugin, path, page);
  const full = posix.join('/', language, address);
  return {
    ...page,
    plugin,
    path,
    file,
    source: text,
    language,
    address: full,
    ...(day && { day }),
    ...(doc && { doc: { ...doc, address: full } }),
  };
}

function placeOf(
  plugin: ContentPlugin,
  path: string,
  page: FieldsAndBody,
): { address: string; day?: string; doc?: SidebarDoc } {
  const { kind, route } = plugin;
  if (kind === 'pages') return { address: textOf(page.fields.slug) ?? pagePlace(path, route) };
  if (kind === 'blog') return postPlace(path, page.fields, route);
  const place = docPlace(path, page.fields, route);
  const { sidebar_position: position } = page.fields;
  const doc: SidebarDoc = {
    id: place.id,
    path,
    address: place.address,
    label:
      textOf(page.fields.sidebar_label) ??
      textOf(page.fields.title) ??
      headingOf(page.body) ??
      place.id.split('/').at(-1) ??
      '',
    position: typeof position === 'number' ? position : place.position,
    isHidden: page.fields.unlisted === true || page.fields.draft === true,
  };
  return { address: place.address, doc };
}
