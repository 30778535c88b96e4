import type { Finding } from '../findings/finding.ts';

/** What a script does to the site, each with what to do instead. */
export const CLIENT_CODE: readonly (readonly [RegExp, Pick<Finding, 'kind' | 'what' | 'todo'>])[] = [
  [
    /\b(?:enhanceApp|enhance)\b\s*[(:]/g,
    {
      kind: 'theme',
      what: 'enhanceApp',
      todo: 'There is no app to enhance: what runs belongs into islands.',
    },
  ],
  [
    /\bapp\s*\.\s*component\s*\(/g,
    {
      kind: 'theme',
      what: 'Components registered for all pages',
      todo: 'A file in components/ is one, under its name; write it with React.',
    },
  ],
  [
    /\bapp\s*\.\s*(?:use|directive|provide|mixin)\s*\(/g,
    {
      kind: 'plugin',
      what: 'Plugins of Vue',
      todo: 'They do not run here. Look for one of React, or for an option.',
    },
  ],
  [
    /\bLayout\s*[:(]|['"][\w-]+-(?:before|after|top|bottom)['"]\s*:/g,
    {
      kind: 'theme',
      what: 'Slots of the layout',
      todo: 'Write slots/<name>.tsx with React: /guide/layout-slots/.',
    },
  ],
  [
    /\brootComponents\b\s*:/g,
    {
      kind: 'theme',
      what: 'Components on every page',
      todo: 'Put them into the slot layout-bottom: slots/layout-bottom.tsx.',
    },
  ],
  [
    /\blayouts\b\s*:/g,
    { kind: 'theme', what: 'Layouts of your own', todo: 'Write layouts/<name>.tsx with React.' },
  ],
  [
    /\bsetup\b\s*\(/g,
    {
      kind: 'theme',
      what: 'Code that runs on every page',
      todo: 'Put it into an island in the slot layout-bottom.',
    },
  ],
];
