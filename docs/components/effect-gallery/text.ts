const english = {
  effect: 'Effect',
  options: 'Options of {name}',
  tagline: 'Move the pointer, then the sliders',
  accent: 'Color of the site',
  from: 'from',
  to: 'to',
  undo: 'Undo',
  reset: 'Reset all options',
  yaml: 'Fields of the hero',
  loading: 'Loading the options …',
  copy: 'Copy',
  copied: 'Copied',
};

const chinese: typeof english = {
  effect: '特效',
  options: '{name} 的选项',
  tagline: '先移动指针，再拖动滑块',
  accent: '网站的颜色',
  from: '从',
  to: '到',
  undo: '撤销',
  reset: '重置全部选项',
  yaml: '首屏的字段',
  loading: '正在加载选项……',
  copy: '复制',
  copied: '已复制',
};

/** What the gallery says, in Chinese for Chinese pages. */
export const galleryText = (lang: string) => (lang.startsWith('zh') ? chinese : english);
export type GalleryText = typeof english;
