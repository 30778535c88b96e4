import { defineText } from '../../text/define-text.ts';

/** Texts of cards of repositories. */
export default defineText({
  en: {
    repositoryStarsText: 'star | stars',
    repositoryForksText: 'fork | forks',
    repositoryArchivedText: 'Archived',
  },
  zh: {
    repositoryStarsText: '个星标',
    repositoryForksText: '个复刻',
    repositoryArchivedText: '已归档',
  },
});
