import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { en } from '../../found/texts.ts';
import { searchText } from '../../text/text.ts';
import { SearchButton } from './SearchButton.tsx';

const text = searchText(en);

it('the button of search promises the slash only where it works', () => {
  expect(renderToStaticMarkup(<SearchButton text={text} slashKey />)).toContain('<kbd>/</kbd>');
  expect(renderToStaticMarkup(<SearchButton text={text} slashKey={false} />)).toContain(
    'aria-keyshortcuts="Control+K Meta+K"',
  );
});
