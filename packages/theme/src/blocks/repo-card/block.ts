import { defineBlock, prepareProps } from 'bifolio/markdown';
import { isProvider, isRepositoryName, PROVIDERS } from './providers.ts';

/** `<RepoCard repo="owner/name" />`: one that names no repository is reported. */
export default defineBlock({
  name: 'repo-card',
  tags: [
    {
      names: ['RepoCard'],
      attributes: { repo: 'text', provider: 'text', fullname: 'switch', description: 'text' },
    },
  ],
  setup(md) {
    prepareProps(md, ['RepoCard'], (props, { report }) => {
      const { repo, provider = 'github' } = props;
      if (!isRepositoryName(repo))
        report({
          code: 'repo-card-repo',
          message:
            repo === undefined
              ? '<RepoCard> has no repository, so it is omitted.'
              : `Invalid repository "${repo}" for <RepoCard>; the card is omitted.`,
          hint: 'Write repo="owner/name".',
        });
      else if (!isProvider(provider))
        report({
          code: 'repo-card-provider',
          message: `Invalid provider "${provider}" for <RepoCard>; the card is omitted.`,
          hint: `Use one of: ${Object.keys(PROVIDERS).join(', ')}.`,
        });
      return props;
    });
  },
});
