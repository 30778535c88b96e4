const english = {
  feature: 'Feature',
  placeholder: 'subgrid, webp, dialog …',
  loading: 'Loading the data …',
  failed: 'The data could not be loaded. Reload the page to try again.',
  none: 'No feature matches. Try the name of a property or of an interface.',
  found: 'Features found: {count}',
  past: 'Past versions',
  future: 'Future versions',
  line: 'Markdown for your page',
  copy: 'Copy',
  copied: 'Copied',
};

const chinese: typeof english = {
  feature: '特性',
  placeholder: 'subgrid、webp、dialog……',
  loading: '正在加载数据……',
  failed: '数据没有加载成功，请刷新页面再试。',
  none: '没有匹配的特性。试试属性或接口的英文名。',
  found: '找到 {count} 个特性',
  past: '过去的版本',
  future: '未来的版本',
  line: '写进页面的 Markdown',
  copy: '复制',
  copied: '已复制',
};

/** What the finder says, in Chinese for Chinese pages. */
export const finderText = (lang: string) => (lang.startsWith('zh') ? chinese : english);
export type FinderText = typeof english;
