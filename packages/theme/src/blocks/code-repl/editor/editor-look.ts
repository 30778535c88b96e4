import { EditorView, HighlightStyle, tags } from '../../../libraries/codemirror.ts';

/** The editor in the page's own tokens, so that it follows the appearance. */
export const editorLook = EditorView.theme({
  '&': { color: 'var(--text)', background: 'var(--bg-sunken)' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: 'var(--font-mono)', fontSize: '0.84375rem', lineHeight: '1.65' },
  '.cm-content': { paddingBlock: 'var(--space-4)', caretColor: 'var(--text)' },
  '.cm-gutters': { color: 'var(--text-faint)', background: 'transparent', border: '0' },
  '.cm-cursor': { borderInlineStartColor: 'var(--text)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    background: 'var(--mark-info)',
  },
  '&.cm-focused .cm-matchingBracket': { background: 'var(--mark-plain)' },
});

/** Inks that stand out on the ground of code in both appearances. */
export const editorColors = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.operatorKeyword], color: 'var(--important)' },
  { tag: [tags.string, tags.character, tags.regexp], color: 'var(--tip)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom], color: 'var(--warning)' },
  { tag: [tags.typeName, tags.className, tags.namespace], color: 'var(--info)' },
  { tag: [tags.definition(tags.variableName), tags.function(tags.variableName)], color: 'var(--info)' },
  { tag: [tags.comment, tags.meta], color: 'var(--text-faint)' },
]);
