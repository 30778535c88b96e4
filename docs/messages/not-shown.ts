/** Why pages show no run of some kinds of problems, as a line of theirs. */
export const REASONS = {
  machine: {
    en: 'It needs a machine in this state, which an example on this page would not have.',
    zh: '机器处于这种状态时才会出现，本页的示例无法重现。',
  },
  network: {
    en: 'It depends on what another host answers, so no example of it runs here.',
    zh: '取决于其他主机的响应，本页没有可运行的示例。',
  },
  packages: {
    en: 'It depends on which packages are installed, so no example of it runs here.',
    zh: '取决于安装了哪些软件包，本页没有可运行的示例。',
  },
  browser: {
    en: 'It is reported while a browser runs, so no example of it runs here.',
    zh: '由运行中的浏览器报告，本页没有可运行的示例。',
  },
  size: {
    en: 'It takes a site or text that is too large or too slow for an example.',
    zh: '网站或文本要很大或很慢才会出现，不适合作为示例。',
  },
  person: {
    en: 'It is the answer to what a person does at the terminal.',
    zh: '是对终端里操作的回应，没有可运行的示例。',
  },
  faults: {
    en: 'It reports a fault that no site is known to cause.',
    zh: '报告的是程序故障，目前没有网站能重现。',
  },
} as const;

const codes: Record<keyof typeof REASONS, string> = {
  machine: 'unreadable-file unreadable-folder disk-full work-folder-full no-free-port cannot-listen',
  network: 'mcp-no-site mcp-newer-site remote-image-size',
  packages:
    'social-images openapi typedoc twoslash theme-missing math-missing missing-package drawing-browser',
  browser: 'island-failed chart-drawing echarts-still',
  size: 'too-many-documents page-too-complex slow-code slow-rule config-unsettled unsettled chart-size mermaid-size flowchart-size echarts-still-size host-limit',
  person: 'cancelled',
  faults: 'secret-fault page-failed crash unexpected thrown-here',
};

/** Kinds of problems without a sample or a scene that is run, and why. */
export const NOT_SHOWN: Readonly<Record<string, keyof typeof REASONS>> = Object.fromEntries(
  Object.entries(codes).flatMap(([reason, list]) =>
    list.split(' ').map((code) => [code, reason as keyof typeof REASONS]),
  ),
);
