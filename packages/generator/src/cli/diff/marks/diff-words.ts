/** Texts of marks in pages, and of the list of them. */
const EN = {
  title: 'What changed, compared with {ref}',
  note: '{text}: ',
  added: 'Added',
  removed: 'Removed',
  changed: 'Changed',
  otherTarget: 'Changed link, image or markup',
  image: 'Image: {text}',
  hideMarks: 'Hide the marks',
  allPages: 'All changed pages',
  newPage: 'This page is new.',
  noPassage:
    'No passage of the text differs. Its title, description or other fields do, or its source alone.',
  changedPages: 'Changed pages',
  addedPages: 'Added pages',
  removedPages: 'Removed pages',
  lostUrls: 'Lost URLs',
  addRedirects: 'Links to these URLs lead nowhere. Add to the config:',
  lostHeadings: 'Lost headings',
  lostHeading: '{id} is gone, so links to it open the top of the page.',
  passages: 'changed passages: {count}',
  movedFrom: ', moved from {file}',
  lockedPages: 'Encrypted pages that changed: {count}. Nothing of them is shown here.',
  same: 'No page differs.',
};

export type DiffWords = typeof EN;

const ZH: DiffWords = {
  title: '与 {ref} 相比的变更',
  note: '{text}：',
  added: '新增',
  removed: '删除',
  changed: '修改',
  otherTarget: '链接、图片或标记有修改',
  image: '图片：{text}',
  hideMarks: '隐藏标记',
  allPages: '所有变更的页面',
  newPage: '本页是新增的。',
  noPassage: '正文没有差异；变更的是标题、描述等字段，或者只是源文件的写法。',
  changedPages: '修改的页面',
  addedPages: '新增的页面',
  removedPages: '删除的页面',
  lostUrls: '失效的网址',
  addRedirects: '指向这些网址的链接已失效。请在配置中添加：',
  lostHeadings: '失效的标题',
  lostHeading: '{id} 已不存在，指向它的链接会打开页面顶部。',
  passages: '{count} 处',
  movedFrom: '，原为 {file}',
  lockedPages: '有变更的加密页面：{count} 个。这里不显示其内容。',
  same: '没有页面有差异。',
};

/** The texts in the language of a page; English where there are none in it. */
export const diffWords = (lang: string): DiffWords => (/^zh\b/i.test(lang) ? ZH : EN);

/** A text with the values of its names. */
export const filled = (text: string, values: object): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(new Map<string, unknown>(Object.entries(values)).get(name) ?? whole),
  );
