import { expect, it } from 'vitest';
import { namesInText } from './names-in-text.ts';

it('finds code that is a name and link tags, in prose only', () => {
  const text = `# \`Heading\`

A \`Zoo\` and \`open()\`, no \`word\`, \`\`Ticks\`\`; {@link Zoo.add | add}.

\`\`\`ts
const a = \`Template\`; // {@link Code}
\`\`\`

After: \`Last\`.

~~~md
\`Open\` to the end
`;
  expect([...namesInText(text)]).toEqual(['Zoo', 'open', 'Last', 'Zoo.add']);
});
