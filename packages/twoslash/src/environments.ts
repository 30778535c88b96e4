import type { TwoslashOptions } from 'twoslash';

type Environments = Extract<TwoslashOptions['cache'], ReadonlyMap<string, unknown>>;
/** A TypeScript project in memory. */
export type Environment = Environments extends Map<string, infer E> ? E : never;

/** Each holds the standard library of its compiler options: some 100 MB. */
const mostEnvironments = 3;

/** Projects by compiler options; the one that was asked for last is at hand. */
export class RecentEnvironments extends Map<string, Environment> {
  /** Whose turn it is. */
  latest: Environment | undefined;

  override get(key: string): Environment | undefined {
    const environment = super.get(key);
    if (environment) this.set(key, environment);
    return environment;
  }

  override set(key: string, environment: Environment): this {
    this.delete(key);
    if ('languageService' in environment) this.latest = environment;
    const [oldest] = this.keys();
    if (oldest !== undefined && this.size >= mostEnvironments) this.delete(oldest);
    return super.set(key, environment);
  }
}
