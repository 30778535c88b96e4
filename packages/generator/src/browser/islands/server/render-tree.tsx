import { isValidElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FindFace } from '../../../core/contracts/face.ts';
import { FROM_SERVICE, type IconSets, setOf } from '../../../core/contracts/icons.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { mergeNeeds, mergeSources } from '../../../core/needs/merge-needs.ts';
import { readMarkup } from '../../../core/needs/read-markup.ts';
import { sourceProblem } from '../../../core/needs/source-problem.ts';
import type { BorrowedNeeds, Needs, Sources } from '../../../core/needs/types.ts';
import { FacesContext } from '../parts/face-hooks.ts';
import { RawHtmlContext } from '../parts/html.tsx';
import { PageStoreContext } from '../parts/island-hooks.ts';
import { PageReactContext } from '../parts/page-hooks.ts';
import { fixedPageStore, type PageStore } from '../parts/page-store.ts';
import { IconsContext } from '../parts/use-icon.ts';
import { NeedsContext, type NeedsTaker } from '../parts/use-needs.ts';
import type { ClientData } from '../protocol.ts';
import { assemble, fillIn } from './assemble.ts';
import { componentError } from './component-error.ts';
import { islandHtml } from './island-html.tsx';
import { mark } from './markers.ts';
import { type PendingIsland, type TreeCollector, TreeCollectorContext } from './tree-collector.ts';
import { withoutPreloads } from './without-preloads.ts';

export interface RenderScopeOptions {
  /** What islands see of the page. */
  clientData: ClientData;
  /** What static components see of the page. */
  pageContext: PageContext;
  /** Address of an island module in the browser. */
  islandUrl(id: string): string;
  /** Where `useFace` looks. @default it throws */
  findFace?: FindFace;
  /** Where `useIcon` looks. */
  icons?: IconSets;
  /** Start of the ids that React makes in this scope. Unique among all scopes whose HTML may meet in one document. */
  prefix: string;
}

/** What the trees of one page share: one after the other, they number their islands through. */
export interface RenderScope extends Omit<RenderScopeOptions, 'clientData' | 'prefix'> {
  page: PageStore;
  nextPrefix(): string;
}

export function createRenderScope({
  clientData,
  pageContext,
  islandUrl,
  findFace,
  icons,
  prefix,
}: RenderScopeOptions): RenderScope {
  let count = 0;
  return {
    pageContext,
    islandUrl,
    findFace,
    icons,
    page: fixedPageStore(clientData),
    nextPrefix: () => `${prefix}-${count++}-`,
  };
}

/** HTML, and what its components have asked for on the way. */
export interface RenderedTree {
  html: string;
  /** Ids of the island modules in the HTML, each once, in order of first use. */
  islands: string[];
  /** Names of style sheets that borrowed HTML needs. */
  styles: string[];
  /** Of this HTML, without that which was ours before. */
  needs: Needs;
  /** Ids that a link may point at, of the same HTML. */
  anchors: readonly string[];
  /** Icons that are missing, by name. */
  missingIcons: ReadonlyMap<string, Problem>;
}

/** Renders a static tree. Islands in it become `<bi-island>` elements. Throws a `BifolioError` when a component throws. */
export function renderTree(element: ReactNode, scope: RenderScope): RenderedTree {
  const tree: TreeCollector = { html: [], islands: [] };
  const missingIcons = new Map<string, Problem>();
  const iconSets = new Set<string>();
  const { needed, borrowed, taker } = collectNeeds();
  const findIcon = (name: string) => {
    const icon = scope.icons?.find(name);
    if (icon === FROM_SERVICE) iconSets.add(setOf(name));
    if (!icon || icon === FROM_SERVICE || 'body' in icon) return icon;
    missingIcons.set(name, icon);
    return undefined;
  };
  const markHtml = (text: string, isOurs: boolean) => mark('h', tree.html.push({ text, isOurs }) - 1);
  const markup = renderMarkup(
    element,
    <TreeCollectorContext value={tree}>
      <RawHtmlContext value={markHtml}>
        <PageReactContext value={scope.pageContext}>
          <PageStoreContext value={scope.page}>
            <FacesContext value={scope.findFace}>
              <NeedsContext value={taker}>
                <IconsContext value={findIcon}>{element}</IconsContext>
              </NeedsContext>
            </FacesContext>
          </PageStoreContext>
        </PageReactContext>
      </RawHtmlContext>
    </TreeCollectorContext>,
  );
  const drawn = assemble(markup, tree, (island, slots) =>
    islandHtml(island, slots, {
      src: scope.islandUrl(island.id),
      prefix: scope.nextPrefix(),
      page: scope.page,
      taker,
    }),
  );
  const { sources, anchors } = readMarkup(drawn);
  const own: Needs = {
    sources: needed.length > 0 ? mergeSources([sources, ...needed]) : sources,
    iconSets: [...iconSets],
    eagerIslands: idsOf(tree.islands.filter(({ hydrate }) => hydrate === 'load')),
  };
  return {
    html: fillIn(drawn, tree),
    islands: [...new Set([...idsOf(tree.islands), ...borrowed.flatMap(({ islands }) => islands)])],
    styles: borrowed.flatMap(({ styles }) => styles),
    needs: borrowed.length > 0 ? mergeNeeds([own, ...borrowed.map(({ needs }) => needs)]) : own,
    anchors,
    missingIcons,
  };
}

function collectNeeds() {
  const needed: Sources[] = [];
  const borrowed: BorrowedNeeds[] = [];
  const taker: NeedsTaker = {
    need(sources) {
      const problem = sourceProblem(sources);
      if (problem) throw new BifolioError(problem);
      needed.push(sources);
    },
    borrow: (needs) => void borrowed.push(needs),
  };
  return { needed, borrowed, taker };
}

const idsOf = (islands: readonly PendingIsland[]) => [...new Set(islands.map(({ id }) => id))];

function renderMarkup(element: ReactNode, wrapped: ReactNode): string {
  try {
    return withoutPreloads(renderToStaticMarkup(wrapped));
  } catch (error) {
    throw componentError(elementName(element) ?? runningComponent(error) ?? 'in this place', error);
  }
}

function elementName(element: ReactNode): string | undefined {
  if (!isValidElement(element) || typeof element.type === 'string') return undefined;
  const { displayName, name } = element.type as { displayName?: string; name?: string };
  const shown = (displayName ?? name)?.replace(OF_BUNDLE, '');
  return shown ? `<${shown}>` : undefined;
}

/** Bundled, a default export without a name has that of its file, with this behind it. */
const OF_BUNDLE = /_default(?:\$\d+)?$/;

/** The component whose function was running. */
function runningComponent(error: unknown): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const name = /^\s*at (\p{Lu}\w*?)(?:_default)?(?:\$\d+)? \(/mu.exec(stack)?.[1];
  return name && `<${name}>`;
}
