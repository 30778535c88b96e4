/** The licences that a page may name in short. */
export const LICENSES = [
  'CC0',
  'CC-BY-4.0',
  'CC-BY-NC-4.0',
  'CC-BY-NC-SA-4.0',
  'CC-BY-NC-ND-4.0',
  'CC-BY-ND-4.0',
  'CC-BY-SA-4.0',
] as const;

type LicenseName = (typeof LICENSES)[number];
/** The marks of Creative Commons: what a licence asks for. */
export type LicenseMark = 'cc' | 'zero' | 'by' | 'nc' | 'sa' | 'nd';

/** A licence as it is shown. */
export interface License {
  name: string;
  url?: string;
  icons: readonly LicenseMark[];
}

/** Address and marks of a licence; its name in the reader's language is interface text. */
export function knownLicense(name: string): Omit<License, 'name'> | undefined {
  if (!isLicense(name)) return undefined;
  if (name === 'CC0') {
    return { url: 'https://creativecommons.org/publicdomain/zero/1.0/', icons: ['cc', 'zero'] };
  }
  const parts = name.slice('CC-'.length, -'-4.0'.length).toLowerCase();
  return {
    url: `https://creativecommons.org/licenses/${parts}/4.0/`,
    icons: ['cc', ...(parts.split('-') as LicenseMark[])],
  };
}

/** Whether a name is one of the seven. */
const isLicense = (name: string): name is LicenseName => (LICENSES as readonly string[]).includes(name);
