export const messages = {
  whiteCardSubmitted:
    '柿安居家护理：我们收到您的白卡号码了，会在 {{by}} 前打电话给您。有问题请打 {{phone}}',
};
