import type { Face } from '../../../core/contracts/face.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { type Answer, Open, Secret } from '../../../core/ledger/secrecy.ts';
import { contentSecurityPolicy } from '../../../core/needs/policy.ts';
import type { Needs } from '../../../core/needs/types.ts';
import { ownErrors, ownedProblems } from '../../extensions/generate-all.ts';
import { pictureFiles } from '../../images/named-pictures.ts';
import type { Asking } from '../asking.ts';
import type { Content } from '../content/content.ts';
import type { DocumentServices } from '../content/content-services.ts';
import { createLeadOn } from '../content/lead-on.ts';
import { frontmatterImageProblems, frontmatterPictures } from '../frontmatter/frontmatter-images.ts';
import { frontmatterLinks, unsafeLinks } from '../frontmatter/frontmatter-links.ts';
import { placeInFrontmatter } from '../frontmatter/frontmatter-places.ts';
import { addedHead, markdownAddress } from '../head/added-head.ts';
import { type HeadEntry, headUnder, mergeHead } from '../head/head-entries.ts';
import { isPassing } from '../passing-problem.ts';
import { leakedIncludes } from '../slips/leaked-includes.ts';
import type { ThemeParts } from '../theme-parts.ts';
import { layoutData } from './page-answers.ts';
import type { PageContexts } from './page-contexts.ts';
import { createPageNeeds } from './page-needs.ts';
import { contentReport, mayBeDead, type PageReport } from './page-report.ts';
import { withTextMarks } from './text-marks.ts';

/** A finished file, and what is kept of the page. */
export interface RenderedDocument {
  html: Open<string>;
  report: PageReport;
}

/** The same of a page that may be locked, before it is sealed. */
export interface UnsealedDocument {
  html: Answer<string>;
  report: PageReport;
}

/** What a document is made of. */
export interface DocumentInput {
  page: Page;
  content: Content;
  face: Face;
  /** Notes what the page asks of others. */
  asking: Asking;
  /** Runs before the first paint, after the theme's. */
  headScript?: string;
}

export type RenderDocument = (input: DocumentInput) => UnsealedDocument;

/** Makes the function that puts contents into documents, with what the next build has to know of each. */
export function createDocuments(
  services: DocumentServices,
  contexts: PageContexts,
  themeParts: ThemeParts,
): RenderDocument {
  const { config, graph, renderer } = services;
  const allNeeds = createPageNeeds(config, graph, renderer, contexts.fragments);
  const makerOf = (page: Page) => services.makerOf?.(page) ?? '';
  const leadOnOf = createLeadOn(config, graph, services.leadOn);
  return ({ page, content, face, asking, headScript = '' }) => {
    const added = addedHead(services, page);
    const markdown = markdownAddress(added, config.hostname);
    const context = contexts.contextOf(page, face, askOthers(asking), markdown);
    const leadOn = leadOnOf(page);
    const data = layoutData(graph, page, services);
    if (leadOn || data !== undefined) asking.ask({ kind: 'data', of: '' });
    const parts = themeParts.of(page.locale);
    const { html, needs, anchors, assets, missingIcons, showsData, problems } = ownErrors(makerOf(page), () =>
      renderer.renderPage({
        context,
        content: withTextMarks(content, page, graph.site),
        data,
        findFace: asking.findFace,
        leadOn,
        headEntries: headOf(config, page, added),
        headScript: [config.theme.headScript, headScript].filter(Boolean).join(';'),
        themeParts: parts.own,
        ...notesOf(asking),
        resolveLink: (href: string) => asking.resolveLink(page, href),
        ...(config.csp.meta && {
          policy: (needs: Needs) =>
            contentSecurityPolicy(allNeeds(needs, context).sources, config.csp.directives, 'meta'),
        }),
      }),
    );
    asking.dependsOn(picturesOf(page, config));
    const written = frontmatterLinks(page, config.sourceDir);
    return {
      html: page.lock && !face.locked ? new Secret(html) : new Open(html),
      report: {
        ...contentReport(page, content),
        isUnsure: isUnsure(content) || asking.isUnsure || parts.isUnsure,
        problems: [
          ...content.problems,
          ...parts.report.problems,
          ...leakedIncludes(page, content.dependencies, graph, config.sourceDir),
          ...frontmatterProblems(page, config, { problems, written }),
          ...(showsData || data === undefined ? [] : unseenData(page, makerOf(page))),
        ],
        links: [...content.links, ...parts.report.links, ...written].filter(mayBeDead),
        dependencies: [...content.dependencies, ...parts.report.dependencies],
        anchors: [...anchors],
        needs: allNeeds(needs, context),
        assets,
        missingIcons,
        asked: [asking.asked(), ...parts.asked],
      },
    };
  };
}

const picturesOf = (page: Page, config: DocumentServices['config']): string[] =>
  frontmatterPictures(page, config).flatMap((src) => pictureFiles(src, config, page.route));

const frontmatterProblems = (
  page: Page,
  config: DocumentServices['config'],
  { problems, written }: { problems: readonly Problem[]; written: ReturnType<typeof frontmatterLinks> },
): Problem[] => [
  ...placeInFrontmatter(problems, page, config.sourceDir),
  ...frontmatterImageProblems(page, config),
  ...unsafeLinks(page, written),
];

/** An extension's page whose layout shows nothing of its data. */
function unseenData(page: Page, maker: string): readonly Problem[] {
  if (!maker.startsWith('extension')) return [];
  const problem: Problem = {
    severity: 'warning',
    code: 'unseen-data',
    message: `The layout "${page.frontmatter.pageLayout}" of ${page.route} doesn't show the page's data.`,
    hint: 'Name a layout that reads `data`, such as a file of your own in the folder layouts.',
  };
  return ownedProblems(maker, [problem]);
}

const isUnsure = ({ volatile, problems }: Content): boolean => volatile === true || problems.some(isPassing);

const notesOf = ({ ask }: Asking) => ({
  noteModule: (of: string) => ask({ kind: 'module', of }),
  noteIsland: (of: string) => ask({ kind: 'island', of }),
});

/** A document has all options of the theme around it. */
const askOthers =
  ({ ask }: Asking): Asking['ask'] =>
  (question) => {
    if (question.kind !== 'options') ask(question);
  };

/** What extensions, the config and the page put into its head, each under the path that its addresses count from. */
function headOf(
  { base, headBase = base, head }: DocumentServices['config'],
  page: Page,
  added: readonly HeadEntry[],
) {
  const ofSite = mergeHead(headUnder(base, added), headUnder(headBase, head));
  return mergeHead(ofSite, headUnder(base, frontmatterHead(page)));
}

const frontmatterHead = (page: Page): readonly HeadEntry[] =>
  Array.isArray(page.frontmatter.head) ? (page.frontmatter.head as HeadEntry[]) : [];
