import type { DemoService, Text } from './shape.ts';

const whiteCard: Text = {
  en: 'White Card (Medicaid), if you have one',
  'zh-CN': '白卡（Medicaid 卡），有的话请带来',
  'zh-TW': '白卡（Medicaid 卡），有的話請帶來',
};
const whiteCardPlain: Text = {
  en: 'White Card (Medicaid)',
  'zh-CN': '白卡（Medicaid 卡）',
  'zh-TW': '白卡（Medicaid 卡）',
};
const renewalLetter: Text = {
  en: 'The renewal letter, every page',
  'zh-CN': '续期通知信，每一页都要',
  'zh-TW': '續期通知信，每一頁都要',
};
const photoId: Text = {
  en: 'Photo ID: green card, passport or state ID',
  'zh-CN': '有照片的证件：绿卡、护照或州身份证',
  'zh-TW': '有照片的證件：綠卡、護照或州身分證',
};
const ssn: Text = { en: 'Social Security card', 'zh-CN': '社安卡', 'zh-TW': '社安卡' };
const income: Text = {
  en: 'Proof of income from the last four weeks',
  'zh-CN': '最近四个星期的收入证明',
  'zh-TW': '最近四個星期的收入證明',
};
const bank: Text = {
  en: 'Bank statements of all accounts, last two months',
  'zh-CN': '所有账户最近两个月的银行月结单',
  'zh-TW': '所有帳戶最近兩個月的銀行月結單',
};
const rent: Text = {
  en: 'Rent receipt or lease',
  'zh-CN': '房租收据或租约',
  'zh-TW': '房租收據或租約',
};
const utility: Text = {
  en: 'Utility bill with your name and address',
  'zh-CN': '写有您姓名和地址的水电煤气账单',
  'zh-TW': '寫有您姓名和地址的水電煤氣帳單',
};

