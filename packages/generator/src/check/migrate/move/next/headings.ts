/** `## Words [#id]` with our mark of an id; marks of steps and of the outline have no meaning here. */
export const convertHeadings = (text: string): string =>
  text.replace(/^(#{1,6} .*)$/gm, (line: string) =>
    line
      .replace(/\s*\[!?(?:toc|step)\](?=\s|$)/g, '')
      .replace(/\s*\[#([\p{L}\p{N}_.:-]+)\][ \t]*$/u, ' {#$1}'),
  );
