import { defineText } from '../text/define-text.ts';

/** Texts of charts. */
export default defineText({
  en: {
    chartNameText: 'Chart',
    chartSourceText: 'Source',
    chartEnlargeText: 'Enlarge',
    chartDownloadText: 'Download',
    chartFailedText: 'Unable to draw this chart.',
    chartCloseText: 'Close',
    chartZoomInText: 'Zoom in',
    chartZoomOutText: 'Zoom out',
    chartResetText: 'Reset',
  },
  zh: {
    chartNameText: '图表',
    chartSourceText: '源码',
    chartEnlargeText: '放大查看',
    chartDownloadText: '下载',
    chartFailedText: '无法绘制这张图表。',
    chartCloseText: '关闭',
    chartZoomInText: '放大',
    chartZoomOutText: '缩小',
    chartResetText: '复位',
  },
});
