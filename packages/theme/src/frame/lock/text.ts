import { defineText } from '../../text/define-text.ts';

/** Texts of locked pages and parts. */
export default defineText({
  en: {
    encryptButtonText: 'Confirm',
    encryptPlaceholder: 'Enter Password',
    encryptGlobalText: 'Only Password can access this site',
    encryptPageText: 'Only Password can access this page',
    encryptPartText: 'Enter the password to read this part',
    encryptWrongText: 'Wrong password.',
    encryptOpenedText: 'Unlocked.',
    encryptFailedText: "Couldn't load the content, or it is damaged. Your password is fine.",
    encryptRetryText: 'Try again',
    encryptLockText: 'Lock again',
    encryptScriptText: 'This content is encrypted. To open it, turn on JavaScript.',
    encryptSecureText: 'This content is encrypted. Browsers can open it only at https:// URLs.',
    encryptStorageText: 'This browser stores no keys, so you need the password on every visit.',
  },
  zh: {
    encryptButtonText: '确认',
    encryptPlaceholder: '输入密码',
    encryptGlobalText: '需要密码才能访问此网站',
    encryptPageText: '需要密码才能访问此页面',
    encryptPartText: '需要密码才能查看这部分内容',
    encryptWrongText: '密码不正确。',
    encryptOpenedText: '已解锁。',
    encryptFailedText: '内容加载失败或已损坏，密码没有问题。',
    encryptRetryText: '重试',
    encryptLockText: '重新锁定',
    encryptScriptText: '此内容已加密。请启用 JavaScript 后打开。',
    encryptSecureText: '此内容已加密。浏览器只能在 https:// 网址下打开。',
    encryptStorageText: '此浏览器不保存密钥，每次访问都要重新输入密码。',
  },
});
