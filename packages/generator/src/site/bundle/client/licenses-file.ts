/** In the folder of the browser's bundle: the licenses of the packages in it. */
export const LICENSES_FILE = 'licenses.md';

/** Before the name and the version of each package. */
const SECTION = /^(?=## \S+ - \S)/m;

/** One such text of two, each package once. */
export function joinLicenses(one: string, other: string): string {
  const [, ...added] = other.split(SECTION);
  const known = new Set(one.split(SECTION).map((section) => section.trim()));
  const missing = added.map((section) => section.trim()).filter((section) => !known.has(section));
  return `${[one.trimEnd(), ...missing].join('\n\n')}\n`;
}
