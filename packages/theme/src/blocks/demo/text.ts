import { defineText } from '../../text/define-text.ts';

/** Texts of demos. */
export default defineText({
  en: {
    demoTitleText: 'Demo',
    demoSourceText: 'Source',
    demoRestartText: 'Restart',
    demoWholeText: 'Show all',
    demoConsoleLabel: 'Console',
    demoCodepenText: 'Open in CodePen',
    demoJsfiddleText: 'Open in JSFiddle',
    demoLibrariesLabel: 'Libraries',
    demoVueText: 'This demo is written for Vue, so only its source is shown.',
  },
  zh: {
    demoTitleText: '演示',
    demoSourceText: '源码',
    demoRestartText: '重新运行',
    demoWholeText: '展开全部',
    demoConsoleLabel: '控制台',
    demoCodepenText: '在 CodePen 打开',
    demoJsfiddleText: '在 JSFiddle 打开',
    demoLibrariesLabel: '用到的库',
    demoVueText: '这个演示是用 Vue 写的，这里只显示源码。',
  },
});
