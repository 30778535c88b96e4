import { describe, expect, it } from 'vitest';
import { en, zh } from '../../found/texts.ts';

import { LICENSES } from './licenses.ts';
import type { PageCopyrightInput, SiteCopyright } from './options.ts';
import { pageCopyright } from './page-copyright.ts';

const ana = { name: 'Ana', url: 'https://github.com/ana' };
const of = (site: SiteCopyright, page?: PageCopyrightInput) =>
  pageCopyright({ site, page, firstAuthor: ana, licenseNames: en.licenses });

describe('the copyright of a page', () => {
  it('is not shown unless site or page ask for it', () => {
    expect(of(false)).toBeUndefined();
    expect(of(true, false)).toBeUndefined();
    expect(of(false, true)).toBeDefined();
  });

  it('is CC-BY-4.0 of the first contributor by default', () => {
    expect(of(true)).toEqual({
      creation: 'original',
      license: {
        name: 'Attribution 4.0 International (CC-BY-4.0)',
        url: 'https://creativecommons.org/licenses/by/4.0/',
        icons: ['cc', 'by'],
      },
      author: ana,
    });
  });

  it('takes licence and author of the page before those of the site', () => {
    const site = { license: 'CC0', author: 'The team' };
    expect(of(site, 'CC-BY-SA-4.0')).toMatchObject({
      license: { url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
      author: { name: 'The team' },
    });
    expect(of(site, { author: { name: 'Bo', url: '/bo/' } })).toMatchObject({
      license: { url: 'https://creativecommons.org/publicdomain/zero/1.0/', icons: ['cc', 'zero'] },
      author: { name: 'Bo', url: '/bo/' },
    });
  });

  it('does not lend the site’s licence and author to what somebody else wrote', () => {
    const source = 'https://example.org/a';
    expect(of('CC0', { creation: 'reprint', source })).toEqual({ creation: 'reprint', source });
    expect(of('CC0', { creation: 'translate', source, author: 'Cy', license: 'CC-BY-4.0' })).toMatchObject({
      creation: 'translate',
      author: { name: 'Cy' },
      license: { icons: ['cc', 'by'] },
      source,
    });
  });

  it('takes a licence of one’s own', () => {
    expect(of({ license: { name: 'WTFPL', url: 'http://www.wtfpl.net/' } })).toMatchObject({
      license: { name: 'WTFPL', url: 'http://www.wtfpl.net/', icons: [] },
    });
  });
});

it('the seven licences have names in both languages', () => {
  expect(LICENSES).toHaveLength(7);
  for (const { licenses } of [en, zh]) expect(Object.keys(licenses)).toEqual([...LICENSES]);
});
