import { defineText } from '../../text/define-text.ts';

/** Texts of PDF files. */
export default defineText({
  en: {
    pdfOpenText: 'Open the PDF',
    pdfShowText: 'Show here',
    pdfPageText: 'Page {page} of {count}',
    pdfFailedText: 'This PDF cannot be shown here. Open the file',
  },
  zh: {
    pdfOpenText: '打开 PDF',
    pdfShowText: '在这里显示',
    pdfPageText: '第 {page} 页，共 {count} 页',
    pdfFailedText: '无法在这里显示这个 PDF。打开文件',
  },
});
