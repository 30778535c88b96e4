import { typedoc } from '@bifolio/typedoc';

const generator = '../packages/generator/src';
const theme = '../packages/theme/src';

/** Pages for everything that the packages export, made of their sources. `npm run dev` goes without: it starts anew with each change. */
export const reference =
  process.env.DOCS_REFERENCE === 'off'
    ? []
    : [
        typedoc({
          entryPoints: {
            bifolio: `${generator}/index.ts`,
            'bifolio/client': `${generator}/client.ts`,
            'bifolio/markdown': `${generator}/markdown.ts`,
            'bifolio/machine': `${generator}/machine.ts`,
            'bifolio/search': `${generator}/search.ts`,
            'bifolio/testing': `${generator}/testing.ts`,
            '@bifolio/theme': `${theme}/index.ts`,
            '@bifolio/theme/hooks': `${theme}/hooks.ts`,
          },
          tsconfig: './reference.tsconfig.json',
          folder: ['zh/api', 'en/api'],
        }),
      ];
