import { encryptOptions } from 'bifolio';

/** The place of `encrypt` in the options of other themes; the config of the site has it too. */
export const lockOptions = {
  /** Locked pages; also an option of the site. @default false */
  encrypt: encryptOptions.default(false),
};
