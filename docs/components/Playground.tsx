import { useNeeds } from 'bifolio/client';
import { Editor } from './playground/Editor.tsx';

/** Markdown on one side, the page on the other. The highlighter of code is WebAssembly. */
export function Playground() {
  useNeeds({ 'script-src': ["'wasm-unsafe-eval'"] });
  return <Editor />;
}
