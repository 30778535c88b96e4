const english = {
  markdown: 'Markdown',
  page: 'Page',
  look: 'Look',
  accent: 'Accent color',
  sample: 'Start with',
  samples: { page: 'A page', blocks: 'Blocks', code: 'Code', blank: 'Nothing' },
  copy: 'Copy link',
  copied: 'Link copied',
  loading: 'Loading the parser …',
  failed: 'The parser could not be loaded. Reload the page to try again.',
  slow: 'This text takes longer than 10 seconds, so rendering was stopped.',
  fine: 'No problems.',
  problems: 'Problems',
  line: 'Line {line}',
  limits: {
    file: 'A playground has no files, so "{name}" is not read.',
    image: 'The image "{name}" is not loaded: a playground asks no other host and has no files.',
    icon: 'The icon "{name}" is not shown: a playground has no icon sets.',
    chart: 'The library of "{name}" is not loaded here. On a site, this is drawn.',
    lock: 'A locked part needs a build, which encrypts it. It is left out here.',
    package: 'This needs the package "{name}", which a playground does not have.',
    list: 'A playground has no other pages, so this list is empty.',
    types: 'Types in code need a build. Here, the code has colors only.',
    style: 'Styles in the text (`style`, `<style>`) are blocked here. A site allows them by their hash.',
    host: 'This asks {name}. The preview blocks it: nothing leaves this page.',
  },
};

const chinese: typeof english = {
  markdown: 'Markdown',
  page: '页面',
  look: '外观',
  accent: '强调色',
  sample: '从示例开始',
  samples: { page: '一个页面', blocks: '语法块', code: '代码', blank: '空白' },
  copy: '复制链接',
  copied: '已复制链接',
  loading: '正在加载解析器……',
  failed: '解析器加载失败，请刷新页面重试。',
  slow: '这段内容渲染超过 10 秒，已停止。',
  fine: '没有问题。',
  problems: '问题',
  line: '第 {line} 行',
  limits: {
    file: '演练场里没有文件，不会读取“{name}”。',
    image: '不加载图片“{name}”：演练场不请求其他主机，也没有文件。',
    icon: '不显示图标“{name}”：演练场里没有图标集。',
    chart: '这里不加载“{name}”所用的库。在网站里会画出来。',
    lock: '加密的部分由构建加密，这里略过。',
    package: '这需要软件包“{name}”，演练场里没有。',
    list: '演练场里没有其他页面，列表是空的。',
    types: '代码类型需要构建。这里的代码只有颜色。',
    style: '这里阻止文中的样式（`style`、`<style>`）。网站用哈希允许它们。',
    host: '这会请求 {name}。预览阻止了请求：内容不会离开此页。',
  },
};

export type PlaygroundText = typeof english;

/** What the playground says, in Chinese for Chinese pages. */
export const playgroundText = (lang: string): PlaygroundText => (lang.startsWith('zh') ? chinese : english);
