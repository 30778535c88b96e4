import { z } from 'zod';

/** The block `custom` has no fields of its own. */
export const customSchema = z.strictObject({});
