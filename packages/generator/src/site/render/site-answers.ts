import { onceOf } from '../../core/cache/once-of.ts';
import type { PostCollection } from '../../core/contracts/collections.ts';
import type { ResolvedLink } from '../../core/contracts/markdown.ts';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Answers } from '../../core/ledger/answers.ts';
import { fileAnswer } from '../../core/ledger/file-answer.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import type { LoadedConfig } from '../config/load.ts';
import { listedAnswer } from '../faces/make-face.ts';
import { createFieldFinder, fieldAnswer, readFieldName } from '../faces/public-fields.ts';
import { queryAnswer, selectPages } from '../faces/select-pages.ts';
import { createLinkResolver } from '../graph/links/link-resolver.ts';
import { createFileFinder } from '../images/find-file.ts';
import { keptBundleAnswers } from '../modules/module-store.ts';
import type { ConfigOfPages } from './config-of-pages.ts';
import { createLeadOn } from './content/lead-on.ts';
import type { AssetManifest } from './head/assets.ts';
import { type PageDataSource, pageAnswers } from './page/page-answers.ts';

/** What pages may ask about how the site is made. */
export interface AskedBundle {
  /** What stands for a group of options. */
  options(group: string): string;
  /** What stands for modules, by name. */
  reach: Readonly<Record<string, string>>;
  islands: AssetManifest['islands'];
}

/** Of all modules whose names begin with `folder`. */
export const reachOf = (reach: AskedBundle['reach'], folder: string): string =>
  shortHash(Object.entries(reach).filter(([name]) => name.startsWith(folder)));

/** Answers to all that is known before the first page is rendered: faces are not. */
export type SiteAnswers = Omit<Answers, 'face' | 'fieldImage'>;

/** A site that pages ask about. */
export interface AskedSite {
  config: ConfigOfPages & Pick<LoadedConfig, 'build'>;
  graph: PageGraph;
  generated: Pick<PageDataSource, 'dataOf'>;
}

/** Answers what pages ask about their site as it is now. */
export function siteAnswers(
  { config, graph, generated }: AskedSite,
  { reach, islands, options }: AskedBundle,
): SiteAnswers {
  const resolveLink = createLinkResolver(graph, config.sourceDir);
  const findPicture = createFileFinder(config);
  const fieldOf = createFieldFinder(config, graph);
  const blogAt = (folder: string) =>
    graph.collections.find((one): one is PostCollection => one.type === 'post' && one.folder === folder);
  return {
    ...pageAnswers(graph, { dataOf: generated.dataOf, leadOnOf: createLeadOn(config, graph, 'script') }),
    options,
    link: (href, from) => linkAnswer(resolveLink(from, href)),
    title: (href, from) => titleAnswer(resolveLink(from, href)),
    field: (of) => fieldAnswer(fieldOf(...readFieldName(of)).written),
    query: (query, { route }) => queryAnswer(() => selectPages({ graph, config }, JSON.parse(query), route)),
    listed: (route) => listedAnswer(graph.pages[graph.routes.get(route) ?? -1]),
    posts(folder) {
      const blog = blogAt(folder);
      return blog ? postsAnswer(blog) : '';
    },
    file: (file) => fileAnswer(config.sourceDir, file),
    picture: (ending) => findPicture(ending) ?? '',
    bundle: keptBundleAnswers(config),
    module: (name) => (name === 'components' ? reachOf(reach, 'components/') : (reach[name] ?? '')),
    island: (id) => shortHash(islands[id] ?? ''),
  };
}

/** Stands for where a link leads. */
export const linkAnswer = ({ href, isPage = false, file }: ResolvedLink): string =>
  shortHash([href, isPage, file]);

/** Stands for the title there. */
export const titleAnswer = ({ title = '' }: ResolvedLink): string => shortHash(title);

const postsAnswer = onceOf(({ posts }: PostCollection) => shortHash(posts));
