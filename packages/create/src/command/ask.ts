import type { Readable, Writable } from 'node:stream';
import { confirm, isCancel, select, text } from '@clack/prompts';
import { CreateError } from '../create-error.ts';
import { hostnameExpected, readHostname } from '../hostname.ts';
import { type Answers, packageManagers } from './answers.ts';

/** Where questions are written and answers are read. */
export interface Terminal {
  input: Readable;
  output: Writable;
}

/** Ask for every answer that `given` leaves open; `usual` is what is taken without a choice. Throws a `CreateError` when the author gives up. */
export async function ask(given: Partial<Answers>, usual: Answers, terminal: Terminal): Promise<Answers> {
  const dir = given.dir ?? (await answerOf(askFolder(usual, terminal)));
  const lang = given.lang ?? (await answerOf(select({ ...terminal, ...languageQuestion })));
  const hostname = given.hostname ?? (await answerOf(askHostname(terminal)));
  const packageManager =
    given.packageManager ??
    (await answerOf(select({ ...terminal, ...managerQuestion, initialValue: usual.packageManager })));
  const deploy = given.deploy ?? (await answerOf(select({ ...terminal, ...deployQuestion })));
  const git = given.git ?? (await answerOf(confirm({ ...terminal, message: 'Start a Git repository?' })));
  const install =
    given.install ?? (await answerOf(confirm({ ...terminal, message: 'Install the packages now?' })));
  return { dir, lang, hostname, packageManager, deploy, git, install };
}

function askFolder({ dir }: Answers, terminal: Terminal): Promise<string | symbol> {
  return text({ ...terminal, message: 'Which folder?', placeholder: dir, defaultValue: dir });
}

async function askHostname(terminal: Terminal): Promise<string | symbol> {
  const answer = await text({
    ...terminal,
    message: "URL of the published site? (sitemap and feeds need it; leave empty if you don't know yet)",
    placeholder: 'https://example.com',
    defaultValue: '',
    validate: (value) => (!value || readHostname(value) ? undefined : hostnameExpected(value)),
  });
  return typeof answer === 'string' && answer ? (readHostname(answer) ?? '') : answer;
}

async function answerOf<T>(question: Promise<T>): Promise<Exclude<T, symbol>> {
  const answer = await question;
  if (isCancel(answer)) throw new CreateError('Cancelled; nothing was written.');
  return answer as Exclude<T, symbol>;
}

const languageQuestion = {
  message: 'Which languages?',
  options: [
    { value: 'both' as const, label: '中文 + English', hint: 'Chinese at /, English at /en/' },
    { value: 'zh' as const, label: '中文' },
    { value: 'en' as const, label: 'English' },
  ],
};

const managerQuestion = {
  message: 'Which package manager?',
  options: packageManagers.map((value) => ({ value })),
};

const deployQuestion = {
  message: 'Where will it be published?',
  options: [
    { value: 'none' as const, label: 'Later, or elsewhere' },
    { value: 'github' as const, label: 'GitHub Pages' },
    { value: 'gitlab' as const, label: 'GitLab Pages' },
    { value: 'netlify' as const, label: 'Netlify' },
    { value: 'vercel' as const, label: 'Vercel' },
  ],
};
