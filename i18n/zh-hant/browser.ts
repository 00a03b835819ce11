export const browser = {
  weChatPrint: '微信裡不能列印。請按右上角「…」，選「在瀏覽器開啟」，再列印。',
  weChatCalendar: '微信打不開行事曆檔案。請按右上角「…」，選「在瀏覽器開啟」，再試一次。',
};
