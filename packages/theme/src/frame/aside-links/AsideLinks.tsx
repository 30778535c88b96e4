import { useTheme } from '../../hooks/use-theme.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { repositoryAddress } from '../repository.ts';
import { useIssueLink } from './use-issue-link.ts';

/** The links that stand below the outline, with those that were asked for and lead somewhere. */
export function useAsideLinks() {
  const { asideLinks, docsRepo, text } = useTheme();
  const repository = docsRepo ? repositoryAddress(docsRepo) : undefined;
  const { sponsor, star, issue } = asideLinks;
  const issueLink = useIssueLink();
  const links = [
    { icon: 'heart', text: text.sponsorText, link: sponsor },
    { icon: 'star', text: text.starText, link: star === true ? repository : star },
    { icon: 'flag', text: text.issueText, link: issue && issueLink },
  ] as const;
  return links.flatMap(({ link, ...rest }) => (link ? [{ ...rest, link }] : []));
}

/** Sponsor, star and issue links. */
export function AsideLinks() {
  const links = useAsideLinks();
  if (links.length === 0) return null;
  return (
    <ul className="frame-aside-links">
      {links.map(({ icon, text, link }) => (
        <li key={icon}>
          <Link link={link} noIcon>
            <Icon name={icon} />
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
