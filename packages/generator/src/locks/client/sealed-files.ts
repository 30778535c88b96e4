import { openFile } from '../cryptography/open.ts';
import { SEALED_FILE, SEALED_FOLDER } from '../protocol.ts';

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
 * are fetched when somebody wants them, and everything else is there when this resolves.
 */
export async function placeSealedFiles(root: ParentNode): Promise<void> {
  const named = (attribute: string) => root.querySelectorAll(`[${attribute}*="/${SEALED_FOLDER}/"]`);
  for (const image of root.querySelectorAll<HTMLImageElement>(`img[src*="/${SEALED_FOLDER}/"]`))
    fillImage(image);
  for (const link of named('href')) fetchOnClick(link);
  await Promise.all(SHOWN.flatMap((name) => [...named(name)].map((element) => fillAttribute(element, name))));
}

/** Keeps the image's place until it is there. */
function fillImage(image: HTMLImageElement) {
  const address = image.getAttribute('src') ?? '';
  const [width = 0, height = 0] = [image.getAttribute('width'), image.getAttribute('height')].map(Number);
  image.src = `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`)}`;
  openedFile(address).then(
    (blob) => {
      image.src = blob;
    },
    (error: unknown) => console.warn(error),
  );
}

function fetchOnClick(link: Element) {
  const address = link.getAttribute('href') ?? '';
  link.addEventListener('click', async (event) => {
    event.preventDefault();
    const saving = document.createElement('a');
    saving.href = await openedFile(address);
    saving.download = link.getAttribute('download') || link.textContent || '';
    saving.click();
  });
}

async function fillAttribute(element: Element, name: string) {
  const text = element.getAttribute(name) ?? '';
  const addresses = text.match(new RegExp(SEALED_FILE, 'g')) ?? [];
  const blobs = await Promise.all(addresses.map((address) => openedFile(address).catch(() => '')));
  element.setAttribute(
    name,
    addresses.reduce((filled, address, index) => filled.replaceAll(address, blobs[index] ?? ''), text),
  );
}
