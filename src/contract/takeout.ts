import { z } from 'zod';
import { route } from './route-spec.js';

/** Hours for which a copy of all one's data is kept. */
export const EXPORT_HOURS = 24;

export const exportStateSchema = z.object({
  /** `none`: never asked for, or not kept any more. */
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  madeAt: z.string().nullable(),
  /** Bytes of the file. */
  size: z.number().int().nullable(),
});
export type ExportState = z.infer<typeof exportStateSchema>;

/** The copy of all one's data. */
export const takeoutRoutes = {
  startExport: route({
    method: 'POST',
    path: '/api/account/export',
    summary: 'Have a copy of all one’s data made; it takes the place of an earlier one',
    tag: 'export',
    access: 'user',
    response: exportStateSchema,
    status: 202,
    ratePerMinute: 10,
    errors: [401, 409, 429],
  }),
  exportState: route({
    method: 'GET',
    path: '/api/account/export',
    summary: 'Whether a copy of all one’s data is there',
    tag: 'export',
    access: 'user',
    response: exportStateSchema,
    errors: [401],
  }),
  exportFile: route({
    method: 'GET',
    path: '/api/account/export/file',
    summary: 'The copy of all one’s data, as a ZIP file',
    tag: 'export',
    access: 'user',
    response: 'application/zip',
    ratePerMinute: 10,
    errors: [401, 404, 429],
  }),
} as const;
