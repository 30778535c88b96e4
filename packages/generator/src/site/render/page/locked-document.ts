import { unlockingScript } from '../../../core/contracts/lock.ts';
import { Secret } from '../../../core/ledger/secrecy.ts';
import { mergeNeeds, noNeeds } from '../../../core/needs/merge-needs.ts';
import { closedPage } from '../../faces/make-face.ts';
import { type Content, emptyContent } from '../content/content.ts';
import type { DocumentServices } from '../content/content-services.ts';
import { placeInFrontmatter } from '../frontmatter/frontmatter-places.ts';
import type { SealFile } from '../module-files.ts';
import { sealFiles } from '../seal-files.ts';
import type { PageContexts } from './page-contexts.ts';
import type { DocumentInput, RenderDocument, UnsealedDocument } from './page-documents.ts';

/** Makes the function that renders locked pages: the open document, sealed in one that says what everybody may know. */
export function createLockedDocuments(
  { config, renderer, seals, moduleFiles, noteLocked }: DocumentServices,
  { faceOf, openFaceOf, contextOf }: PageContexts,
  renderDocument: RenderDocument,
) {
  return async ({ page, content, asking }: Omit<DocumentInput, 'face'>): Promise<UnsealedDocument> => {
    const open = renderDocument({ page, content, asking, face: openFaceOf(page, content) });
    noteLocked?.(page, content.html);
    const opened = { html: Secret.reveal(open.html), sources: open.report.needs.sources };
    const sealFile: SealFile = (path, content) => seals.file(page, path, content);
    const { html, sources } = await sealFiles(opened, moduleFiles, sealFile);
    const lock = await seals.document(page, new Secret(html));
    const closed = closedPage(page, config.theme.frameFields);
    const face = faceOf(closed).value;
    const hint = page.frontmatter.passwordHint;
    const form = renderer.renderLock(
      { lock, hint: hint === undefined ? hint : String(hint) },
      { context: contextOf(closed, face, asking.ask), findFace: asking.findFace, prefix: 'l' },
    );
    const shown: Content = {
      ...emptyContent(),
      ...form,
      islands: [...form.islands],
      styles: [...form.styles],
      anchors: [],
      needs: mergeNeeds([form.needs, { ...noNeeds, sources }]),
    };
    const document = renderDocument({
      page: closed,
      content: shown,
      face,
      asking,
      headScript: unlockingScript,
    });
    const weaknesses = placeInFrontmatter(await seals.weaknesses(page), page, config.sourceDir);
    const problems = [...open.report.problems, ...weaknesses];
    const { needs } = document.report;
    const assets = [...open.report.assets, ...document.report.assets];
    return { html: document.html, report: { ...open.report, problems, needs, assets, isUnsure: true } };
  };
}
