import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { pageContext } from '../fixtures/page-context.ts';
import { Friends } from './Friends.tsx';
import { friendsFields } from './options.ts';

const fields = z.object(friendsFields);

function friendsPage({ title, ...given }: z.input<typeof fields> & { title?: string }): string {
  const frontmatter = { ...(title && { title }), ...fields.parse(given) };
  return renderToStaticMarkup(
    <PageProvider value={pageContext({ theme: { appearance: 'force-dark' }, frontmatter })}>
      <Friends>
        <p>Words</p>
      </Friends>
    </PageProvider>,
  );
}

const ana = { name: 'Ana', link: 'https://ana.example' };

it('shows each friend as a card whose name is the link', () => {
  const html = friendsPage({
    list: [{ ...ana, desc: 'Writes.', location: 'Lisbon', organization: 'Press' }],
  });
  expect(html).toContain('<h2><a href="https://ana.example" target="_blank" rel="noreferrer">Ana</a></h2>');
  expect(html).toContain('Writes.');
  expect(html).toContain('Lisbon');
  expect(html).toContain('Press');
});

it('shows groups below the list, each with its heading and sentence', () => {
  const html = friendsPage({
    list: [ana],
    groups: [{ title: 'Partners', desc: 'We work together.', list: [ana] }],
  });
  expect(html.indexOf('Ana')).toBeLessThan(html.indexOf('<h2>Partners</h2>'));
  expect(html).toContain('We work together.');
  expect(html.match(/<h\d/g)).toEqual(['<h1', '<h2', '<h2', '<h3']);
});

it.each([
  ['after', undefined],
  ['after', 'after'],
  ['before', 'before'],
] as const)('puts the text of the page %s the cards for contentPosition %j', (place, contentPosition) => {
  const html = friendsPage({ list: [ana], contentPosition });
  expect(html.indexOf('Words') < html.indexOf('Ana')).toBe(place === 'before');
});

it('keeps the first letter behind a picture, for when it cannot be fetched', () => {
  expect(friendsPage({ list: [{ ...ana, avatar: '/ana.png' }] })).toMatch(
    /aria-hidden="true">A<img src="\/base\/ana.png" alt=""/,
  );
});

it('hands colors to the style sheet, one for both appearances or one for each', () => {
  const html = friendsPage({ list: [{ ...ana, nameColor: 'red', backgroundColor: { dark: '#123' } }] });
  expect(html).toContain('data-bg-dark="#123" data-name-light="red" data-name-dark="red"');
  expect(html).not.toContain('data-bg-light');
  expect(html).not.toContain('style=');
});

it('is called "My Friends" when the page has no title', () => {
  expect(friendsPage({ list: [ana] })).toContain('My Friends</h1>');
  expect(friendsPage({ list: [ana], title: 'Neighbors' })).toContain('Writing </h1>');
});

it.each([
  { list: [{ name: 'No link' }] },
  { list: [{ ...ana, link: 'javascript:alert(1)' }] },
  { cols: 9 },
  { contentPosition: 'middle' },
])('refuses %j', (frontmatter) => {
  expect(fields.safeParse(frontmatter).success).toBe(false);
});
