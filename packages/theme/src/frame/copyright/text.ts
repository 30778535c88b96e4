import { defineText } from '../../text/define-text.ts';

/** Texts of the copyright notice. */
export default defineText({
  en: {
    copyrightText: 'Copyright',
    copyrightAuthorText: 'Copyright Ownership:',
    copyrightCreationOriginalText: 'This page:',
    copyrightCreationTranslateText: 'Translated from:',
    copyrightCreationReprintText: 'Reprinted from:',
    copyrightLicenseText: 'License under',
    licenses: {
      CC0: 'CC0 1.0 Universal',
      'CC-BY-4.0': 'Attribution 4.0 International (CC-BY-4.0)',
      'CC-BY-NC-4.0': 'Attribution-NonCommercial 4.0 International (CC-BY-NC-4.0)',
      'CC-BY-NC-SA-4.0': 'Attribution-NonCommercial-ShareAlike 4.0 International (CC-BY-NC-SA-4.0)',
      'CC-BY-NC-ND-4.0': 'Attribution-NonCommercial-NoDerivatives 4.0 International (CC-BY-NC-ND-4.0)',
      'CC-BY-ND-4.0': 'Attribution-NoDerivatives 4.0 International (CC-BY-ND-4.0)',
      'CC-BY-SA-4.0': 'Attribution-ShareAlike 4.0 International (CC-BY-SA-4.0)',
    },
  },
  zh: {
    copyrightText: '版权声明',
    copyrightAuthorText: '版权归属：',
    copyrightCreationOriginalText: '本页链接：',
    copyrightCreationTranslateText: '译自：',
    copyrightCreationReprintText: '转载自：',
    copyrightLicenseText: '许可协议：',
    licenses: {
      CC0: '公共领域贡献 1.0 通用 (CC0)',
      'CC-BY-4.0': '署名 4.0 国际 (CC-BY-4.0)',
      'CC-BY-NC-4.0': '署名-非商业性使用 4.0 国际 (CC-BY-NC-4.0)',
      'CC-BY-NC-SA-4.0': '署名-非商业性使用-相同方式共享 4.0 国际 (CC-BY-NC-SA-4.0)',
      'CC-BY-NC-ND-4.0': '署名-非商业性使用-禁止演绎 4.0 国际 (CC-BY-NC-ND-4.0)',
      'CC-BY-ND-4.0': '署名-禁止演绎 4.0 国际 (CC-BY-ND-4.0)',
      'CC-BY-SA-4.0': '署名-相同方式共享 4.0 国际 (CC-BY-SA-4.0)',
    },
  },
});
