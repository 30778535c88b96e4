import { defineText } from '../../text/define-text.ts';

/** Texts of browser support. */
export default defineText({
  en: {
    caniuseBrowserText: 'Browser',
    caniuseCurrentText: 'Current',
    caniuseYesText: 'supported',
    caniusePartlyText: 'partly supported',
    caniuseNoText: 'not supported',
    caniuseUnknownText: 'unknown',
    caniusePrefixText: 'with a prefix',
    caniuseFlagText: 'behind a flag',
    caniuseGlobalText: 'Available to {percent} of users worldwide',
    caniuseSourceText: 'Data from caniuse.com',
    baselineHighText: 'widely available',
    baselineLowText: 'newly available',
    baselineLimitedText: 'limited availability',
    baselineSinceText: 'In all major browsers since {date}',
  },
  zh: {
    caniuseBrowserText: '浏览器',
    caniuseCurrentText: '当前版本',
    caniuseYesText: '支持',
    caniusePartlyText: '部分支持',
    caniuseNoText: '不支持',
    caniuseUnknownText: '未知',
    caniusePrefixText: '需要前缀',
    caniuseFlagText: '需手动开启',
    caniuseGlobalText: '全球 {percent} 的用户可用',
    caniuseSourceText: '数据来自 caniuse.com',
    baselineHighText: '广泛可用',
    baselineLowText: '新近可用',
    baselineLimitedText: '可用性有限',
    baselineSinceText: '自 {date}起主流浏览器均支持',
  },
});
