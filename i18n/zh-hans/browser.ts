export const browser = {
  weChatPrint: '微信里不能打印。请按右上角“…”，选“在浏览器打开”，再打印。',
  weChatCalendar: '微信打不开日历文件。请按右上角“…”，选“在浏览器打开”，再试一次。',
};