export const services: DemoService[] = [
  {
    slug: 'long-term-care',
    name: { en: 'Long-term care application', 'zh-CN': '长期护理申请', 'zh-TW': '長期護理申請' },
    description: {
      en: 'Help at home with bathing, meals and walks, once your care is approved. We guide you from the first form on.',
      'zh-CN': '批准以后，护理员上门帮您洗澡、做饭、陪您走走。从第一张表格起，我们就陪着您。',
      'zh-TW': '批准以後，護理員到府幫您洗澡、煮飯、陪您走走。從第一張表格起，我們就陪著您。',
    },
    care: true,
    icon: 'hand-heart',
    picture: 'service-care-application.svg',
    methods: ['online', 'offline'],
    documents: [
      whiteCard,
      photoId,
      ssn,
      {
        en: 'Medicare card, if you have one',
        'zh-CN': '红蓝卡，有的话请带来',
        'zh-TW': '紅藍卡，有的話請帶來',
      },
      {
        en: 'Medical exam report, or your doctor’s name and phone',
        'zh-CN': '体检报告，或医生的姓名和电话',
        'zh-TW': '體檢報告，或醫生的姓名和電話',
      },
      {
        en: 'A list of the medicines you take',
        'zh-CN': '您正在吃的药的清单',
        'zh-TW': '您正在吃的藥的清單',
      },
    ],
    minutes: 30,
  },
  {
    slug: 'government-benefits',
    name: { en: 'Government benefits', 'zh-CN': '政府福利', 'zh-TW': '政府福利' },
    description: {
      en: 'We look at what you can apply for: rent, heating, Medicare savings and more. Then we fill in the forms with you, and you sign at the office.',
      'zh-CN':
        '看看您可以申请哪些补助：房租、暖气、红蓝卡保费等。我们陪您填表，您在办公室签名就好。',
      'zh-TW':
        '看看您可以申請哪些補助：房租、暖氣、紅藍卡保費等。我們陪您填表，您在辦公室簽名就好。',
    },
    icon: 'bank',
    picture: 'service-benefits.svg',
    methods: ['offline'],
    documents: [
      photoId,
      ssn,
      income,
      bank,
      rent,
      utility,
      {
        en: 'Any letters about benefits you have now',
        'zh-CN': '您现有福利的信件',
        'zh-TW': '您現有福利的信件',
      },
    ],
    minutes: 30,
  },
  {
    slug: 'white-card-renewal',
    helpsWith: 'whiteCard',
    name: { en: 'White Card renewal', 'zh-CN': '白卡续期', 'zh-TW': '白卡續期' },
    description: {
      en: 'The White Card is the Medicaid card. We check the date, prepare your papers with you and send the renewal in time. The city decides.',
      'zh-CN':
        '白卡就是 Medicaid 卡。我们帮您看日期、备齐文件，赶在到期前寄出续期表。批不批由市府决定。',
      'zh-TW':
        '白卡就是 Medicaid 卡。我們幫您看日期、備齊文件，趕在到期前寄出續期表。批不批由市府決定。',
    },
    icon: 'identification-card',
    picture: 'service-white-card.svg',
    methods: ['online', 'offline'],
    documents: [whiteCardPlain, renewalLetter, photoId, income, bank, rent, utility],
    minutes: 30,
  },
  {
    slug: 'food-voucher-renewal',
    helpsWith: 'snap',
    name: { en: 'Food benefits (SNAP) renewal', 'zh-CN': '粮食券续期', 'zh-TW': '糧食券續期' },
    description: {
      en: 'No need to worry when the letter comes. Take a photo of it, send it to us, and we will fill out the renewal with you.',
      'zh-CN': '信来了先别急，拍照传给我们。粮食券续期的表格，我们帮您填好。',
      'zh-TW': '信來了先別急，拍照傳給我們。糧食券續期的表格，我們幫您填好。',
    },
    icon: 'bowl-food',
    picture: 'service-food.svg',
    methods: ['online'],
    documents: [
      renewalLetter,
      { en: 'Your benefit card, the front', 'zh-CN': '粮食券卡的正面', 'zh-TW': '糧食券卡的正面' },
      income,
      rent,
      utility,
    ],
    minutes: 30,
  },
  {
    slug: 'medical-transport',
    name: { en: 'Rides to the doctor', 'zh-CN': '看病接送', 'zh-TW': '看病接送' },
    description: {
      en: 'A car takes you to your appointment and home again. Wheelchairs are welcome, and we can send someone to interpret.',
      'zh-CN': '车子送您去看病，再接您回家。轮椅也可以上车，需要时有人陪您翻译。',
      'zh-TW': '車子送您去看病，再接您回家。輪椅也可以上車，需要時有人陪您翻譯。',
    },
    icon: 'car-profile',
    picture: 'service-transport.svg',
    methods: ['online', 'offline'],
    documents: [
      {
        en: 'Date, time and address of the appointment',
        'zh-CN': '看病的日期、时间和地址',
        'zh-TW': '看病的日期、時間和地址',
      },
      {
        en: 'Name and phone of the doctor or clinic',
        'zh-CN': '医生或诊所的名称和电话',
        'zh-TW': '醫生或診所的名稱和電話',
      },
      whiteCardPlain,
    ],
    minutes: 15,
  },
  {
    slug: 'letter-interpretation',
    helpsWith: 'letter',
    name: { en: 'Help reading letters', 'zh-CN': '信件翻译', 'zh-TW': '信件翻譯' },
    description: {
      en: 'An English letter you cannot read? We explain it line by line, by phone or at the office, and tell you what to do next.',
      'zh-CN': '看不懂的英文信，我们一句一句讲给您听。可以打电话，也可以带来办公室。',
      'zh-TW': '看不懂的英文信，我們一句一句講給您聽。可以打電話，也可以帶來辦公室。',
    },
    icon: 'envelope-open',
    picture: 'service-letters.svg',
    methods: ['online', 'offline'],
    documents: [
      {
        en: 'The letter, every page, front and back',
        'zh-CN': '信件的每一页，正面和背面',
        'zh-TW': '信件的每一頁，正面和背面',
      },
      {
        en: 'The envelope, for its date',
        'zh-CN': '信封，上面有日期',
        'zh-TW': '信封，上面有日期',
      },
    ],
    minutes: 20,
  },
];
