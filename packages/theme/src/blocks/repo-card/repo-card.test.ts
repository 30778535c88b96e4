import { describe, expect, it } from 'vitest';
import { blockRenderer } from '../../fixtures/render-block.tsx';
import block from './block.ts';
import { RepoCard } from './component.tsx';
import { readRepository } from './providers.ts';

const render = blockRenderer([block], { RepoCard });

describe('RepoCard', () => {
  it.each([
    ['<RepoCard />', '<RepoCard> has no repository, so it is omitted.', 'Write repo="owner/name".'],
    [
      '<RepoCard repo="name" />',
      'Invalid repository "name" for <RepoCard>; the card is omitted.',
      'Write repo="owner/name".',
    ],
    [
      '<RepoCard repo="../a/b" />',
      'Invalid repository "../a/b" for <RepoCard>; the card is omitted.',
      'Write repo="owner/name".',
    ],
    [
      '<RepoCard repo="a/b" provider="forge" />',
      'Invalid provider "forge" for <RepoCard>; the card is omitted.',
      'Use one of: github, gitee.',
    ],
  ])('%s draws nothing and is reported', async (source, message, hint) => {
    const { html, problems } = await render(`one\n\n${source}\n`);
    expect(html).toBe('<p>one</p>');
    expect(problems).toMatchObject([{ line: 3, message, hint }]);
  });

  it('is a card with name, address and host before anybody is asked, and without script', async () => {
    const { html } = await render('<RepoCard repo="a/b" />\n');
    expect(html).toMatch(/^<div class="linked-card block-repo-card">/);
    expect(html).toContain(
      '<a href="https://github.com/a/b" target="_blank" rel="noreferrer"><span>b</span><span class="visually-hidden"> (opens in a new window)</span></a>',
    );
    expect(html).toContain('<p class="block-repo-card-text">github.com/a/b</p>');
    expect(html).toContain('<ul class="block-repo-card-facts"><li>GitHub</li></ul>');
  });

  it('shows what its author gave', async () => {
    const { html } = await render('<RepoCard repo="a/b" provider="gitee" fullname description="<Mine>" />\n');
    expect(html).toContain('<span>a/b</span>');
    expect(html).toContain('data-given="true">&lt;Mine&gt;</p>');
    expect((await render('<RepoCard repo="a/b" fullname="false" />\n')).html).toContain('<span>b</span>');
  });

  it('is quiet about a good one', async () => {
    expect((await render('<RepoCard repo="a/b.c" provider="gitee" />\n')).problems).toEqual([]);
  });
});

describe('what hosts answer', () => {
  const counts = { full_name: 'a/b', stargazers_count: 1, forks_count: 2 };

  it('tells people from organisations', () => {
    const isOrganisation = (provider: 'github' | 'gitee', fields: object) =>
      readRepository(provider, { ...counts, ...fields })?.isOrganisation;
    expect(isOrganisation('github', { owner: { type: 'Organization' } })).toBe(true);
    expect(isOrganisation('github', { owner: { type: 'User' } })).toBe(false);
    expect(isOrganisation('gitee', { namespace: { type: 'enterprise' } })).toBe(true);
    expect(isOrganisation('gitee', { namespace: { type: 'personal' } })).toBe(false);
    expect(isOrganisation('github', {})).toBe(false);
  });

  it('gives the licence as text or as an object, or cannot tell it', () => {
    const license = (value: unknown) => readRepository('github', { ...counts, license: value })?.license;
    expect(license({ spdx_id: 'MIT' })).toBe('MIT');
    expect(license('MulanPSL-2.0')).toBe('MulanPSL-2.0');
    expect(license({ spdx_id: 'NOASSERTION' })).toBeUndefined();
    expect(license(null)).toBeUndefined();
  });

  it('is believed only when it is a repository', () => {
    for (const answer of [
      null,
      'x',
      [],
      {},
      { ...counts, stargazers_count: '1' },
      { ...counts, full_name: null },
    ])
      expect(readRepository('github', answer)).toBeUndefined();
  });
});
