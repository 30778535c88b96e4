import { type CodeLanguage, codeLanguages } from './code-languages.ts';
import type { Random } from './random.ts';
import { camelName, kebabName, noun, pascalName, quality, snakeName, verb } from './words.ts';

/** Of a hundred parts of a body: with these, 0.45 of all lines of the corpus are distinct, as in real documentation. */
const FAMILIAR = 38;

const blanks: Readonly<Record<string, (random: Random) => string>> = {
  v: camelName,
  T: pascalName,
  s: snakeName,
  k: kebabName,
  n: (random) => String(random.below(1000)),
  t: (random) => `${verb(random)} the ${quality(random)} ${noun(random)}`,
};

/** A fenced code block of about a dozen lines. */
export function codeBlock(random: Random): string {
  const language = weighted[random.below(weighted.length)] ?? codeLanguages[0];
  const parts = Array.from({ length: 2 + random.below(6) }, () =>
    random.pick(random.below(100) < FAMILIAR ? language.familiar : language.fresh),
  );
  const body = indented(parts.join('\n'), language.indent);
  const code = random.pick(language.frames).replace('@', () => body);
  const filled = code.replace(/\{([vTsknt])\}/g, (_, kind: string) => blanks[kind]?.(random) ?? '');
  return `\`\`\`${language.fence}\n${filled}\n\`\`\``;
}

/** Each language as often as its share says. */
const weighted = codeLanguages.flatMap((language) => Array<CodeLanguage>(language.share).fill(language));

const indented = (text: string, indent: string) => text.replace(/^(?=.)/gm, indent);
