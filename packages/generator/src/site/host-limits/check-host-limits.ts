import { basename } from 'node:path';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { hostLimits } from './limits.ts';
import { type Measure, type MeasuredOutput, measures } from './measures.ts';
import type { Host } from './options.ts';

/** How an output stands to the limits of a platform. */
export interface LimitsReport {
  /** One for each limit that is passed. */
  problems: readonly Problem[];
  /** `16,400 of 20,000 files (Cloudflare)`, for each limit of which more than four fifths are used. */
  near: readonly string[];
}

const NEAR = 0.8;

/** Compares an output with what a platform takes. Nothing is read for a platform without limits. */
export function checkHostLimits(host: Host, output: MeasuredOutput): LimitsReport {
  if (host === 'plain') return { problems: [], near: [] };
  const { name, limits } = hostLimits[host];
  const found = (Object.entries(limits) as [Measure, number][]).map(([measure, limit]) => {
    const reading = measures[measure].read(output);
    return { ...textsOf(measure, reading, limit, name), share: reading.value / limit };
  });
  return {
    problems: found.filter(({ share }) => share > 1).map(({ problem }) => problem),
    near: found.filter(({ share }) => share >= NEAR && share <= 1).map(({ near }) => near),
  };
}

function textsOf(
  measure: Measure,
  { value, place }: { value: number; place?: string },
  limit: number,
  name: string,
): { problem: Problem; near: string } {
  const { unit, hint, ...rest } = measures[measure];
  const shown = 'shown' in rest ? rest.shown : (number: number) => number.toLocaleString('en-US');
  const amount = (number: number) => [shown(number), unit].filter(Boolean).join(' ');
  return {
    problem: {
      severity: 'warning',
      code: 'host-limit',
      message: `${place ?? 'The site'} has ${amount(value)}. ${name} takes ${shown(limit)} at most.`,
      hint,
    },
    near: `${shown(value)} of ${amount(limit)} (${place ? `${place}, ` : ''}${name})`,
  };
}

/** The platform whose build this is, when its environment tells. */
export function hostOfEnvironment(env: NodeJS.ProcessEnv, outDir: string): Host {
  if (env.CF_PAGES || env.WORKERS_CI) return 'cloudflare';
  if (env.NETLIFY) return 'netlify';
  const isPages = env.CI_JOB_NAME === 'pages' || basename(outDir) === 'public';
  if (env.GITLAB_CI && isPages) return 'gitlab';
  return 'plain';
}
