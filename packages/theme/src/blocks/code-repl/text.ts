import { defineText } from '../../text/define-text.ts';

/** Texts of code that runs. */
export default defineText({
  en: {
    replTitleText: '{lang} playground',
    replRunText: 'Run',
    replStopText: 'Stop',
    replEditText: 'Edit',
    replResetText: 'Reset',
    replCloseText: 'Close output',
    replLoadingText: 'Running…',
    replOutputLabel: 'Output',
    replEmptyText: 'The program ended without output.',
    replStoppedText: 'Stopped.',
    replUnreachableText: 'The service could not be reached.',
    replUnreadableText: 'The response of the service could not be read.',
    replLostText: 'The connection to the service was lost.',
    replTimeoutText: 'Stopped after {seconds} seconds.',
    replLimitText: 'The output is too long; the program was stopped.',
  },
  zh: {
    replTitleText: '{lang} 演练场',
    replRunText: '运行',
    replStopText: '停止',
    replEditText: '编辑',
    replResetText: '还原',
    replCloseText: '关闭输出',
    replLoadingText: '正在运行……',
    replOutputLabel: '输出',
    replEmptyText: '程序已结束，没有输出。',
    replStoppedText: '已停止。',
    replUnreachableText: '无法连接到运行服务。',
    replUnreadableText: '无法读取运行服务的响应。',
    replLostText: '与运行服务的连接已断开。',
    replTimeoutText: '已在 {seconds} 秒后停止。',
    replLimitText: '输出过长，程序已停止。',
  },
});
