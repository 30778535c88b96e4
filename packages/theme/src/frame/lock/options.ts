import { encryptOptions } from 'bifolio';

/** The place of `encrypt` in the options of other themes; the config of the site has it too. */
export const lockOptions = {
  /** Which pages are locked, and whose passwords open them. @default false */
  encrypt: encryptOptions.default(false),
};
