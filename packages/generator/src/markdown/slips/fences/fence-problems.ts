import type { Token } from 'markdown-it';
import { nearest } from '../../../core/errors/nearest.ts';
import { type InfoLine, parseInfoLine, withoutTitle } from '../../highlight/info-line.ts';
import { MARKS, unknownMarks } from '../../highlight/lines/comment-marks.ts';
import type { PageState } from '../../page-state.ts';
import type { Detector } from '../detector.ts';
import { FLAGS, SWITCHES } from './flags.ts';
import { type Fault, foreignAttributes, foreignMarks, QUOTED } from './foreign-fences.ts';
import { nearAttributes } from './near-attributes.ts';

/** Looks for what fences say that means nothing: it would be lost, or shown to readers, without a word. */
export const fenceProblems: Detector = {
  name: 'fence_problems',
  look({ tokens, page }) {
    for (const token of tokens) report(page, token);
  },
};

function report(page: PageState, token: Token): void {
  if (token.type !== 'fence') return;
  const info = parseInfoLine(token.info.trim());
  const faults = [
    ...unclosed(token),
    ...fullWidth(token.info),
    ...unknownFlags(info),
    ...nearAttributes(token),
    ...missingLines(info, token),
    ...foreignAttributes(token),
    ...foreignMarks(token.content),
    ...strangeMarks(token),
  ];
  for (const { below = 0, ...fault } of faults)
    page.report({ severity: 'warning', line: (token.map?.[0] ?? 0) + 1 + below, ...fault });
}

function unknownFlags({ flags }: InfoLine): Fault[] {
  const unknown = [...flags.keys()].filter((name) => name !== 'twoslash' && !FLAGS.includes(name));
  return unknown.map((name) => {
    const meant = nearest(name, FLAGS);
    return {
      code: 'fence-flag',
      message: `Unknown flag ":${name}" of this code block; it is ignored.`,
      hint: meant
        ? `Did you mean ":${meant}"?`
        : `Use one of: ${SWITCHES.map((one) => `:${one}`).join(', ')}.`,
    };
  });
}

const WIDE = /[“”‘’＂＇｛｝＝：]/;

/** Signs of Chinese keyboards where an info line needs those of ASCII; a title in straight quotes may have any. */
function fullWidth(info: string): Fault[] {
  if (!WIDE.test(withoutTitle(info.replace(QUOTED, ''))) && !/=\s*[“”‘’]/.test(info)) return [];
  const meant = info
    .trim()
    .replace(/[“”]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/[｛｝＝：＂＇]/g, (sign) => sign.normalize('NFKC'));
  return [
    {
      code: 'fence-full-width',
      message: 'The first line of this code block has full-width punctuation.',
      hint: `Write it as on an English keyboard: ${meant}`,
    },
  ];
}

/** One with an end has two lines more than its content. */
function unclosed({ content, map, markup, meta }: Token): Fault[] {
  const lines = content === '' ? [] : content.replace(/\n$/, '').split('\n');
  if (!map || meta?.codeImport || map[1] - map[0] !== lines.length + 1) return [];
  return [
    {
      code: 'fence-unclosed',
      message: 'This code block is never closed.',
      hint: `Write ${markup} on a line of its own where it ends.`,
    },
  ];
}

function missingLines({ highlighted }: InfoLine, { content, meta }: Token): Fault[] {
  const count = content.replace(/\n$/, '').split('\n').length;
  const { last } = highlighted;
  if (last <= count || meta?.codeImport) return [];
  return [
    {
      code: 'fence-lines',
      message: `Cannot highlight line ${last}: this code block has ${count === 1 ? '1 line' : `${count} lines`}.`,
      hint: 'Lines count from 1 in the block, whatever number it shows.',
    },
  ];
}

const strangeMarks = ({ content, meta }: Token): Fault[] =>
  unknownMarks(content).map(({ line, mark }) => ({
    code: 'unknown-mark',
    message: `Unknown mark "${mark}"; it is shown as code.`,
    hint: `Use one of: ${MARKS.join(', ')}. To show it as it is, write ${mark.replace('[', '[\\')}.`,
    below: meta?.codeImport ? 0 : line,
  }));
