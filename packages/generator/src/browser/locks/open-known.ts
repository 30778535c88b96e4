import { LOCK_TAG, SEALED_FOLDER } from '../../core/contracts/lock.ts';
import { findKey, openSealed } from '../../locks/cryptography/open.ts';
import { hasCryptography } from '../../locks/cryptography/subtle.ts';
import { unpack } from '../../locks/cryptography/unpack.ts';
import { currentKeychain } from './keys/current-keychain.ts';
import { outlinePart } from './outline-part.ts';
import { parseInSlices } from './parse-in-slices.ts';
import { type LockData, readLock } from './read-lock.ts';
import { lackElement, sayLack } from './say-lack.ts';
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
  if (whole && html !== undefined) return openKnown(await openDocument(html, whole.element));
  for (const part of locks.filter(({ scope }) => scope === 'part')) {
    const content = await openWithKeys(part);
    if (content !== undefined) await showPart(part.element, content);
  }
  return next;
}

/** The document that a locked page holds. What its form says of content that cannot be loaded comes along. */
export async function openDocument(html: string, lock: Element): Promise<Document> {
  const opened = await parseInSlices(html);
  if (!html.includes(`/${SEALED_FOLDER}/`)) return opened; // Looking for files in a long page takes a while.
  const notice = lackElement(lock, 'content')?.cloneNode(true) as HTMLElement | undefined;
  if (notice) {
    notice.hidden = true;
    (opened.querySelector('main') ?? opened.body).append(notice);
  }
  await placeSealedFiles(opened, () => notice?.removeAttribute('hidden'));
  return opened;
}

/** Puts the content of a part where its form was. */
export async function showPart(element: Element, content: string): Promise<Element> {
  const opened = await openDocument(content, element);
  const place = element.ownerDocument.createElement('div');
  place.className = 'lock-opened';
  place.append(...opened.body.childNodes);
  element.replaceWith(place);
  outlinePart(place);
  return place;
}

/** The content of a lock that there is a key for. What cannot be opened although there is one, says so. */
async function openWithKeys({ sealed, place, element }: LockData): Promise<string | undefined> {
  const { keyOf } = await currentKeychain();
  const opened = await openSealed(sealed, place, keyOf);
  if (opened)
    return unpack(opened.content).catch((error: unknown) => {
      console.warn(error);
      sayLack(element, 'content');
      return undefined;
    });
  if (await findKey(sealed, keyOf)) sayLack(element, 'content');
  return undefined;
}
