import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Short files whose tests take long. Without times of an earlier run, Vitest begins with the largest files. */
const LONG = [
  'docs/messages/small-site',
  'docs/messages/scenes',
  'move/fuzzed-configs',
  'scripts/api-examples/api-examples',
  'scripts/examples',
  'scripts/tutorial',
];

/** Begins with the files that take longest, so that no worker ends long after the others. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

const isLong = ({ moduleId }: TestSpecification) =>
  LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`));
