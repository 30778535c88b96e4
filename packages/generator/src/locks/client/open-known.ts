import { openSealed } from '../cryptography/open.ts';
import { unpack } from '../cryptography/pack.ts';
import { hasCryptography } from '../cryptography/subtle.ts';
import { LOCK_TAG } from '../protocol.ts';
import { currentKeychain } from './current-keychain.ts';
import { outlinePart } from './outline-part.ts';
import { parseInSlices } from './parse-in-slices.ts';
import { type Lock, readLock } from './read-lock.ts';
import { placeSealedFiles } from './sealed-files.ts';

/**
 * Opens what the reader has the keys for: gives the open document of a locked one, and puts parts in their places. `next`
 * itself when there is nothing to open.
 */
export async function openKnown(next: Document): Promise<Document> {
  if (!hasCryptography()) return next;
  const locks = [...next.querySelectorAll(LOCK_TAG)].flatMap((element) => readLock(element) ?? []);
  const whole = locks.find(({ scope }) => scope !== 'part');
  const html = whole && (await openWithKeys(whole));
  if (html !== undefined) return openKnown(await openDocument(html));
  for (const part of locks.filter(({ scope }) => scope === 'part')) {
    const content = await openWithKeys(part);
    if (content !== undefined) await showPart(part.element, content);
  }
  return next;
}

/** The document that a locked page holds. */
export async function openDocument(html: string): Promise<Document> {
  const opened = await parseInSlices(html);
  await placeSealedFiles(opened);
  return opened;
}

/** Puts the content of a part where its form was. */
export async function showPart(element: Element, content: string): Promise<Element> {
  const opened = await openDocument(content);
  const place = element.ownerDocument.createElement('div');
  place.className = 'lock-opened';
  place.append(...opened.body.childNodes);
  element.replaceWith(place);
  outlinePart(place);
  return place;
}

async function openWithKeys({ sealed, place }: Lock): Promise<string | undefined> {
  const { keyOf } = await currentKeychain();
  const opened = await openSealed(sealed, place, keyOf);
  return opened && unpack(opened.content);
}
