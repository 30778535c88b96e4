import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { useIssueLink } from '../aside-links/use-issue-link.ts';

/** Where readers who find nothing report what is missing, unless `asideLinks.issue` is `false`. */
export function useReportAddress(): string | undefined {
  const { asideLinks } = useTheme();
  const href = useHref();
  const link = useIssueLink();
  return link && asideLinks.issue !== false ? href(link) : undefined;
}
