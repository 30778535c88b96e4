import { hash } from 'node:crypto';
import type { ComponentType } from 'react';
import { jsx } from 'react/jsx-runtime';
import { RenderedHtml } from '../../../browser/islands/parts/html.tsx';
import { type PageParts, PagePartsContext } from '../../../browser/islands/parts/page-parts.tsx';
import { withoutHeadPreloads } from '../../../browser/islands/server/without-preloads.ts';
import type { PageContext, ThemeServer } from '../../../core/contracts/theme.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { escapeHtml } from '../../../core/html/escape-html.ts';
import { mergeNeeds } from '../../../core/needs/merge-needs.ts';
import { pageLanguage } from '../../content/page-language.ts';
import type { NamedComponent } from '../content/site-components.ts';
import type { Assets } from '../head/assets.ts';
import { Head } from '../head/head.tsx';
import type { PageInput, Renderer, RenderPart } from '../renderer-contract.ts';
import { withBehindMarks } from './behind-marks.ts';
import { documentFiles } from './document-files.ts';
import { clientData, PageDataScript } from './page-data.tsx';

/** What documents of a site are made of. */
export interface DocumentParts {
  theme: ThemeServer;
  /** Of the theme and of the author. */
  layouts: ThemeServer['layouts'];
  slots: PageParts['slots'];
  components: ReadonlyMap<string, NamedComponent>;
  assets: Assets;
  render: RenderPart;
}

/** Makes the function that puts the content of a page into its layout, with the head that both need. */
export function createDocumentRenderer(parts: DocumentParts): Renderer['renderPage'] {
  const { assets, render } = parts;
  return (input) => {
    const { context, content, findFace, headEntries, headScript, leadOn, noteIsland, policy } = input;
    const body = renderBody(parts, input);
    const bodyNeeds = mergeNeeds([body.needs, content.needs]);
    const islands = new Set([...body.islands, ...content.islands]);
    for (const id of islands) noteIsland(id);
    const files = documentFiles(assets, {
      styles: [...body.styles.own, ...content.styles, ...body.styles.borrowed],
      islands,
      eagerIslands: bodyNeeds.eagerIslands,
    });
    const head = render(
      <Head
        context={context}
        entries={headEntries}
        build={assets.build}
        client={assets.client}
        leadOn={leadOn}
        styles={files.styles}
        preloads={files.preloads}
        forIslands={files.forIslands}
        headScript={headScript}
        csp={policy && POLICY_MARK}
      />,
      { context, findFace, prefix: 'h' },
    );
    const needs = mergeNeeds([bodyNeeds, head.needs]);
    const headHtml = policy ? head.html.replace(POLICY_MARK, () => escapeHtml(policy(needs))) : head.html;
    return {
      html: `<!doctype html>${withoutHeadPreloads(body.html).replace(HEAD_MARK, () => headHtml)}`,
      needs,
      anchors: [...body.anchors, ...content.anchors],
      assets: [...files.styles, ...files.islandScripts],
      missingIcons: [...body.missingIcons.keys()],
      showsData: body.showsData,
      problems: body.problems,
    };
  };
}

/** The whole document with a mark for its head, and what its parts have asked for on the way. */
function renderBody(parts: DocumentParts, input: PageInput) {
  const { theme, slots, components, render } = parts;
  const { context, content, noteModule, resolveLink, themeParts } = input;
  const { Document } = theme;
  noteModule(`layouts/${context.page.layout}`);
  const Layout = layoutOf(parts, context);
  const own = new Set(['base', ...(theme.layoutStyles?.[context.page.layout] ?? [])]);
  if (context.page.unlocked) own.add('lock');
  const component = (name: string) => {
    noteModule(`components/${name}`);
    const entry = components.get(name);
    if (entry?.style) own.add(entry.style);
    return entry?.component as ComponentType<Record<string, unknown>> | undefined;
  };
  const heading = content.titleHtml ? <RenderedHtml html={content.titleHtml} /> : undefined;
  const text = withBehindMarks(content.html, input);
  const problems: Problem[] = [];
  const report = (problem: Problem) => problems.push(problem);
  const seen = { data: false };
  const layout = jsx(Layout, {
    // Read by layouts that show it; as an attribute of JSX it would be read by the copy of the attributes.
    get data() {
      seen.data = true;
      return input.data as never;
    },
    children: <RenderedHtml html={theme.arrange?.(text, context) ?? text} />,
  });
  const { styles: borrowed, ...rendered } = render(
    <PagePartsContext value={{ slots, component, heading, resolveLink, report, ...themeParts }}>
      <Document
        lang={pageLanguage(context.page.frontmatter, context.locale.lang)}
        head={<RenderedHtml html={HEAD_MARK} />}
        foot={<PageDataScript data={clientData(context)} />}
      >
        {layout}
      </Document>
    </PagePartsContext>,
    { context, findFace: input.findFace, prefix: `f${shortHash(context.page.route)}` },
  );
  return { ...rendered, styles: { own, borrowed }, showsData: seen.data, problems };
}

/** Keeps ids of a frame island that outlives its page apart from those of the next page. */
const shortHash = (text: string) => hash('sha256', text).slice(0, 6);

/** Stands for the head until the body has told what it needs. */
const HEAD_MARK = '<!--bifolio-head-->';
/** Stands for the policy until the head has told what it needs itself. */
const POLICY_MARK = 'bifolio-policy';

const capitalised = (name: string) => name.slice(0, 1).toUpperCase() + name.slice(1);

function layoutOf({ layouts, theme }: DocumentParts, { page }: PageContext) {
  const layout = Object.hasOwn(layouts, page.layout) ? layouts[page.layout] : undefined;
  if (layout) return layout;
  const offered = Object.keys(layouts).filter((name) => !theme.generatedLayouts?.includes(name));
  const own = `layouts/${capitalised(page.layout)}.tsx`;
  const isGenerated = page.file === '';
  throw new BifolioError({
    severity: 'error',
    code: 'unknown-layout',
    file: page.file,
    message: `layout cannot be resolved: "${page.layout}"${isGenerated ? ` of ${page.route}` : ''}`,
    option: [page.frontmatter.layout === page.layout ? 'layout' : 'pageLayout'],
    hint: isGenerated
      ? `Add a file such as ${own} that shows the page's data.`
      : `Set pageLayout to one of: ${offered.join(', ')}. A layout of your own is a file such as ${own}.`,
  });
}
