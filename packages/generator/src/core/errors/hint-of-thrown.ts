const BROWSER =
  /\b(?:window|document|location|localStorage|sessionStorage|matchMedia|\w+Observer) is not defined/;
const HOOK = /\(reading '(use[A-Z]\w*)'\)/;

/** Whether code has asked for what only browsers have. */
export const isOfBrowser = (message: string): boolean => BROWSER.test(message);

/** What to do about an error that a module of the author's has thrown, when its message tells the cause. */
export function hintOfThrown(message: string): string | undefined {
  const [, hook] = HOOK.exec(message) ?? [];
  if (hook)
    return `Call ${hook} in the body of a component that begins with 'use client', or of a hook of your own: not beside them in the file, and not in a handler. If it is there, look for a second copy of React: npm ls react`;
  if (message.startsWith('A component suspended while'))
    return 'A component cannot be async, nor wait for a promise: load data while a module is loaded, or in an effect of an island.';
  if (message.startsWith('The `style` prop expects'))
    return "Write `style={{ color: 'red' }}` in .mdx and components.";
  if (/^Element type is invalid.* but got: undefined/.test(message))
    return 'A tag stands for a component that its file does not export: compare the names in the imports.';
  if (/^Element type is invalid.* but got: object/.test(message))
    return 'The default import of a CommonJS package is the object of all its exports: use its `default`, or import a component by name.';
  if (isOfBrowser(message))
    return 'A component is rendered at build too, without a browser: use window and document in effects and event handlers only.';
  const [, missing] = /^(\w+) is not defined$/.exec(message) ?? [];
  if (missing) return `Define ${missing}, or import it: import { ${missing} } from './file.ts';`;
  return undefined;
}
