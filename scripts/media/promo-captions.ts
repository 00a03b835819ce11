/** What the promotional video says. */
type Words = { en: string; 'zh-CN': string; 'zh-TW': string };
/** One cue a scene, in the same order. */
export const captions: Words[] = [
  {
    en: 'Good morning. Your caregiver is here, and the tea is warm.',
    'zh-CN': '早上好！护理员来了，热茶也泡好了。',
    'zh-TW': '早安！護理員來了，熱茶也泡好了。',
  },
  {
    en: 'A ride to the doctor, with someone beside you all the way.',
    'zh-CN': '看病接送，一路有人陪着您。',
    'zh-TW': '看病接送，一路有人陪著您。',
  },
  {
    en: 'A letter in English? We explain it to you on the phone.',
    'zh-CN': '英文信看不懂？打个电话，我们讲给您听。',
    'zh-TW': '英文信看不懂？打通電話，我們講給您聽。',
  },
  {
    en: 'White Card (Medicaid) renewal? We help you finish it on time.',
    'zh-CN': '白卡（Medicaid）续期，我们帮您按时办好。',
    'zh-TW': '白卡（Medicaid）續期，我們幫您準時辦好。',
  },
  {
    en: 'Tai chi in the park with good friends.',
    'zh-CN': '和老朋友一起，在公园打打太极。',
    'zh-TW': '和老朋友一起，在公園打打太極。',
  },
  {
    en: 'Dumplings and laughter at our community activities.',
    'zh-CN': '社区活动真热闹，吃饺子，聊家常。',
    'zh-TW': '社區活動真熱鬧，吃餃子，話家常。',
  },
  {
    en: 'Call us in Mandarin, Cantonese or English. We are glad to help.',
    'zh-CN': '欢迎来电，普通话、粤语、英语都可以。',
    'zh-TW': '歡迎來電，國語、粵語、英語都可以。',
  },
];
