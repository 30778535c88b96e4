import { defineText } from '../text/define-text.ts';

/** Texts of content from other hosts. */
export default defineText({
  en: {
    embedTitleText: 'Content from {host}',
    embedLoadText: 'Load from {host}',
    embedAlwaysText: 'Always load from {host}',
    embedOpenText: 'Open on {host}',
  },
  zh: {
    embedTitleText: '来自 {host} 的内容',
    embedLoadText: '从 {host} 加载',
    embedAlwaysText: '始终从 {host} 加载',
    embedOpenText: '在 {host} 打开',
  },
});
