import { defineText } from '../../text/define-text.ts';

/** Texts of the links beside a page. */
export default defineText({
  en: {
    sponsorText: 'Sponsor this project',
    starText: 'Star this project',
    issueText: 'Report an issue',
  },
  zh: {
    sponsorText: '赞助本项目',
    starText: '为本项目加星',
    issueText: '反馈问题',
  },
});
