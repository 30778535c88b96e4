import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../../fixtures/page-context.ts';
import type { ThemeOptions } from '../../options.ts';
import { SOCIAL_NAMES } from './names.ts';
import { socialOptions } from './options.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { SOCIAL_PATHS } from './social-paths.ts';

const render = (social: ThemeOptions['social'], only?: readonly string[]) =>
  renderToStaticMarkup(
    <PageProvider value={pageContext({ theme: { social } })}>
      <SocialLinks only={only} />
    </PageProvider>,
  );

it('there are 29 places, each with its mark', () => {
  expect(SOCIAL_NAMES).toHaveLength(29);
  for (const name of SOCIAL_NAMES) expect(SOCIAL_PATHS[name], name).toMatch(/^[Mm][\d.-]/);
});

it('links are named after their place, or as the author says', () => {
  const html = render([
    { icon: 'github', link: 'https://github.com/me' },
    {
      icon: { svg: '<svg viewBox="0 0 1 1"></svg>', name: 'forum' },
      link: '/forum/',
      ariaLabel: 'Our forum',
    },
  ]);
  expect(html).toContain('href="https://github.com/me" aria-label="github"');
  expect(html).toContain('href="/base/forum/" aria-label="Our forum"');
  expect(html).toContain('<svg viewBox="0 0 1 1"></svg>');
});

it('the bar shows those it is told to', () => {
  const social: ThemeOptions['social'] = [
    { icon: 'github', link: 'https://github.com/me' },
    { icon: 'zhihu', link: 'https://zhihu.com/people/me' },
  ];
  expect(render(social, socialOptions.navbarSocialInclude.parse(undefined))).not.toContain('zhihu');
  expect(render(social, ['zhihu'])).not.toContain('github');
  expect(render([])).toBe('');
});
