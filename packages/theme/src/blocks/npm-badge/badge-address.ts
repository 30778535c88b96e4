import { BADGE_TYPES, type BadgeType } from './badge-types.ts';

/** What a badge is about and how it looks. */
export interface BadgeSubject {
  /** Name on npm. @default the name of the repository */
  name?: string;
  /** `owner/name` on GitHub. */
  repo?: string;
  type: BadgeType;
  /** @default 'flat' */
  theme?: 'flat' | 'flat-square' | 'plastic' | 'for-the-badge' | 'social';
  /** The left half. @default as the type says */
  label?: string;
  /** Ground of the right half, a hex or named colour. @default '32A9C3' */
  color?: string;
  /** Ground of the left half. @default '1B3C4A' */
  labelColor?: string;
  /** Branch that `source` and `license` lead to. @default 'main' */
  branch?: string;
  /** Folder of the package in the repository, for `source`. */
  dir?: string;
  /** Who draws the badges. @default 'https://img.shields.io' */
  server?: string;
}

/** The picture, where it leads, and what it says to those who do not see it. */
export interface BadgeAddress {
  src: string;
  href: string;
  alt: string;
  /** What it is about. */
  name: string;
  /** For the content security policy. */
  origin: string;
}

const publicServer = 'https://img.shields.io';

/** The addresses of a badge; `undefined` when it is not said what it is about. */
export function badgeAddress(subject: BadgeSubject): BadgeAddress | undefined {
  const { type, repo, label = BADGE_TYPES[type].label } = subject;
  const isRepo = BADGE_TYPES[type].of === 'repo';
  const name = isRepo ? repo : (subject.name ?? repo?.split('/').at(-1));
  if (!name || (isRepo && !/^[\w.-]+\/[\w.-]+$/.test(name))) return undefined;
  const server = serverOf(subject.server);
  return {
    src: `${server}${picturePath(subject, name)}?${query(subject)}`,
    href: isRepo ? repositoryLink(subject, name) : `https://www.npmjs.com/package/${encodePath(name)}`,
    alt: `${label}: ${name}`,
    name,
    origin: new URL(server).origin,
  };
}

function picturePath({ type }: BadgeSubject, name: string): string {
  if (type === 'source') return `/badge/source-${escapeStatic(name.split('/').at(-1) ?? name)}-blue`;
  if (type === 'version') return `/npm/v/${encodePath(name)}`;
  if (BADGE_TYPES[type].of === 'repo') return `/github/${type}/${encodePath(name)}`;
  // npm counts no further back than 18 months.
  return `/npm/${type === 'dt' ? 'd18m' : type}/${encodePath(name)}`;
}

function query(subject: BadgeSubject): string {
  const { type, theme = 'flat', label, color = '32A9C3', labelColor = '1B3C4A' } = subject;
  const parameters = new URLSearchParams({ style: theme });
  if (label !== undefined) parameters.set('label', label);
  parameters.set('color', color.replace(/^#/, ''));
  parameters.set('labelColor', labelColor.replace(/^#/, ''));
  if (type === 'source') parameters.set('logo', 'github');
  return String(parameters);
}

function repositoryLink({ type, branch = 'main', dir = '' }: BadgeSubject, repo: string): string {
  const folder = dir.replace(/^\/|\/$/g, '');
  const paths: Partial<Record<BadgeType, string>> = {
    source: `/tree/${encodePath(branch)}${folder && `/${encodePath(folder)}`}`,
    stars: '/stargazers',
    forks: '/forks',
    license: `/blob/${encodePath(branch)}/LICENSE`,
  };
  return `https://github.com/${repo}${paths[type] ?? ''}`;
}

/** Paths of static badges separate by hyphens, and write blanks as underscores. */
const escapeStatic = (text: string) =>
  encodeURIComponent(text.replaceAll('-', '--').replaceAll('_', '__').replaceAll(' ', '_'));

const encodePath = (path: string) => path.split('/').map(encodeSegment).join('/');
const encodeSegment = (segment: string) => encodeURIComponent(segment).replace('%40', '@');

function serverOf(server = publicServer): string {
  const url = URL.parse(server);
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, '') : publicServer;
}
