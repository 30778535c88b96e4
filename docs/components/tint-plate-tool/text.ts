const english = {
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  channels: { r: 'Red', g: 'Green', b: 'Blue' },
  value: 'middle',
  offset: 'range',
  name: 'Two leaves',
  tagline: 'Words stay readable above the plate',
  contrast: 'Contrast of the words, at worst: {ratio}',
  low: 'Below 4.5, small text gets hard to read.',
  yaml: 'Fields of the hero',
  reset: 'Reset',
  copy: 'Copy',
  copied: 'Copied',
};

const chinese: typeof english = {
  appearance: '外观',
  light: '浅色',
  dark: '深色',
  channels: { r: '红', g: '绿', b: '蓝' },
  value: '中间值',
  offset: '幅度',
  name: '一纸两面',
  tagline: '色板上的文字始终清晰',
  contrast: '文字对比度最低为 {ratio}',
  low: '低于 4.5 时，小字难以辨认。',
  yaml: '首屏的字段',
  reset: '重置',
  copy: '复制',
  copied: '已复制',
};

/** What the tool says, in Chinese for Chinese pages. */
export const tintText = (lang: string) => (lang.startsWith('zh') ? chinese : english);
