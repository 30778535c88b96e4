declare module 'virtual:caniuse-features' {
  const support: import('../components/caniuse-finder/packed-support.ts').PackedSupport;
  export default support;
}
declare module '*.css';
