import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { Finding } from './findings/finding.ts';

/** A finding as a problem: an error where readers would miss something. */
export const problemOf = ({ severity, what, todo, file, line, column }: Finding): Problem => ({
  severity: severity === 'lost' ? 'error' : 'warning',
  code: 'migration',
  message: what,
  hint: todo,
  file,
  line,
  column,
});
