import type { Locale } from '#i18n/pick-locale.ts';

/** The same words in both scripts, place by place; only characters that differ. */
const simplified =
  '们这个来时会说对过还没问题让给请谢电话号码传简证书务区办预约护员医药费单张陈刘赵长门开关见现实际级业产亲爱体关系统计划认识该论证设备从众优传伤价后发头学习写图师带帮应当总战报护择据损换数断无旧显晓术条极样标检楼欢岁归残气沟浅满滚点热爷牵状独环画疗监盖盘确种称积稳穷窃竞笔签类粮紧纪约级纸线练组细织终绍经结络绝统继绩续维绿编缘缴罚职联脑脚腾艺节药营虽补装观规觉览讲许评诉词译试详语误读谁调谈谢负财责败货质贴费资赶转轻载输运进远违连迟适选递邮酱银锁错键镜闭间闻阅队阳阴险随隐难雾静项顺须预领频题颜额风饭馆验';
const traditional =
  '們這個來時會說對過還沒問題讓給請謝電話號碼傳簡證書務區辦預約護員醫藥費單張陳劉趙長門開關見現實際級業產親愛體關係統計劃認識該論證設備從眾優傳傷價後發頭學習寫圖師帶幫應當總戰報護擇據損換數斷無舊顯曉術條極樣標檢樓歡歲歸殘氣溝淺滿滾點熱爺牽狀獨環畫療監蓋盤確種稱積穩窮竊競筆簽類糧緊紀約級紙線練組細織終紹經結絡絕統繼績續維綠編緣繳罰職聯腦腳騰藝節藥營雖補裝觀規覺覽講許評訴詞譯試詳語誤讀誰調談謝負財責敗貨質貼費資趕轉輕載輸運進遠違連遲適選遞郵醬銀鎖錯鍵鏡閉間聞閱隊陽陰險隨隱難霧靜項順須預領頻題顏額風飯館驗';
const onlyIn = (one: string, other: string): Set<string> =>
  new Set([...one].filter((char) => !other.includes(char)));
const hans = onlyIn(simplified, traditional);
const hant = onlyIn(traditional, simplified);

/** The language that a text was typed in; null where it cannot be told, or reads the same in both scripts. */
export const scriptOf = (text: string): Locale | null => {
  if (!/\p{Script=Han}/u.test(text)) return /[a-z]{2,}/i.test(text) ? 'en' : null;
  let balance = 0;
  for (const char of text) balance += Number(hans.has(char)) - Number(hant.has(char));
  return balance === 0 ? null : balance > 0 ? 'zh-CN' : 'zh-TW';
};
