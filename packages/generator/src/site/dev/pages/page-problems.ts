import type { Problem } from '../../../core/errors/bifolio-error.ts';
import type { Log } from '../../../core/log/log.ts';

/** Stands for a route when modules are broken that all pages need. */
export const EVERY_PAGE = '*';

/** Tells what is wrong with a page when it is shown, and again only when that has changed. */
export type TellProblems = (route: string, problems: readonly Problem[]) => void;

export function createProblemTeller(log: Pick<Log, 'report'>): TellProblems {
  const told = new Map<string, string>();
  return (route, problems) => {
    const now = JSON.stringify(problems);
    if (now === (told.get(route) ?? '[]')) return;
    told.set(route, now);
    log.report(problems);
  };
}
