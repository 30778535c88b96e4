import { useTheme } from '../../hooks/use-theme.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { repositoryAddress, repositoryHost } from '../repository.ts';

/** The links that stand below the outline, with those that were asked for and lead somewhere. */
export function useAsideLinks() {
  const { asideLinks, docsRepo, text } = useTheme();
  const repository = docsRepo ? repositoryAddress(docsRepo) : undefined;
  const { sponsor, star, issue } = asideLinks;
  const links = [
    { icon: 'heart', text: text.sponsorText, link: sponsor },
    { icon: 'star', text: text.starText, link: star === true ? repository : star },
    { icon: 'flag', text: text.issueText, link: issue === true ? issuesOf(repository) : issue },
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

/** Where a new issue is written. */
function issuesOf(repository: string | undefined): string | undefined {
  if (!repository) return undefined;
  return repositoryHost(repository) === 'gitlab' ? `${repository}/-/issues/new` : `${repository}/issues/new`;
}
