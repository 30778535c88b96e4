import type { Language } from './answers.ts';

const navbar = {
  zh: "[{ text: '指南', link: '/guide/intro/', activeMatch: '^/guide/' }]",
  en: "[{ text: 'Guide', link: '/guide/intro/', activeMatch: '^/guide/' }]",
};
const sidebar = {
  zh: "{ '/guide/': [{ text: '指南', items: ['intro/', 'components/'] }] }",
  en: "{ '/guide/': [{ text: 'Guide', items: ['intro/', 'components/'] }] }",
};
const titles = {
  zh: "title: '我的网站',\n  description: '用 Bifolio 搭建的网站。'",
  en: "title: 'My site',\n  description: 'A site made with Bifolio.'",
};

const icon = "head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]]";

/** The text of the new site's `bifolio.config.ts`. */
export function configFile(lang: Language): string {
  const body = lang === 'both' ? bilingual() : monolingual(lang);
  return `import { theme } from '@bifolio/theme';\nimport { defineConfig } from 'bifolio';\n\nexport default defineConfig({\n${body}});\n`;
}

function monolingual(lang: 'zh' | 'en'): string {
  return `  ${titles[lang]},
  lang: '${lang === 'zh' ? 'zh-CN' : 'en-US'}',
  source: 'docs',
  ${icon},
  theme: theme({
    navbar: ${navbar[lang]},
    sidebar: ${sidebar[lang]},
  }),
`;
}

function bilingual(): string {
  const indent = (text: string) => text.replaceAll('\n', '\n    ');
  const english = (text: string) => text.replaceAll('/guide/', '/en/guide/');
  return `  source: 'docs',
  ${icon},
  locales: {
    '/': {
      lang: 'zh-CN',
      label: '简体中文',
      dir: 'zh',
      ${indent(titles.zh)},
    },
    '/en/': {
      lang: 'en-US',
      label: 'English',
      dir: 'en',
      ${indent(titles.en)},
    },
  },
  theme: theme({
    locales: {
      '/': {
        navbar: ${navbar.zh},
        sidebar: ${sidebar.zh},
      },
      '/en/': {
        navbar: ${english(navbar.en)},
        sidebar: ${english(sidebar.en)},
      },
    },
  }),
`;
}
