import type { Text } from './en-US.ts';

/** Interface text in simplified Chinese. */
export const zhCN: Text = {
  selectLanguageText: '语言',
  selectLanguageAriaLabel: '选择语言',
  appearanceText: '外观',
  lightModeSwitchTitle: '切换为浅色主题',
  darkModeSwitchTitle: '切换为深色主题',
  outlineLabel: '此页内容',
  sidebarMenuLabel: '菜单',
  navbarLabel: '主导航',
  navbarMenuLabel: '导航菜单',
  breadcrumbsLabel: '面包屑导航',
  pagerLabel: '上一页与下一页',
  skipToContentText: '跳到正文',
  openNewWindowText: '在新窗口打开',
  editLinkText: '编辑此页',
  lastUpdatedText: '最后更新于',
  contributorsText: '贡献者',
  prevPageLabel: '上一页',
  nextPageLabel: '下一页',
  draftText: '草稿',
  notFound: {
    code: '404',
    title: '页面未找到',
    quote: '但是，如果你不改变方向，并且一直寻找，最终可能会到达你要去的地方。',
    linkLabel: '返回首页',
    linkText: '返回首页',
  },
};
