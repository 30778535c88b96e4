import { expect, test, vi } from 'vitest';
import { limitAllocator } from './limit-allocator.ts';

test('what the environment says of the allocator is kept', () => {
  vi.stubEnv('MIMALLOC_PURGE_DELAY', '20');
  vi.stubEnv('MIMALLOC_ARENA_EAGER_COMMIT', undefined);
  limitAllocator();
  const { MIMALLOC_PURGE_DELAY, MIMALLOC_ARENA_EAGER_COMMIT } = process.env;
  expect([MIMALLOC_PURGE_DELAY, MIMALLOC_ARENA_EAGER_COMMIT]).toEqual(['20', '0']);
  vi.unstubAllEnvs();
});
