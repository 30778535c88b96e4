import { hash } from 'node:crypto';
import type { ComponentType, ReactNode } from 'react';
import { BifolioError, type Problem } from '../errors/bifolio-error.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { RenderedHtml } from '../islands/html.tsx';
import { type PageParts, PagePartsContext } from '../islands/page-parts.tsx';
import type { RenderedTree } from '../islands/server/render-tree.tsx';
import { withoutHeadPreloads } from '../islands/server/without-preloads.ts';
import { mergeNeeds } from '../needs/merge-needs.ts';
import type { PageContext, ThemeServer } from '../theme-contract.ts';
import type { Assets } from './assets.ts';
import { Head } from './head.tsx';
import { clientData, PageDataScript } from './page-data.tsx';
import { pageLanguage } from './page-language.ts';
import type { PageScope, Renderer } from './renderer-contract.ts';
import type { NamedComponent } from './site-components.ts';

/** What documents of a site are made of. */
export interface DocumentParts {
  theme: ThemeServer;
  /** Of the theme and of the author. */
  layouts: ThemeServer['layouts'];
  slots: PageParts['slots'];
  components: ReadonlyMap<string, NamedComponent>;
  assets: Assets;
  render(element: ReactNode, scope: PageScope): RenderedTree;
}

/** Makes the function that puts the content of a page into its layout, with the head that both need. */
export function createDocumentRenderer(parts: DocumentParts): Renderer['renderPage'] {
  const { theme, slots, components, assets, render } = parts;
  return (input) => {
    const { context, content, findFace, headEntries, headScript, policy } = input;
    const Layout = layoutOf(parts, context);
    const used = new Set(['base', ...(theme.layoutStyles?.[context.page.layout] ?? [])]);
    if (context.page.unlocked) used.add('lock');
    const component = (name: string) => {
      const entry = components.get(name);
      if (entry?.style) used.add(entry.style);
      return entry?.component as ComponentType<Record<string, unknown>> | undefined;
    };
    const { Document } = theme;
    const heading = content.titleHtml ? <RenderedHtml html={content.titleHtml} /> : undefined;
    const problems: Problem[] = [];
    const report = (problem: Problem) => problems.push(problem);
    const {
      html,
      islands,
      styles: borrowed,
      needs,
      anchors,
      missingIcons,
    } = render(
      <PagePartsContext
        value={{ slots, component, heading, resolveLink: input.resolveLink, report, ...input.themeParts }}
      >
        <Document
          lang={pageLanguage(context.page.frontmatter, context.locale.lang)}
          head={<RenderedHtml html={HEAD_MARK} />}
          foot={<PageDataScript data={clientData(context)} />}
        >
          <Layout data={input.data as never}>
            <RenderedHtml html={content.html} />
          </Layout>
        </Document>
      </PagePartsContext>,
      { context, findFace, prefix: `f${shortHash(context.page.route)}` },
    );
    const bodyNeeds = mergeNeeds([needs, content.needs]);
    const ids = [...new Set([...islands, ...content.islands])];
    const active = ids.map((id) => assets.island(id));
    const eager = ids.filter((id) => bodyNeeds.eagerIslands.includes(id)).map((id) => assets.island(id));
    const named = [...used, ...content.styles, ...borrowed].flatMap((name) => assets.style(name) ?? []);
    const styles = [
      ...new Set([...named, ...active.flatMap((island) => island.styles), ...assets.siteStyles]),
    ];
    const head = render(
      <Head
        context={context}
        entries={headEntries}
        build={assets.build}
        client={assets.client}
        leadOn={input.leadOn}
        styles={styles}
        preloads={[
          ...new Set([...assets.clientImports, ...eager.flatMap(({ src, imports }) => [src, ...imports])]),
        ]}
        idle={active.length > 0 ? assets.react : []}
        headScript={headScript}
        csp={policy && POLICY_MARK}
      />,
      { context, findFace, prefix: 'h' },
    );
    const allNeeds = mergeNeeds([bodyNeeds, head.needs]);
    const headHtml = policy ? head.html.replace(POLICY_MARK, () => escapeHtml(policy(allNeeds))) : head.html;
    return {
      html: `<!doctype html>${withoutHeadPreloads(html).replace(HEAD_MARK, () => headHtml)}`,
      needs: allNeeds,
      anchors: [...anchors, ...content.anchors],
      assets: [...styles, ...active.map(({ src }) => src)],
      missingIcons: [...missingIcons.keys()],
      problems,
    };
  };
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
  throw new BifolioError({
    severity: 'error',
    code: 'unknown-layout',
    file: page.file,
    message: `layout cannot be resolved: "${page.layout}"`,
    option: [page.frontmatter.layout === page.layout ? 'layout' : 'pageLayout'],
    hint: `Set pageLayout to one of: ${offered.join(', ')}. A layout of your own is a file such as layouts/${capitalised(page.layout)}.tsx.`,
  });
}
