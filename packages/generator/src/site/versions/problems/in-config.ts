import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { placeProblems } from '../../config/import-config.ts';

/** An error with problems of options, each at its place in the config where there is one. */
export const inConfig = async (
  problems: readonly Problem[],
  file: string | undefined,
): Promise<BifolioError> => new BifolioError(file ? await placeProblems(problems, file) : problems);
