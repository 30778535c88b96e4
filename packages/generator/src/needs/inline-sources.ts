import { hash } from 'node:crypto';
import { decodeAttribute } from '../html/escape-html.ts';
import type { Sources } from './types.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE_SHEET = /<style(?:\s[^>]*)?>([\s\S]*?)(?:<\/style\s*>|$)/gi;
/** A tag with the attribute outside of the values of others. */
const STYLED_TAG =
  /<[a-z][^\s<>"'/]*(?:\s+[^\s<>"'=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>"'=]+))?)*?\s+style\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s<>"'=]+))/gi;
/** Seldom there, and found much sooner than a tag with the attribute is. */
const MAY_HAVE_STYLES = /<style|\sstyle\s*=/i;
const MAY_HAVE_SCRIPT = /<script/i;
const DATA_TYPE = /\stype="?application\/(?:ld\+)?json/i;

/** What inline scripts and styles of this HTML need: a hash each (CSP Level 3, hash sources). Data blocks are not script. */
export function inlineSources(html: string): Sources[] {
  return [...scriptSources(html), ...styleSources(html)];
}

/** What a `style` attribute needs: its hash, and that hashes count for attributes at all (CSP Level 3, 'unsafe-hashes'). */
export const styleSource = (style: string): Sources => ({
  'style-src': ["'unsafe-hashes'", hashSource(style)],
});

function scriptSources(html: string): Sources[] {
  if (!MAY_HAVE_SCRIPT.test(html)) return [];
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(
    ([, attributes = '']) => !DATA_TYPE.test(attributes),
  );
  return scripts.map(([, , body = '']) => ({ 'script-src': [hashSource(body)] }));
}

function styleSources(html: string): Sources[] {
  if (!MAY_HAVE_STYLES.test(html)) return [];
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([, sheet = '']) => ({
    'style-src': [hashSource(sheet)],
  }));
  const tags = [...html.matchAll(STYLED_TAG)].map(([, double, single, bare]) =>
    styleSource(decodeAttribute(double ?? single ?? bare ?? '')),
  );
  return [...sheets, ...tags];
}

const hashSource = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
