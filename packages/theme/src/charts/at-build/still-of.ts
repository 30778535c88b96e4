import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PictureToDraw, SettlingComponent, SettlingPage } from 'bifolio/markdown';
import { cleanSvg } from '../drawing/clean-svg.ts';

/** A picture with a name for messages; what every picture needs is added to its input. */
interface Chart extends PictureToDraw {
  /** `Mermaid`. */
  library: string;
}

/** Characters of a picture: some 6 kB after brotli, a fifth of what a page may have. */
export const MOST_STILL = 64_000;

/** The picture of a chart, drawn while the site is built; `undefined` where readers' browsers draw it. A mistake in it is reported. */
export async function stillOf(
  page: SettlingPage,
  { line }: SettlingComponent,
  { library, input, ...module }: Chart,
): Promise<string | undefined> {
  const sheet = page.installed('@bifolio/theme/src/styles/tokens.css');
  if (!sheet) return undefined;
  const tokens = readFileSync(sheet, 'utf8');
  const drawn = await page.draw({ ...module, input: { ...input, lang: page.lang, tokens } });
  if (drawn?.state === 'failed') page.report({ ...notDrawn(library, drawn.problem), line });
  if (drawn?.state !== 'drawn') return undefined;
  const prefix = `c${hash('sha256', drawn.markup).slice(0, 6)}${line}-`;
  const svg = cleanSvg(drawn.markup, { prefix, tokens: {} });
  return svg.length > MOST_STILL ? undefined : svg;
}

const notDrawn = (library: string, problem: string) =>
  ({
    severity: 'warning',
    code: 'chart-drawing',
    message: `${library} can't draw this chart: ${problem.replace(/\s*\n\s*/g, ' ')}`,
    hint: 'Fix its text. Readers see the text and this message.',
  }) as const;
