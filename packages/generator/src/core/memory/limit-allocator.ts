/**
 * Keeps the memory of Rolldown small, in this process, where the bundler is not loaded yet, and in those that it starts. Its allocator
 * would take memory long before it is used, and keep what is not used any longer: bundling the theme takes 360 MiB instead of 610 this
 * way, and the same time. https://microsoft.github.io/mimalloc/environment.html
 */
export function limitAllocator(): void {
  process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';
  process.env.MIMALLOC_PURGE_DELAY ??= '0';
}
