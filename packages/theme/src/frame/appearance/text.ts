import { defineText } from '../../text/define-text.ts';

/** Texts of the switch between light and dark. */
export default defineText({
  en: {
    appearanceText: 'Appearance',
    lightModeSwitchTitle: 'Switch to light theme',
    darkModeSwitchTitle: 'Switch to dark theme',
  },
  zh: {
    appearanceText: '外观',
    lightModeSwitchTitle: '切换为浅色主题',
    darkModeSwitchTitle: '切换为深色主题',
  },
});
