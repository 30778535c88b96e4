import { defineText } from '../../text/define-text.ts';

/** Texts of the menu of versions, and of notices on pages of other versions. */
export default defineText({
  en: {
    selectVersionText: 'Version',
    latestVersionText: 'Latest',
    oldVersionText: 'This page describes {version}.',
    unsupportedVersionText: 'This page describes {version}, which is no longer supported.',
    nextVersionText: 'This page describes {version}, which is not released yet.',
    readLatestText: 'Go to the latest version',
  },
  zh: {
    selectVersionText: '版本',
    latestVersionText: '最新版',
    oldVersionText: '本页内容适用于 {version}。',
    unsupportedVersionText: '本页内容适用于 {version}，该版本已停止维护。',
    nextVersionText: '本页内容适用于 {version}，该版本尚未发布。',
    readLatestText: '查看最新版',
  },
});
