import { z } from 'zod';

// In browsers, zod tries whether it may compile text to code. Policies forbid that, and Firefox reports the attempt as an error.
if (typeof document !== 'undefined') z.config({ jitless: true });

export { z };
