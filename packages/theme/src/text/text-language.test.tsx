import { PageProvider } from 'bifolio/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { pageContext } from '../fixtures/page-context.ts';
import { en } from '../found/texts.ts';
import { localeOptions } from '../locale-options.ts';
import { textLanguage } from './borrowed-texts.ts';
import { InterfaceText } from './InterfaceText.tsx';
import { overlayText } from './language-text.ts';
import { pluralForm } from './plural-form.ts';

const text = { nextPageLabel: 'التالي', notFound: { title: 'غير موجود' } };
const options = { locales: { '/': { text } } };

/** A text of the interface on a page in a language. */
function shown(lang: string, of: string, isSentence = false) {
  const context = pageContext();
  const page = { ...context, locale: { ...context.locale, lang }, theme: localeOptions(options, '/', lang) };
  return renderToStaticMarkup(
    <PageProvider value={page}>
      <InterfaceText of={of} isSentence={isSentence}>
        text
      </InterfaceText>
    </PageProvider>,
  );
}

it('texts that a language lacks are English key by key, and say so', () => {
  const { text } = localeOptions(options, '/', 'ar');
  expect([text.nextPageLabel, text.prevPageLabel]).toEqual(['التالي', 'Previous page']);
  expect([text.notFound.title, text.notFound.linkText]).toEqual(['غير موجود', 'Take me home']);
  expect(shown('ar', 'nextPageLabel')).toBe('text');
  expect(shown('ar', 'prevPageLabel')).toBe('<span lang="en">text</span>');
  expect(shown('ar', 'notFound.title')).toBe('text');
  expect(shown('ar', 'notFound.quote', true)).toBe('<span lang="en" dir="ltr">text</span>');
});

it.each(['en-GB', 'zh-HK', 'de'])('texts that the theme has in %s are not marked', (lang) => {
  expect(shown(lang, 'prevPageLabel', true)).toBe('text');
});

it.each(['ar', 'vi'])('texts that are English in %s count as English does', (lang) => {
  const theme = localeOptions(options, '/', lang);
  const words = (count: number) =>
    pluralForm(theme.text.wordCountText, count, textLanguage(theme, 'wordCountText', lang));
  expect([0, 1, 2, 100].map(words)).toEqual([
    '{words} words',
    '{words} word',
    '{words} words',
    '{words} words',
  ]);
});

it('an Arabic text has six forms', () => {
  const text = 'صفر | واحد | اثنان | قليل | كثير | غير ذلك';
  const forms = [0, 1, 2, 3, 11, 100].map((count) => pluralForm(text, count, 'ar'));
  expect(forms).toEqual(['صفر', 'واحد', 'اثنان', 'قليل', 'كثير', 'غير ذلك']);
});

it('a language may lack texts, alone and within others', () => {
  const { licenses, pagerLabel } = overlayText(en, { licenses: { CC0: 'Gemeinfrei' } });
  expect([licenses.CC0, licenses['CC-BY-4.0'], pagerLabel]).toEqual([
    'Gemeinfrei',
    en.licenses['CC-BY-4.0'],
    'Previous and next page',
  ]);
});
