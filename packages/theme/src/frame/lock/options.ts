import { encryptOptions } from 'bifolio';

/** The place of `encrypt` in the options of other themes; the config of the site has it too. */
export const lockOptions = {
  /** Locked pages: passwords and the pages that they unlock. @default false */
  encrypt: encryptOptions.default(false),
};
