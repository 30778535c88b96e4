import type { Random } from './random.ts';

const subjects = [
  'The build',
  'A page',
  'Every request',
  'The cache',
  'Your configuration',
  'An author',
  'The worker',
  'This option',
  'A reader',
  'The server',
] as const;
const verbs = [
  'keeps',
  'renders',
  'checks',
  'reads',
  'replaces',
  'describes',
  'resolves',
  'collects',
  'follows',
  'writes',
] as const;
const objects = [
  'the table of contents',
  'a list of links',
  'each heading',
  'the output folder',
  'its own state',
  'all images',
  'the previous version',
  'a short summary',
  'the network call',
  'every translation',
] as const;
const ends = [
  'before the next step starts',
  'unless the file has changed',
  'when nothing else is waiting',
  'for both languages',
  'in a single pass',
  'without touching the source',
  'as soon as it is needed',
  'and reports what is missing',
  'so that the order stays stable',
  'even on a slow machine',
] as const;
const inlines = [
  '`config`',
  '**carefully**',
  '*once*',
  '`await load()`',
  '[the standard](https://example.org/standard)',
  '`--strict`',
] as const;

/** A sentence of about a hundred characters, in two of five cases with inline markup. */
export function sentence(random: Random): string {
  const markup = random.below(5) < 2 ? ` (see ${random.pick(inlines)})` : '';
  return `${random.pick(subjects)} ${random.pick(verbs)} ${random.pick(objects)}${markup} ${random.pick(ends)}.`;
}

/** A paragraph of three to six sentences. */
export function paragraph(random: Random): string {
  return Array.from({ length: 3 + random.below(4) }, () => sentence(random)).join(' ');
}

/** A heading text without punctuation. */
export function heading(random: Random): string {
  return `How ${random.pick(subjects).toLowerCase()} ${random.pick(verbs)} ${random.pick(objects)}`;
}
