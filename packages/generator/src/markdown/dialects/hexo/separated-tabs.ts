/** `<!-- tab Title -->` up to `<!-- endtab -->`, as tabs of ours. */
export const separatedTabs = (body: string): string =>
  body.replace(/^[ \t]*<!--[ \t]*endtab[ \t]*-->[ \t]*$/gm, '').replace(
    /^[ \t]*<!--[ \t]*tab[ \t]*(.*?)[ \t]*-->[ \t]*$/gm,
    (_, title: string) =>
      `@tab ${title
        .replace(/@[\w-]*$/, '')
        .trim()
        .replace(/#/g, '\\#')}`,
  );
