import { SEALED_FILE, SEALED_FOLDER } from '../../core/contracts/lock.ts';
import { openFile } from '../../locks/cryptography/open.ts';
import { LOCKED_STYLE_ATTRIBUTE } from '../../locks/locked-style.ts';
import { sealedAddresses } from './sealed-addresses.ts';

/** Media types of files that pages show; browsers recognise the others by themselves or save them. */
const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  vtt: 'text/vtt',
  pdf: 'application/pdf',
  txt: 'text/plain',
};

const opened = new Map<string, Promise<string>>();

/** The address of an encrypted file's content, `blob:`. The file is fetched once. */
function openedFile(address: string): Promise<string> {
  const known = opened.get(address) ?? fetchFile(address);
  opened.set(address, known);
  known.catch(() => opened.delete(address));
  return known;
}

async function fetchFile(address: string): Promise<string> {
  const [, , key = '', extension = ''] = SEALED_FILE.exec(address) ?? [];
  const response = await fetch(address.replace(/#.*/, ''));
  if (!response.ok) throw new Error(`The file of this locked page cannot be loaded: ${response.status}.`);
  const data = new Uint8Array(await response.arrayBuffer());
  const content = await openFile(data, { kind: 'file', name: '' }, key);
  return URL.createObjectURL(new Blob([content], { type: TYPES[extension] ?? '' }));
}

/** Attributes that show a file as soon as they are there. */
const SHOWN = ['src', 'poster', 'srcset', 'props', 'data'];

/**
 * Puts the contents of encrypted files where an opened document names them. Images follow the text, files that are linked
 * are fetched when somebody wants them, and everything else is there when this resolves. `onMissing` hears of each that
 * cannot be loaded or is damaged.
 */
export async function placeSealedFiles(root: ParentNode, onMissing: () => void): Promise<void> {
  const named = (attribute: string) => root.querySelectorAll(`[${attribute}*="/${SEALED_FOLDER}/"]`);
  const open: OpenFile = (address) =>
    openedFile(address).catch((error: unknown) => {
      console.warn(error);
      onMissing();
      return undefined;
    });
  for (const image of root.querySelectorAll<HTMLImageElement>(`img[src*="/${SEALED_FOLDER}/"]`))
    void fillImage(image, open);
  for (const link of named('href')) fetchOnClick(link, open);
  await Promise.all([
    ...SHOWN.flatMap((name) => [...named(name)].map((element) => fillAttribute(element, name, open))),
    ...[...named(LOCKED_STYLE_ATTRIBUTE)].map((element) => fillStyle(element as HTMLElement, open)),
  ]);
}

/** Gives nothing for a file that cannot be had. */
type OpenFile = (address: string) => Promise<string | undefined>;

/** Keeps the image's place until it is there. Where it never is, browsers show what it says instead. */
async function fillImage(image: HTMLImageElement, open: OpenFile) {
  const address = image.getAttribute('src') ?? '';
  const [width = 0, height = 0] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
  const blob = await open(address);
  if (blob) image.src = blob;
  else image.removeAttribute('src');
}

function fetchOnClick(link: Element, open: OpenFile) {
  const address = link.getAttribute('href') ?? '';
  link.addEventListener('click', async (event) => {
    event.preventDefault();
    const blob = await open(address);
    if (!blob) return;
    const saving = document.createElement('a');
    saving.href = blob;
    saving.download = link.getAttribute('download') || link.textContent || '';
    saving.click();
  });
}

async function fillAttribute(element: Element, name: string, open: OpenFile) {
  element.setAttribute(name, await filled(element.getAttribute(name), open));
}

/** Through CSSOM, which the policy leaves alone. */
async function fillStyle(element: HTMLElement, open: OpenFile) {
  element.style.cssText = await filled(element.getAttribute(LOCKED_STYLE_ATTRIBUTE), open);
  element.removeAttribute(LOCKED_STYLE_ATTRIBUTE);
}

async function filled(text: string | null, open: OpenFile): Promise<string> {
  const addresses = sealedAddresses(text ?? '');
  const blobs = await Promise.all(addresses.map(open));
  return addresses.reduce((rest, address, index) => rest.replaceAll(address, blobs[index] ?? ''), text ?? '');
}
