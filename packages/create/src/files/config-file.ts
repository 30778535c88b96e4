import type { Answers } from '../command/answers.ts';

const entries = {
  zh: [
    "{ text: '指南', link: '/guide/intro/', activeMatch: '^/guide/' }",
    "{ text: '博客', link: '/blog/' }",
  ],
  en: [
    "{ text: 'Guide', link: '/guide/intro/', activeMatch: '^/guide/' }",
    "{ text: 'Blog', link: '/blog/' }",
  ],
};
const sidebar = "{ '/guide/': 'auto' }";
const collections = {
  zh: "[{ type: 'post', dir: 'blog', title: '博客' }]",
  en: "[{ type: 'post', dir: 'blog', title: 'Blog' }]",
};
const titles = {
  zh: "title: '我的网站',\n  description: '用 Bifolio 搭建的网站。'",
  en: "title: 'My site',\n  description: 'A site made with Bifolio.'",
};

const icon = "head: [['link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]]";

/** Without it a site has neither sitemap nor feeds. */
const hostnameLine = (hostname: string, lang: Answers['lang']) =>
  hostname
    ? `hostname: '${hostname}'`
    : lang === 'zh'
      ? "// 网站发布后的网址；没有它就没有站点地图、订阅源和分享链接。\n  // hostname: 'https://example.com'"
      : "// URL of the published site. Without it there is no sitemap, no feed and no link preview.\n  // hostname: 'https://example.com'";

/** The text of the new site's `bifolio.config.ts`. */
export function configFile({ lang, hostname }: Pick<Answers, 'lang' | 'hostname'>): string {
  const start = `  source: 'docs',\n  ${hostnameLine(hostname, lang)},\n  ${icon},\n`;
  const body = start + (lang === 'both' ? bilingual() : monolingual(lang));
  return `import { theme } from '@bifolio/theme';\nimport { defineConfig } from 'bifolio';\n\nexport default defineConfig({\n${body}});\n`;
}

function navbar(lang: 'zh' | 'en', indent: string): string {
  return `[\n${entries[lang].map((entry) => `${indent}  ${entry},\n`).join('')}${indent}]`;
}

function monolingual(lang: 'zh' | 'en'): string {
  return `  ${titles[lang]},
  lang: '${lang === 'zh' ? 'zh-CN' : 'en-US'}',
  theme: theme({
    navbar: ${navbar(lang, '    ')},
    sidebar: ${sidebar},
    collections: ${collections[lang]},
  }),
`;
}

function bilingual(): string {
  const indent = (text: string) => text.replaceAll('\n', '\n    ');
  const english = (text: string) => text.replaceAll(/\/(?=guide|blog)/g, '/en/');
  return `  locales: {
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
        navbar: ${navbar('zh', '        ')},
        sidebar: ${sidebar},
        collections: ${collections.zh},
      },
      '/en/': {
        navbar: ${english(navbar('en', '        '))},
        sidebar: ${english(sidebar)},
        collections: ${collections.en},
      },
    },
  }),
`;
}
