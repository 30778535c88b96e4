import { nearest } from '../errors/nearest.ts';
import { hasProtocol } from './url.ts';

/** Why an address leads nowhere for readers, as the end of "The link … ", and what to write. */
export interface OddAddress {
  why: string;
  hint: string;
}

/** An address that browsers read as something else than its author: a path of this computer, another site without `https://`. */
export function oddAddress(href: string): OddAddress | undefined {
  if (/^(?:[a-z]:[\\/]|file:)/i.test(href)) return onDisk(href);
  if (hasProtocol(href)) return oddProtocol(href);
  if (/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(href))
    return { why: 'names no protocol', hint: `Write "mailto:${href}".` };
  const isHost = /^(?:www\.[\w-]|(?:[\w-]+\.)+(?:com|org|net|io|dev|cn|edu|gov)(?:[:/?#]|$))/i.test(href);
  return isHost
    ? { why: 'names no protocol', hint: `Write "https://${href}" if it is a URL of another site.` }
    : undefined;
}

const onDisk = (href: string): OddAddress => ({
  why: 'leads to a disk of your own computer',
  hint: `Put the file into the site and write its path from the folder of this page: "./${href.split(/[\\/]/).at(-1)}".`,
});

const SCHEMES = ['http', 'https', 'mailto'];

function oddProtocol(href: string): OddAddress | undefined {
  const [whole, protocol = '', slashes = ''] = /^([a-z][a-z\d+.-]*):(\/*)/i.exec(href) ?? [];
  const name = protocol.toLowerCase();
  const meant = SCHEMES.includes(name) ? name : nearest(name, SCHEMES);
  const marks = meant === 'mailto' ? '' : '//';
  if (whole === undefined || !meant || (meant === name && (slashes === marks || !marks))) return undefined;
  return {
    why: meant === name ? 'has no two slashes behind its protocol' : `has the unknown protocol "${protocol}"`,
    hint: `Write "${meant}:${marks}${href.slice(whole.length)}".`,
  };
}
