export { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
export {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  StreamLanguage,
  syntaxHighlighting,
} from '@codemirror/language';
export { kotlin } from '@codemirror/legacy-modes/mode/clike';
export { go } from '@codemirror/legacy-modes/mode/go';
export { python } from '@codemirror/legacy-modes/mode/python';
export { rust } from '@codemirror/legacy-modes/mode/rust';
export { EditorState } from '@codemirror/state';
export { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
export { tags } from '@lezer/highlight';
