import type { BlockContext } from 'bifolio/markdown';

/** Warns about a demo that cannot run as it is. */
export function reportDemo({ report }: BlockContext, [line]: readonly number[], problem: string): void {
  report({
    severity: 'warning',
    code: 'demo',
    line: (line ?? 0) + 1,
    message: `This demo may not run: ${problem}.`,
    hint: 'Write code blocks of html, js or ts, css, scss, less or stylus, and json for libraries: { "jsLib": [], "cssLib": [] }.',
  });
}

/** Warns about a demo of a site that was made with Vue. */
export function reportVue({ report }: BlockContext, [line]: readonly number[]): void {
  report({
    severity: 'warning',
    code: 'demo-vue',
    line: (line ?? 0) + 1,
    message: "Vue components can't run here, so this demo only shows its source.",
    hint: 'Write the component with React: @[demo react](./Counter.tsx).',
  });
}
