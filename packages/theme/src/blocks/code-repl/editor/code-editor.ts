import {
  bracketMatching,
  defaultKeymap,
  drawSelection,
  EditorState,
  EditorView,
  go,
  history,
  historyKeymap,
  indentOnInput,
  indentUnit,
  keymap,
  kotlin,
  lineNumbers,
  python,
  rust,
  StreamLanguage,
  syntaxHighlighting,
} from '../../../libraries/codemirror.ts';
import type { ReplLanguage } from '../languages.ts';
import { editorColors, editorLook } from './editor-look.ts';

/** An editor on the page. */
export interface CodeEditor {
  /** What stands in it now. */
  code(): string;
  close(): void;
}

export interface EditorContent {
  code: string;
  language: ReplLanguage;
  /** Its name for screen readers. */
  label: string;
}

const MODES = { go, kotlin, python, rust };

/** Opens an editor in an element and puts the cursor into it. Tab leaves it, as everywhere on a page. */
export function openEditor(element: HTMLElement, { code, language, label }: EditorContent): CodeEditor {
  // In a shadow root its styles are constructed sheets, which a strict policy allows.
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const view = new EditorView({
    parent: root,
    root,
    state: EditorState.create({
      doc: code,
      extensions: [
        lineNumbers(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        indentUnit.of(language === 'go' ? '\t' : '    '),
        StreamLanguage.define(MODES[language]),
        syntaxHighlighting(editorColors),
        editorLook,
        replaceByOurselves,
        EditorView.contentAttributes.of({ 'aria-label': label }),
        keymap.of([...defaultKeymap, ...historyKeymap]),
      ],
    }),
  });
  view.focus();
  return { code: () => view.state.doc.toString(), close: () => view.destroy() };
}

/** Chromium gives text that takes the place of other text its style as an attribute, which a strict policy blocks and tells. */
const replaceByOurselves = EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { inputType, data } = event;
    if (inputType !== 'insertText' || !data || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
