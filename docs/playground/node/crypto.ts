/** Stands in for `node:crypto`, whose hashes only keep ids and keys apart here: nothing is locked in a playground. */
export const hash = (_algorithm: string, data: string | Uint8Array): string => digest(String(data));

export function createHash() {
  let all = '';
  const made = {
    update(data: string | Uint8Array) {
      all += String(data);
      return made;
    },
    digest: () => digest(all),
  };
  return made;
}

export const randomBytes = (size: number) => crypto.getRandomValues(new Uint8Array(size));

/** FNV-1a with two starts, 16 hexadecimal digits. */
const digest = (text: string) => half(text, 0x811c9dc5) + half(text, 0x1000193);

function half(text: string, start: number): string {
  let value = start;
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(16).padStart(8, '0');
}
