import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useThemeColors } from './use-theme-colors.ts';

function Field() {
  return <b>{Object.keys(useThemeColors().shown.light)}</b>;
}

it('throws outside an editor', () => {
  expect(() => renderToString(<Field />)).toThrow('useThemeColors() is called without setup');
});
