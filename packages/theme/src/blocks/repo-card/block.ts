import { defineBlock, prepareProps } from 'bifolio/markdown';
import { isProvider, isRepositoryName, PROVIDERS } from './providers.ts';

/** `<RepoCard repo="owner/name" />`: one that names no repository is reported. */
export default defineBlock({
  name: 'repo-card',
  setup(md) {
    prepareProps(md, ['RepoCard'], (props, { report }) => {
      const { repo, provider = 'github' } = props;
      if (!isRepositoryName(repo))
        report({
          code: 'repo-card-repo',
          message: `<RepoCard> is left out: ${repo === undefined ? 'it names no repository' : `"${repo}" is no repository`}.`,
          hint: 'Write repo="owner/name".',
        });
      else if (!isProvider(provider))
        report({
          code: 'repo-card-provider',
          message: `<RepoCard> is left out: nothing is known of the provider "${provider}".`,
          hint: `Write provider="${Object.keys(PROVIDERS).join('" or provider="')}".`,
        });
      return props;
    });
  },
});
