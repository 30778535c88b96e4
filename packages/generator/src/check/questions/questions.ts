import { BifolioError } from '../../core/errors/bifolio-error.ts';

export { askProgram } from './ask-program.ts';
export { askQuestions } from './ask-questions.ts';
export { readQuestions } from './read-questions.ts';

/** Questions are asked of the site's own search. */
export const searchIsOff = () =>
  new BifolioError({
    severity: 'error',
    code: 'invalid-questions',
    message: 'The site has no search of its own to ask.',
    hint: 'Remove `search: false` or the other provider from the config, or check without `--questions`.',
  });
