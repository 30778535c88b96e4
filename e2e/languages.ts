/** What the frame says in each language of the documentation (specification 9). */
export const languages = [
  {
    lang: 'zh-CN',
    root: '/',
    label: '简体中文',
    title: 'Bifolio 文档',
    text: {
      skip: '跳到正文',
      outline: '此页内容',
      menu: '菜单',
      navigation: '导航菜单',
      breadcrumbs: '面包屑导航',
      pager: '上一页与下一页',
      prev: '上一页',
      next: '下一页',
      language: '选择语言',
      appearance: '外观',
      notFound: '页面未找到',
      home: '返回首页',
      more: '更多',
      noResults: '没有找到',
      openImage: '查看图片',
    },
  },
  {
    lang: 'en-US',
    root: '/en/',
    label: 'English',
    title: 'Bifolio Docs',
    text: {
      skip: 'Skip to content',
      outline: 'On this page',
      menu: 'Menu',
      navigation: 'Navigation menu',
      breadcrumbs: 'Breadcrumbs',
      pager: 'Previous and next page',
      prev: 'Previous page',
      next: 'Next page',
      language: 'Change Language',
      appearance: 'Appearance',
      notFound: 'PAGE NOT FOUND',
      home: 'Take me home',
      more: 'More',
      noResults: 'No results for',
      openImage: 'View image',
    },
  },
] as const;

/** The English entry, for what does not depend on the language. */
export const english = languages[1];
