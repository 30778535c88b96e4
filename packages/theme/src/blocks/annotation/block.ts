import { defineBlock, pushComponent } from 'bifolio/markdown';
import { z } from 'zod';
import { collectNotes } from './collect-notes.ts';
import { annotationDefinition } from './definition.ts';
import { annotationOptions, annotationPresets } from './options.ts';
import { reportUndefined } from './report-undefined.ts';

const bracket = 0x5b;
const reference = /\[\+([^\]\s]{1,100})\]/y;

/** `word[+note]` with `[+note]: text` anywhere on the page; a label defined twice is a list. */
export default defineBlock({
  name: 'annotation',
  tags: [{ names: ['Annotation', 'AnnotationNote'], attributes: { label: 'text' } }],
  options: { ...annotationOptions, env: z.object(annotationPresets).prefault({}) },
  setup(md, { annotation, env }) {
    const presets = { ...env.annotations, ...(typeof annotation === 'object' && annotation) };
    md.block.ruler.before('reference', 'annotation', annotationDefinition, {
      alt: ['paragraph', 'reference'],
    });
    md.core.ruler.after('block', 'annotation', (state) => collectNotes(state, presets));
    md.core.ruler.push('undefined_annotations', reportUndefined);
    md.inline.ruler.before('link', 'annotation', (state, silent) => {
      if (state.src.charCodeAt(state.pos) !== bracket) return false;
      reference.lastIndex = state.pos;
      const [source, label = ''] = reference.exec(state.src) ?? [];
      if (!source || !state.env.annotations?.has(label)) return false;
      if (!silent) pushComponent(state, { name: 'Annotation', props: { label }, source });
      state.pos += source.length;
      return true;
    });
  },
});
