/** Stands in for `process`, of which the pipeline reads times. Imported first, since modules read it while they load. */
Object.assign(globalThis, {
  process: {
    env: { NODE_ENV: 'production' },
    platform: 'browser',
    argv: [],
    versions: {},
    cwd: () => '/site',
    cpuUsage: () => ({ user: performance.now() * 1000, system: 0 }),
  },
});
