import { expect, it } from 'vitest';
import { overrideModule } from './overrides-plugin.ts';

it('hands the theme’s component over as an element and keeps the other exports', () => {
  expect(overrideModule('Outline', '/theme/frame/Outline.tsx', '/site/overrides/Outline.tsx')).toBe(
    `import { createElement } from 'react';
import * as original from "/theme/frame/Outline.tsx";
import Own from "/site/overrides/Outline.tsx";
export * from "/theme/frame/Outline.tsx";
export const Outline = (props) =>
  createElement(Own, { ...props, original: createElement(original.Outline, props) });`,
  );
});
