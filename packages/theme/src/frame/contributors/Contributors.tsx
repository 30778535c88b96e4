import { usePage } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { repositoryAddress, repositoryHost } from '../repository.ts';
import type { Person } from './options.ts';
import { peopleOf } from './people.ts';

/** Who wrote the page, by Git and by frontmatter; none when option or page say so. */
export function useContributors(): readonly Person[] {
  const { page } = usePage();
  const { contributors, docsRepo } = useTheme();
  const given = page.frontmatter.contributors;
  if (given === false || (!contributors.show && !given)) return [];
  const named = typeof given === 'string' ? [given] : Array.isArray(given) ? given.map(String) : [];
  const address = docsRepo ? repositoryAddress(docsRepo) : undefined;
  return peopleOf({
    contributors: page.contributors,
    named,
    options: contributors,
    profiles: address && repositoryHost(address) ? new URL(address).origin : undefined,
  });
}

/** Names in the line below the content. */
export function Contributors() {
  const people = useContributors();
  const { contributors, text } = useTheme();
  if (people.length === 0 || contributors.mode === 'block') return null;
  return (
    <dl className="frame-contributors">
      <dt>{text.contributorsText}</dt>
      {people.map((person) => (
        <dd key={person.name}>
          <Name person={person} />
        </dd>
      ))}
    </dl>
  );
}

/** The same with a picture or first letter for each, and a heading for screen readers. */
export function ContributorsBlock() {
  const people = useContributors();
  const { contributors, text } = useTheme();
  if (people.length === 0 || contributors.mode === 'inline') return null;
  return (
    <section className="frame-people" data-search="false" aria-labelledby="frame-contributors-label">
      <h2 id="frame-contributors-label">{text.contributorsText}</h2>
      <ul>
        {people.map((person) => (
          <li key={person.name}>
            <Picture person={person} />
            <Name person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ person: { name, url } }: { person: Person }) {
  const href = useHref();
  if (!url || !/^(https?:|\/)/.test(url)) return name;
  return (
    <a href={href(url)} rel="noreferrer">
      {name}
    </a>
  );
}

function Picture({ person: { name, avatar } }: { person: Person }) {
  if (!avatar) {
    const [first] = new Intl.Segmenter().segment(name);
    return <span aria-hidden="true">{first?.segment.toLocaleUpperCase()}</span>;
  }
  return <img src={avatar} alt="" width={32} height={32} loading="lazy" referrerPolicy="no-referrer" />;
}
