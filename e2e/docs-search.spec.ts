import { createSearcher } from 'bifolio/search';
import { DOCS, fetchDocsFromFiles } from './docs-files.ts';
import { expect, test } from './test.ts';

test.beforeAll(fetchDocsFromFiles);

/** What readers may type in our documentation, and the page or section that they look for. */
const wanted = {
  'en-US': {
    'highlight lines': '/en/guide/code/features/#highlight',
    'line highlighting': '/en/guide/code/features/#highlight',
    'line numbers': /\/code-highlight\/|\/code\/features\//,
    'code groups': '/en/guide/code/group/',
    'copy code': '/en/guide/code/copy-code/',
    'import code': '/en/guide/code/import/',
    'include file': '/en/guide/markdown/include/',
    'edit link': '/en/config/theme/#edit-link',
    'dark mode': '/en/config/theme/#appearance',
    'deploy github pages': '/en/guide/deployment/#github-pages',
    'search options': '/en/config/plugins/search/',
    'custom css': '/en/guide/custom-style/',
    'hero effect': '/en/guide/custom-home/hero-effect/',
    'react component': '/en/guide/react-libraries/',
    'math formula': '/en/config/plugins/markdown-math/',
    'home page': '/en/guide/custom-home/',
    sideb: '/en/guide/sidebar/',
    icons: '/en/guide/features/icon/',
    redirects: '/en/config/intro/#redirects',
    useSidebar: /\/en\/guide\/api\/client\/#usesidebar/,
    pasword: /\/article\/2z59hh8g\/|\/encryption\//,
    algolia: '/en/config/plugins/search/',
  },
  'zh-CN': {
    高亮行: '/guide/code/features/#highlight',
    '代码 高亮': '/config/plugins/code-highlight/',
    行号: '/guide/code/features/#line-numbers',
    代码组: '/guide/code/group/',
    导入代码: '/guide/code/import/',
    编辑链接: '/config/theme/#edit-link',
    深色模式: '/config/theme/#appearance',
    图片大小: '/config/plugins/markdown-image/',
    自定义域名: '/guide/deployment/',
    自定义样式: '/guide/custom-style/',
    侧边栏: '/guide/sidebar/',
    首页: '/',
    部署: '/guide/deployment/',
    加密页面: '/guide/features/encryption/',
    React组件: '/guide/react-libraries/',
    'base 路径': '/guide/deployment/',
    'vitepress 迁移': '/guide/move/vitepress/',
    评论: '/guide/features/comments/',
  },
};

for (const [lang, queries] of Object.entries(wanted)) {
  test(`search of the documentation in ${lang} finds first what readers look for`, async () => {
    const searcher = await createSearcher(DOCS, lang);
    for (const [typed, place] of Object.entries(queries)) {
      const found = await searcher.search(typed);
      const [first] = await found.pages(0, 5);
      const id = first?.passages[0]?.id;
      const isSection = typeof place !== 'string' || place.includes('#');
      expect.soft(`${first?.route}${isSection && id ? `#${id}` : ''}`, typed).toMatch(exactly(place));
    }
  });
}

const exactly = (place: string | RegExp) => (typeof place === 'string' ? new RegExp(`^${place}$`) : place);
