import type { TagSyntax } from './rewrite-tags.ts';

/** `{% name … %}` up to `{% endname %}`, as in Liquid and Nunjucks. */
export const LIQUID: TagSyntax = {
  pattern: /\{%-?[ \t]*([\w-]{1,40})((?:(?!%\}|\{%)[^\n]){0,1000})%\}/g,
  read: ([, name = '', written = '']) => {
    const ended = /^end(.+)$/.exec(name)?.[1];
    return { name: ended ?? name, written: written.replace(/-$/, '').trim(), isEnd: ended !== undefined };
  },
};

/** `{{< name … >}}` and `{{% name … %}}` up to `{{< /name >}}`, of Hugo. One in a comment shows as a tag. */
export const SHORTCODES: TagSyntax = {
  pattern: /\{\{[<%][ \t\n]*(\/?)[ \t]*([\w./-]{1,60})((?:(?!\{\{[<%]|[>%]\}\})[\s\S]){0,2000})[>%]\}\}/g,
  read: ([, slash = '', name = '', written = '']) => ({
    name,
    written: written.trim().replace(/\/$/, '').trim(),
    isEnd: slash === '/',
  }),
};
