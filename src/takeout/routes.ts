import type { Handlers } from '../ports/handlers.js';
import { exportFile, exportState } from './own-export.js';
import { startExport } from './start-export.js';
import type { TakeoutWorld } from './world.js';

/** The handlers of the routes for the copy of all one's data. */
export function takeoutHandlers(world: TakeoutWorld): Pick<Handlers, 'startExport' | 'exportState' | 'exportFile'> {
  return {
    startExport: ({ actor }) => startExport(world, actor),
    exportState: ({ actor }) => exportState(world, actor),
    exportFile: ({ actor }) => exportFile(world, actor),
  };
}
