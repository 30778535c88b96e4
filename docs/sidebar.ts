import type { SidebarInput } from 'bifolio';
import { reference } from './reference.ts';

/** Titles of the groups. */
type Titles = Record<
  | 'start'
  | 'move'
  | 'write'
  | 'syntax'
  | 'back'
  | 'inline'
  | 'containers'
  | 'code'
  | 'runners'
  | 'charts'
  | 'embeds'
  | 'features'
  | 'component'
  | 'customization'
  | 'api'
  | 'config'
  | 'page'
  | 'plugins'
  | 'tools',
  string
>;

export const zh: Titles = {
  start: '快速开始',
  move: '迁移',
  write: '写作',
  syntax: 'Markdown 语法',
  back: '指南',
  inline: '行内语法',
  containers: '容器',
  code: '代码',
  runners: '运行代码',
  charts: '图表',
  embeds: '嵌入',
  features: '功能',
  component: '组件',
  customization: '自定义',
  api: 'API',
  config: '站点配置',
  page: '页面配置',
  plugins: '内置插件',
  tools: '工具',
};

export const en: Titles = {
  start: 'Quick Start',
  move: 'Move In',
  write: 'Write',
  syntax: 'Markdown',
  back: 'Guide',
  inline: 'Inline',
  containers: 'Containers',
  code: 'Code',
  runners: 'Run Code',
  charts: 'Charts',
  embeds: 'Embeds',
  features: 'Features',
  component: 'Component',
  customization: 'Customization',
  api: 'API',
  config: 'Configuration',
  page: 'Page Configuration',
  plugins: 'Built-in Plugins',
  tools: 'Tools',
};

/** The pages of both languages, in their order. */
export function sidebar(titles: Titles): SidebarInput {
  return {
    ...syntax(titles),
    '/guide/move/': moving(titles),
    '/guide/': [
      {
        text: titles.start,
        items: [
          'quick-start/intro/',
          'tutorial/',
          'intro/',
          'usage/',
          'recipes/',
          'troubleshooting/',
          'project-structure/',
          'example-site/',
          'editor/',
          'migrate/',
          'move/',
          'deployment/',
          'self-hosting/',
          'mainland-china/',
          'check/',
          'ci/',
          'questions/',
        ],
      },
      {
        text: titles.write,
        items: [
          'write/',
          'markdown/basic/',
          'sidebar/',
          'locales/',
          'translations/',
          'versions/',
          'collection/',
          'collection/doc/',
          'collection/post/',
          {
            text: titles.syntax,
            items: [
              { text: titles.inline, link: 'markdown/extensions/' },
              { text: titles.containers, link: 'markdown/steps/' },
              { text: titles.code, link: 'code/intro/' },
              { text: titles.runners, link: 'repl/frontend/' },
              { text: titles.charts, link: 'chart/mermaid/' },
              { text: titles.embeds, link: 'embed/video/bilibili/' },
            ],
          },
        ],
      },
      {
        text: titles.features,
        items: [
          'features/content-search/',
          'features/comments/',
          'data/',
          'sources/',
          'openapi/',
          'typedoc/',
          'analytics/',
          'seo/',
          'sitemap/',
          'machine-readers/',
          'social-images/',
          'features/encryption/',
          'features/threat-model/',
          'features/image-preview/',
          'features/icon/',
          'features/bulletin/',
          'features/copyright/',
          'features/changelog/',
          'features/contributors/',
          'friend-links/',
          'features/watermark/',
          'features/replace-assets/',
          'optimize-build/',
        ],
      },
      {
        text: titles.component,
        items: [
          'components/badge/',
          'components/card/',
          'components/card-grid/',
          'components/card-masonry/',
          'components/home-box/',
          'components/icon/',
          'components/link-card/',
          'components/image-card/',
          'components/npm-badge/',
          'components/github-repo-card/',
          'components/swiper/',
          'components/plot/',
        ],
      },
      {
        text: titles.customization,
        items: [
          'custom-home/',
          'custom-home/hero-effect/',
          'layout-slots/',
          'component-overrides/',
          'custom-style/',
          'react-libraries/',
        ],
      },
      {
        text: titles.api,
        items: [
          'api/client/',
          'api/node/',
          'api/block/',
          'api/extension/',
          'api/theme/',
          ...(reference.length > 0 ? ['/api/'] : []),
        ],
      },
    ],
    '/config/': [
      {
        text: titles.config,
        items: [
          'intro/',
          'theme/',
          'locales/',
          'navigation/',
          'sidebar/',
          'collections/',
          'markdown/',
          'watermark/',
          'encryption/',
        ],
      },
      {
        text: titles.page,
        items: ['frontmatter/basic/', 'frontmatter/home/', 'frontmatter/article/', 'frontmatter/friends/'],
      },
      {
        text: titles.plugins,
        items: [
          'plugins/',
          'plugins/search/',
          'plugins/reading-time/',
          'plugins/code-highlight/',
          'plugins/markdown-image/',
          'plugins/markdown-include/',
          'plugins/markdown-math/',
          'plugins/markdown-power/',
          'plugins/markdown-enhance/',
        ],
      },
    ],
    ...(reference.length > 0 && { '/api/': 'auto' }),
    '/tools/': [{ text: titles.tools, items: ['theme-colors/', 'home-hero-tint-plate/', 'caniuse/'] }],
  };
}

