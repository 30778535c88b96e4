import './node/process.ts';
import { assets, render } from 'virtual:prebuilt-theme';
import { theme } from '@bifolio/theme';
import type { Problem, Theme } from 'bifolio';
import { createAssets, renderAlone } from 'bifolio/in-browser';
import { said, silentLimits } from './limits.ts';
import type { Answered, Asked, Said } from './messages.ts';
import { answers, icons } from './no-site.ts';
import { loaded } from './node/loaded.ts';

const renderer = render(createAssets(assets), icons);

addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  postMessage(await answer(data));
});

async function answer({ id, source, lang, look, accent }: Asked): Promise<Answered> {
  if (/\$|\\[([]/.test(source)) await loadMath();
  try {
    const made = theme({ look, ...(accent && { accent }) } as Parameters<typeof theme>[0]);
    const css = made.locale('/', lang).options.lookCss ?? '';
    const rendered = await renderAlone(source, {
      renderer,
      theme: withoutInline(made),
      lang,
      resolve: answers,
    });
    const { html, problems, sources = {} } = rendered;
    const all = said([...(made.notes ?? []), ...problems]);
    return { id, html, css, problems: byLine([...all, ...silentLimits(source, sources)]) };
  } catch (error) {
    return { id, problems: thrown(error) };
  }
}

const byLine = (problems: readonly Said[]) =>
  problems.toSorted(({ line: one = 0 }, { line: other = 0 }) => one - other);

/** The policy of the frame allows no style and no script in a document: the look comes apart. */
const withoutInline = (made: Theme): Theme => ({
  ...made,
  headScript: '',
  locale(path, lang) {
    const { options, ...locale } = made.locale(path, lang);
    return { ...locale, options: { ...options, lookCss: undefined } };
  },
});

/** Formulas are the largest part of the pipeline, and few pages have some. */
async function loadMath() {
  if (loaded.has('katex')) return;
  const [katex, mhchem] = await Promise.all([import('katex'), import('katex/contrib/mhchem')]);
  loaded.set('katex', katex.default).set('mhchem', mhchem);
}

function thrown(error: unknown): Answered['problems'] {
  if (error instanceof Error && 'problems' in error) return said(error.problems as Problem[]);
  return [{ severity: 'error', code: 'playground', message: String(error) }];
}

postMessage('ready');
