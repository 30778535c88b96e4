import { defineBlock } from 'bifolio/markdown';
import { z } from 'zod';
import { abbrDefinition } from './definition.ts';
import { abbrOptions, abbrPresets } from './options.ts';
import { replaceWords } from './replace-words.ts';

/** `*[HTML]: Hyper Text Markup Language`: every HTML on the page explains itself. */
export default defineBlock({
  name: 'abbr',
  tags: [{ names: ['Abbreviation'], attributes: { title: 'text' } }],
  options: { ...abbrOptions, env: z.object(abbrPresets).prefault({}) },
  setup(md, { abbr, env }) {
    const presets = Object.entries({ ...env.abbreviations, ...(typeof abbr === 'object' && abbr) });
    md.block.ruler.before('reference', 'abbr', abbrDefinition, { alt: ['paragraph', 'reference'] });
    if (presets.length > 0)
      md.core.ruler.after('block', 'abbr_presets', (state) => {
        state.env.abbreviations = new Map([...presets, ...(state.env.abbreviations ?? [])]);
      });
    md.core.ruler.after('inline', 'abbr', replaceWords);
  },
});
