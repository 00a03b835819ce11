/** What a browser cannot do, and the way around it. */
export const browser = {
  weChatPrint:
    'WeChat cannot print. Press “…” at the top right, choose “Open in browser”, and print there.',
  weChatCalendar:
    'WeChat cannot open calendar files. Press “…” at the top right, choose “Open in browser”, and try again there.',
};
