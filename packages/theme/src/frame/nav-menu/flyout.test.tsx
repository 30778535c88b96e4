import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Flyout } from './Flyout.tsx';

it('is a closed menu behind a button, which opens without script by hover and focus', () => {
  const html = renderToStaticMarkup(<Flyout label="More">x</Flyout>);
  expect(html).toMatch(/^<bi-flyout class="frame-flyout"><button [^>]*aria-expanded="false">More<svg/);
  expect(html).toContain('<div class="frame-flyout-menu">x</div>');
});

it('is named by its label where its button shows an icon', () => {
  expect(
    renderToStaticMarkup(
      <Flyout label="Language" icon="language">
        x
      </Flyout>,
    ),
  ).toContain('aria-label="Language"');
});
