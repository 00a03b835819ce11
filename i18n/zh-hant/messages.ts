export const messages = {
  whiteCardSubmitted:
    '柿安居家護理：我們收到您的白卡號碼了，會在 {{by}} 前打電話給您。有問題請打 {{phone}}',
};
