import type { Messages } from '../messages.ts';

export const content: Messages['office']['content'] = {
  nav: '內容',
  wrong: {
    approve: '這段文字是電腦轉換的。請先看一遍，再確認。',
    address: '請輸入以 / 或 https:// 開頭的網址。',
    map: '請輸入 OpenStreetMap 地圖的網址（https://www.openstreetmap.org/…）。',
    altText: '請用三種語言寫出圖片裡是什麼。',
    later: '請選一個還沒到的時間。',
    afterStart: '結束要在開始之後。',
    places: '報名的人比這個數多。請填大一點的數。',
  },
};
