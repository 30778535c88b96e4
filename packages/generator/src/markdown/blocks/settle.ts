import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type {
  PartToLock,
  PictureToDraw,
  SettlingComponent,
  SettlingPage,
} from '../../core/contracts/block.ts';
import type { SealedLock } from '../../core/contracts/lock.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { ComponentMeta } from '../components/component-tokens.ts';
import { createIncludeReader } from '../include/include-file.ts';
import { dependOnInstalled, type PageState } from '../page-state.ts';
import { parserState } from '../parser-state.ts';

/** Something that takes time between parsing and rendering. */
export type SettleStep = (page: PageState, tokens: readonly Token[]) => void | Promise<void>;

const stepsOf = parserState('settle', () => ({ blocks: [] as SettleStep[], core: [] as SettleStep[] }));

/** Adds a step of the core's own syntax: it sees what the steps of blocks have left. */
export const settleCore = (md: MarkdownIt, step: SettleStep) => void stepsOf(md).core.push(step);

/** Adds the step of a block. */
export function settleBlock(md: MarkdownIt, settle: (page: SettlingPage) => void | Promise<void>): void {
  stepsOf(md).blocks.push((page, tokens) => settle(settlingPage(page, tokens)));
}

/** Takes all steps: those of blocks side by side, then those of the core. */
export async function settle(md: MarkdownIt, page: PageState, tokens: readonly Token[]): Promise<void> {
  const { blocks, core } = stepsOf(md);
  for (const steps of [blocks, core]) await Promise.all(steps.map((step) => step(page, tokens)));
}

function settlingPage(page: PageState, tokens: readonly Token[]): SettlingPage {
  const { lang, style, need, report, dependsOn } = page;
  const reader = createIncludeReader(page.environment, dependsOn);
  return {
    lang,
    style,
    need,
    report,
    dependsOn,
    tokens,
    components: (name) =>
      tokens.flatMap((token) => [
        ...componentOf(page, name, token, token),
        ...(token.children ?? []).flatMap((child) => componentOf(page, name, child, token)),
      ]),
    installed: (file) => dependOnInstalled(page, file),
    lockPart: (part) => lockPart(page, part),
    draw: (picture) => draw(page, picture),
    giveBack: (picture) => giveBack(page, picture),
    readFile(path, from) {
      const opened = reader.open(path, from);
      if ('problem' in opened) {
        const [code, message, hint] = opened.problem;
        return { problem: { severity: 'error', code, message, hint } };
      }
      return { file: opened.file, text: opened.lines.join('\n') };
    },
  };
}

/** Without a browser, the next build asks again: there may be one. */
async function draw(page: PageState, picture: PictureToDraw) {
  const { draw: drawIn, isSecret = false } = page.environment;
  const drawn = await drawIn?.(picture, { isSecret });
  if (drawn?.state !== 'no-browser') return drawn;
  page.isVolatile = true;
  return undefined;
}

function giveBack(page: PageState, picture: unknown): void {
  const at = page.pictures.findIndex((one) => one.picture === picture);
  const [asked] = at < 0 ? [] : page.pictures.splice(at, 1);
  const image = page.images.findIndex(({ src }) => src === asked?.key);
  if (image >= 0) page.images.splice(image, 1);
}

/** The page provides what the part needs; its text is nowhere in it. */
async function lockPart(page: PageState, part: PartToLock): Promise<SealedLock | undefined> {
  const { lineOffset = 1, lockPart: lock } = page.environment;
  if (!lock) {
    page.report({ ...noLocks, line: part.line });
    return undefined;
  }
  const around = page.environment.part?.takenIds ?? [];
  const own = [...(page.titleId ? [page.titleId] : []), ...page.headings.map(({ id }) => id)];
  const takenIds = [...around, ...own, ...page.anchors];
  const locked = await lock({ ...part, takenIds, line: part.line + lineOffset - 1 });
  const { headings, links, islands, styles, needs, anchors, dependencies, imported, problems } =
    locked.content;
  page.links.push(...links);
  page.problems.push(...problems);
  page.needs.push(needs);
  page.anchors.push(...anchors, ...headings.map(({ id }) => id));
  for (const island of islands) page.islands.add(island);
  for (const style of styles) page.style(style);
  const ofCode = new Set(imported);
  for (const file of dependencies) {
    if (ofCode.has(file)) page.imports(file);
    else page.dependsOn(file);
  }
  return locked.lock;
}

const noLocks: Problem = {
  severity: 'error',
  code: 'locked-part',
  message: 'Parts of a page cannot be locked here; this one is omitted.',
  hint: 'Build the site to encrypt it.',
};

function componentOf(page: PageState, name: string, token: Token, block: Token): SettlingComponent[] {
  const meta = token.meta as ComponentMeta | null;
  if (token.type !== 'component_open' || meta?.name !== name) return [];
  const line = ((token.map ?? block.map)?.[0] ?? 0) + 1;
  const { file = page.environment.file } = page.source.place(line);
  return [{ props: meta.props, file, line }];
}
