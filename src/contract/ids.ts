import { z } from 'zod';

/** The largest number a row of the database can have. */
const LARGEST_ID = 2_147_483_647;

/** The number of an object. */
export const idSchema = z.int().positive().max(LARGEST_ID);

/** The same as it stands in an address or a form: decimal digits and nothing else. */
const idTextSchema = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(idSchema);

/** Either: JSON has the number, addresses and forms its digits. */
export const anyIdSchema = z.union([idSchema, idTextSchema]);
