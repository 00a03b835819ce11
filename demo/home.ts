import type { DemoBanner, DemoScope } from './shape.ts';

export const banners: DemoBanner[] = [
  {
    picture: 'hero.svg',
    kicker: {
      en: 'Home care in four boroughs',
      'zh-CN': '纽约四个区，上门护理',
      'zh-TW': '紐約四個區，到府護理',
    },
    title: {
      en: 'Care that feels like family, at home',
      'zh-CN': '像家人一样，照顾您的每一天',
      'zh-TW': '像家人一樣，照顧您的每一天',
    },
    lead: {
      en: 'A caregiver who speaks your language helps with bathing, meals and doctor visits. We help with the forms.',
      'zh-CN': '会说您家乡话的护理员，上门帮您洗澡、做饭，陪您看医生。表格我们帮您填。',
      'zh-TW': '會說您家鄉話的護理員，到府幫您洗澡、煮飯，陪您看醫生。表格我們幫您填。',
    },
    primary: {
      label: { en: 'Apply for care', 'zh-CN': '申请护理', 'zh-TW': '申請護理' },
      to: '/register/patient',
    },
    secondary: {
      label: { en: 'Book an office visit', 'zh-CN': '预约到办公室', 'zh-TW': '預約到辦公室' },
      to: '/services/booking',
    },
  },
  {
    picture: 'banner-community.svg',
    kicker: {
      en: 'Community activities, all free',
      'zh-CN': '社区活动，全部免费',
      'zh-TW': '社區活動，全部免費',
    },
    title: {
      en: 'Good company, hot tea and plenty of laughter',
      'zh-CN': '热茶一杯，好友一桌，笑声满屋',
      'zh-TW': '熱茶一杯，好友一桌，笑聲滿屋',
    },
    lead: {
      en: 'Birthday parties, tai chi, dumplings and old songs, close to home. Bring a friend or make one here.',
      'zh-CN': '生日会、太极、包饺子、唱老歌，就在您家附近。带朋友来，或来这里交朋友。',
      'zh-TW': '生日會、太極、包餃子、唱老歌，就在您家附近。帶朋友來，或來這裡交朋友。',
    },
    primary: {
      label: { en: 'See activities', 'zh-CN': '看看有什么活动', 'zh-TW': '看看有什麼活動' },
      to: '/community/activity/list',
    },
    secondary: {
      label: { en: 'Read elders’ reviews', 'zh-CN': '听听长者怎么说', 'zh-TW': '聽聽長者怎麼說' },
      to: '/feedback',
    },
  },
  {
    picture: 'banner-ride.svg',
    kicker: { en: 'Rides to the doctor', 'zh-CN': '看病接送', 'zh-TW': '看病接送' },
    title: {
      en: 'We take you to the doctor and bring you home',
      'zh-CN': '接您去看病，也送您回到家',
      'zh-TW': '接您去看病，也送您回到家',
    },
    lead: {
      en: 'Tell us the day and the clinic. We arrange the car, and someone to interpret if you wish.',
      'zh-CN': '告诉我们日期和诊所，车子我们来安排。需要时，有人陪您看医生、做翻译。',
      'zh-TW': '告訴我們日期和診所，車子我們來安排。需要時，有人陪您看醫生、做翻譯。',
    },
    primary: {
      label: { en: 'See all services', 'zh-CN': '看全部服务', 'zh-TW': '看全部服務' },
      to: '/services',
    },
    secondary: {
      label: { en: 'Common questions', 'zh-CN': '常见问题', 'zh-TW': '常見問題' },
      to: '/about/faq',
    },
  },
  {
    picture: 'banner-training.svg',
    kicker: { en: 'For caregivers', 'zh-CN': '护理员之家', 'zh-TW': '護理員之家' },
    title: {
      en: 'Kind hands, steady work, training in your language',
      'zh-CN': '有爱心的您，来做一份安稳的工作',
      'zh-TW': '有愛心的您，來做一份安穩的工作',
    },
    lead: {
      en: 'Learn by video, in Chinese or English, when it suits you. Take the exam when you are ready.',
      'zh-CN': '视频培训有中文、有英文，随时可学。准备好了再考试，通过就有证书。',
      'zh-TW': '影片培訓有中文、有英文，隨時可學。準備好了再考試，通過就有證書。',
    },
    primary: {
      label: { en: 'Become a caregiver', 'zh-CN': '成为护理员', 'zh-TW': '成為護理員' },
      to: '/register/caregiver',
    },
    secondary: {
      label: { en: 'Meet our team', 'zh-CN': '认识我们的团队', 'zh-TW': '認識我們的團隊' },
      to: '/about/team',
    },
  },
];

export const scopes: DemoScope[] = [
  {
    title: { en: 'Home care', 'zh-CN': '居家护理', 'zh-TW': '居家護理' },
    content: {
      en: 'Help with bathing, dressing, meals, walks and company, from a trained caregiver who speaks your language.',
      'zh-CN': '洗澡、穿衣、做饭、散步、陪伴。护理员受过培训，会说您的家乡话。',
      'zh-TW': '洗澡、穿衣、煮飯、散步、陪伴。護理員受過培訓，會說您的家鄉話。',
    },
    picture: 'scene-home-care.svg',
  },
  {
    title: {
      en: 'Benefits: application and renewal',
      'zh-CN': '福利申请与续期',
      'zh-TW': '福利申請與續期',
    },
    content: {
      en: 'White Card (Medicaid), food benefits (SNAP) and other government benefits. We read the letters and fill in the forms with you.',
      'zh-CN': '白卡（Medicaid）、粮食券和其他政府福利。看不懂的英文信和表格，我们陪您办好。',
      'zh-TW': '白卡（Medicaid）、糧食券和其他政府福利。看不懂的英文信和表格，我們陪您辦好。',
    },
    picture: 'scene-benefits.svg',
  },
  {
    title: { en: 'Rides to the doctor', 'zh-CN': '看病接送', 'zh-TW': '看病接送' },
    content: {
      en: 'A car to your door and back again. If you wish, someone goes in with you and interprets.',
      'zh-CN': '车子到家门口接您，看完再送您回家。需要时，有人陪您进诊室、帮您翻译。',
      'zh-TW': '車子到家門口接您，看完再送您回家。需要時，有人陪您進診間、幫您翻譯。',
    },
    picture: 'scene-ride.svg',
  },
];
