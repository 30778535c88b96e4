/** Whether a link to this address may run script, as browsers read it: blanks and control characters do not count. */
export const runsScript = (address: string): boolean =>
  /^(?:javascript|vbscript|data):/i.test(readAddress(address));

/** Whether a picture has an address that may run script. Pictures of `data:` run none. */
export const isScript = (address: string): boolean => /^(?:javascript|vbscript):/i.test(readAddress(address));

const readAddress = (address: string) => [...address].filter((character) => character > ' ').join('');
