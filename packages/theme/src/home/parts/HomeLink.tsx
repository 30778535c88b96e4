import { useResolveLink } from 'bifolio/client';
import { Anchor, type LinkProps } from '../../frame/link/Link.tsx';

/** A link of the frontmatter: to a route, an `.md` file or any address. */
export function HomeLink({ link, ...rest }: LinkProps) {
  const { href, external } = useResolveLink()(link);
  return <Anchor href={href} external={external || rest.target === '_blank'} {...rest} />;
}
