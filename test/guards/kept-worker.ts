import { ForksPoolWorker, type PoolOptions, type PoolWorker, type WorkerRequest } from 'vitest/node';

type Listener = (value: unknown) => void;

/**
 * One process for all runs of the tests, which keeps what it has loaded: most of a short run is loading. The runner believes
 * that it starts and stops one each time.
 */
export class KeptProcess {
  readonly name = 'kept';
  private process: ForksPoolWorker | null = null;
  private isReady = false;

  readonly createPoolWorker = (options: PoolOptions): PoolWorker => {
    const listeners: [string, Listener][] = [];
    let config: object | undefined;
    const tell = (type: string) => {
      const message = { type, __vitest_worker_response__: true };
      for (const [event, listener] of [...listeners]) if (event === 'message') listener(message);
    };
    return {
      name: 'forks',
      cacheFs: true,
      start: async () => {
        if (this.process) return;
        this.isReady = false;
        this.process = new ForksPoolWorker(options);
        await this.process.start();
      },
      // The process itself stays until it is discarded.
      stop: async () => {
        for (const [event, listener] of listeners.splice(0)) this.process?.off(event, listener);
      },
      on: (event: string, listener: Listener) => {
        listeners.push([event, listener]);
        this.process?.on(event, listener);
      },
      off: (event: string, listener: Listener) => {
        const at = listeners.findIndex(([name, one]) => name === event && one === listener);
        if (at >= 0) listeners.splice(at, 1);
        this.process?.off(event, listener);
      },
      send: (message: WorkerRequest) => {
        const { type, context } = message as { type?: string; context?: { config?: object } };
        if (type === 'start') config = context?.config;
        if (type === 'stop') setImmediate(tell, 'stopped');
        else if (type === 'start' && this.isReady) setImmediate(tell, 'started');
        // The process would keep the settings of its first start, and with them that run's choice of tests.
        else if (type === 'run') this.process?.send({ ...message, context: { ...context, config } } as WorkerRequest);
        else this.process?.send(message);
        if (type === 'start') this.isReady = true;
      },
      deserialize: (data: unknown) => data,
    };
  };

  /** Ends the process: the next run begins in a new one. */
  async discard(): Promise<void> {
    const ending = this.process;
    this.process = null;
    await ending?.stop();
  }
}
