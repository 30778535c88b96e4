import { useTheme } from '../../hooks/use-theme.ts';
import { newIssueAddress, repositoryAddress } from '../repository.ts';

/** Where readers report what is wrong or missing: what `asideLinks.issue` names, or a new issue of `docsRepo`. */
export function useIssueLink(): string | undefined {
  const { asideLinks, docsRepo } = useTheme();
  if (typeof asideLinks.issue === 'string') return asideLinks.issue;
  return docsRepo && newIssueAddress(repositoryAddress(docsRepo));
}
