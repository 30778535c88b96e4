import type { AloneOptions, IconSets } from 'bifolio/in-browser';

/** Links keep their addresses: there are no other pages. Images are those of the documentation, and those that a text brings along. */
export const answers: AloneOptions['resolve'] = {
  resolveLink: (href) => ({ href, external: /^(?:[a-z]+:|\/\/)/i.test(href), isPage: true }),
  resolveImage: async (src) => {
    if (/^(?:data:|\/(?!\/))/.test(src)) return { src };
    const isModule = src.startsWith('module:');
    const [, name = src] = /^module:\["([^"]*)"/.exec(src) ?? [];
    return {
      src: isModule ? '' : src,
      problem: {
        severity: 'warning',
        code: isModule ? 'playground-module' : 'playground-image',
        message: `"${name}" is not loaded here.`,
      },
    };
  },
};

/** No set is installed, and no service is asked. */
export const icons: IconSets = {
  find: (name) => ({
    severity: 'warning',
    code: 'playground-icon',
    message: `"${name}" is not loaded here.`,
  }),
};