/** The part of the guide on Markdown: one list for all folders of its pages. */
function syntax(titles: Titles): SidebarInput {
  const pages: SidebarInput[string] = [
    { text: titles.back, link: '/guide/write/' },
    '/guide/markdown/basic/',
    {
      text: titles.inline,
      items: [
        '/guide/markdown/extensions/',
        '/guide/markdown/mark/',
        '/guide/markdown/icon/',
        '/guide/markdown/plot/',
        '/guide/markdown/annotation/',
        '/guide/markdown/abbreviation/',
        '/guide/markdown/include/',
      ],
    },
    {
      text: titles.containers,
      items: [
        '/guide/markdown/steps/',
        '/guide/markdown/tabs/',
        '/guide/markdown/collapse/',
        '/guide/markdown/card/',
        '/guide/markdown/flex/',
        '/guide/markdown/npm-to/',
        '/guide/markdown/file-tree/',
        '/guide/markdown/code-tree/',
        '/guide/markdown/field/',
        '/guide/markdown/timeline/',
        '/guide/markdown/chat/',
        '/guide/markdown/table/',
        '/guide/markdown/demo-wrapper/',
        '/guide/code/group/',
      ],
    },
    {
      text: titles.code,
      items: [
        '/guide/code/intro/',
        '/guide/code/features/',
        '/guide/markdown/twoslash/',
        '/guide/code/copy-code/',
        '/guide/code/import/',
      ],
    },
    {
      text: titles.runners,
      items: [
        '/guide/repl/frontend/',
        '/guide/repl/python/',
        '/guide/repl/golang/',
        '/guide/repl/rust/',
        '/guide/repl/kotlin/',
        '/guide/repl/frontend-deprecated/',
      ],
    },
    {
      text: titles.charts,
      items: [
        '/guide/chart/mermaid/',
        '/guide/chart/echarts/',
        '/guide/chart/echarts-examples/',
        '/guide/chart/chartjs/',
        '/guide/chart/flowchart/',
        '/guide/chart/markmap/',
        '/guide/chart/plantuml/',
      ],
    },
    {
      text: titles.embeds,
      items: [
        '/guide/embed/video/bilibili/',
        '/guide/embed/video/youtube/',
        '/guide/embed/video/acfun/',
        '/guide/embed/video/artplayer/',
        '/guide/embed/audio/reader/',
        '/guide/embed/pdf/',
        '/guide/code/code-pen/',
        '/guide/code/code-sandbox/',
        '/guide/code/jsfiddle/',
        '/guide/code/replit/',
        '/guide/markdown/caniuse/',
        '/guide/markdown/qrcode/',
      ],
    },
  ];
  const folders = ['markdown', 'code', 'repl', 'chart', 'embed'];
  return Object.fromEntries(folders.map((folder) => [`/guide/${folder}/`, pages]));
}

/** The part of the guide for those who come from another generator. */
const moving = (titles: Titles): SidebarInput[string] => [
  { text: titles.back, link: '/guide/quick-start/intro/' },
  {
    text: titles.move,
    items: [
      '/guide/move/',
      ...[
        'docusaurus',
        'starlight',
        'mkdocs',
        'mdbook',
        'hugo',
        'hexo',
        'jekyll',
        'vitepress',
        'vuepress',
        'nextra',
        'fumadocs',
        'mintlify',
        'gitbook',
      ].map((name) => `/guide/move/${name}/`),
    ],
  },
];
