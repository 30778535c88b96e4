import type { SidebarInput } from 'bifolio';

/** Titles of the groups. */
type Titles = Record<
  | 'start'
  | 'write'
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
  write: '写作',
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
  write: 'Write',
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
    '/guide/': [
      {
        text: titles.start,
        items: [
          'quick-start/intro/',
          'intro/',
          'usage/',
          'recipes/',
          'troubleshooting/',
          'project-structure/',
          'example-site/',
          'editor/',
          'migrate/',
          'deployment/',
          'self-hosting/',
          'mainland-china/',
          'ci/',
          'questions/',
        ],
      },
      {
        text: titles.write,
        items: [
          'write/',
          'markdown/basic/',
          'markdown/tabs/',
          'sidebar/',
          'locales/',
          'collection/',
          'collection/doc/',
          'collection/post/',
          {
            text: titles.inline,
            items: [
              'markdown/extensions/',
              'markdown/mark/',
              'markdown/icon/',
              'markdown/plot/',
              'markdown/annotation/',
              'markdown/abbreviation/',
              'markdown/include/',
            ],
          },
          {
            text: titles.containers,
            items: [
              'markdown/steps/',
              'markdown/collapse/',
              'markdown/card/',
              'markdown/flex/',
              'markdown/npm-to/',
              'markdown/file-tree/',
              'markdown/code-tree/',
              'markdown/field/',
              'markdown/timeline/',
              'markdown/chat/',
              'markdown/table/',
              'markdown/demo-wrapper/',
              'code/group/',
            ],
          },
          {
            text: titles.code,
            items: ['code/intro/', 'code/features/', 'markdown/twoslash/', 'code/copy-code/', 'code/import/'],
          },
          {
            text: titles.runners,
            items: [
              'repl/frontend/',
              'repl/python/',
              'repl/golang/',
              'repl/rust/',
              'repl/kotlin/',
              'repl/frontend-deprecated/',
            ],
          },
          {
            text: titles.charts,
            items: [
              'chart/mermaid/',
              'chart/echarts/',
              'chart/chartjs/',
              'chart/flowchart/',
              'chart/markmap/',
              'chart/plantuml/',
            ],
          },
          {
            text: titles.embeds,
            items: [
              'embed/video/bilibili/',
              'embed/video/youtube/',
              'embed/video/acfun/',
              'embed/video/artplayer/',
              'embed/audio/reader/',
              'embed/pdf/',
              'code/code-pen/',
              'code/code-sandbox/',
              'code/jsfiddle/',
              'code/replit/',
              'markdown/caniuse/',
              'markdown/qrcode/',
            ],
          },
        ],
      },
      {
        text: titles.features,
        items: [
          'features/bulletin/',
          'features/changelog/',
          'features/contributors/',
          'features/comments/',
          'features/content-search/',
          'features/copyright/',
          'features/encryption/',
          'features/icon/',
          'friend-links/',
          'features/image-preview/',
          'features/replace-assets/',
          'features/watermark/',
          'optimize-build/',
          'seo/',
          'sitemap/',
          'analytics/',
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
      { text: titles.api, items: ['api/client/', 'api/node/', 'api/block/', 'api/theme/'] },
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
    '/tools/': [{ text: titles.tools, items: ['theme-colors/', 'home-hero-tint-plate/', 'caniuse/'] }],
  };
}
