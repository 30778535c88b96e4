const english = {
  document: 'This page: HTML',
  style: 'Style sheets',
  script: 'Script to read it',
  scriptOf: (name: string) => `Script to read it, ${name}`,
  laterScript: 'Script for components, menus and search, later',
  counted:
    'Counted in your browser just now. The last two lines are what others need to read a page of documentation (our benchmark, brotli).',
  waiting: 'Your browser counts this page when script is on.',
};

const chinese: typeof english = {
  document: '这一页：HTML',
  style: '样式表',
  script: '阅读所需的脚本',
  scriptOf: (name) => `阅读所需的脚本，${name}`,
  laterScript: '组件、菜单和搜索的脚本，稍后加载',
  counted:
    '前四行由你的浏览器刚刚数出。最后两行是别的生成器阅读一篇文档所需的脚本（我们的基准测试，brotli）。',
  waiting: '启用脚本后，由你的浏览器数出。',
};

/** What the counter says, in Chinese for Chinese pages. */
export const weightText = (lang: string) => (lang.startsWith('zh') ? chinese : english);
