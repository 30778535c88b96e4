import type { DocumentOfPage } from 'bifolio/markdown';
import type { DemoParts } from '../demo-parts.ts';

/** Every React demo of a site has them from one file. */
const SHARED = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/** The document that shows the default export of a module. `file` is beside it, or it is among the `files`. */
export function reactDocument(
  module: string,
  { styles, scriptLibraries, styleLibraries }: DemoParts,
  rest: Pick<DocumentOfPage, 'name' | 'title' | 'file' | 'files'>,
): DocumentOfPage {
  const code = [
    'import { createRoot } from "react-dom/client";',
    `import Demo from ${JSON.stringify(`./${module}`)};`,
    'createRoot(document.getElementById("root")).render(<Demo />);',
  ].join('\n');
  return {
    ...rest,
    html: '<div id="root"></div>',
    scripts: [{ language: 'jsx', code }],
    styles,
    scriptLibraries,
    styleLibraries,
    shared: SHARED,
  };
}
