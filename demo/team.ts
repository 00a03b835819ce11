import type { DemoTeam } from './shape.ts';

export { teamEvents } from './team-events.ts';

export const team: DemoTeam = {
  numbers: [
    { value: '2009', label: { en: 'The year we began', 'zh-CN': '开始服务', 'zh-TW': '開始服務' } },
    { value: '3,200+', label: { en: 'Elders served', 'zh-CN': '服务长者', 'zh-TW': '服務長者' } },
    { value: '860+', label: { en: 'Caregivers', 'zh-CN': '护理员', 'zh-TW': '護理員' } },
    {
      value: '9',
      label: { en: 'Languages and dialects', 'zh-CN': '语言和方言', 'zh-TW': '語言和方言' },
    },
    {
      value: '4',
      label: { en: 'Boroughs we serve', 'zh-CN': '服务的行政区', 'zh-TW': '服務的行政區' },
    },
  ],
  founder: {
    name: { en: 'Helen Zhou', 'zh-CN': '周惠芸 Helen', 'zh-TW': '周惠芸 Helen' },
    role: { en: 'Founder', 'zh-CN': '创办人', 'zh-TW': '創辦人' },
    portrait: 'founder.svg',
    letter: [
      {
        en: 'Dear neighbors, dear families,',
        'zh-CN': '各位街坊、各位家人，您好。',
        'zh-TW': '各位街坊、各位家人，您好。',
      },
      {
        en: 'In 2009 my mother fell and broke her wrist. It healed. What frightened her were the letters that came afterward. They were all in English, and she did not dare to call. For two weeks I sat at her table and read them aloud, one by one.',
        'zh-CN':
          '2009 年，我妈妈摔了一跤，手腕骨折。骨头长好了，让她害怕的是后来的信。全是英文，她也不敢打电话问。那两个星期，我坐在她桌边，一封一封念给她听。',
        'zh-TW':
          '2009 年，我媽媽摔了一跤，手腕骨折。骨頭長好了，讓她害怕的是後來的信。全是英文，她也不敢打電話問。那兩個星期，我坐在她桌邊，一封一封唸給她聽。',
      },
      {
        en: 'Then her neighbors came. I saw how many people in one building were waiting for somebody to explain things. They did not ask for much. They wanted to hear their own language. They wanted a clear answer. And they wanted someone who shows up when they say they will.',
        'zh-CN':
          '后来，邻居也来了。我才知道，一栋楼里有多少人在等人讲清楚。他们要的不多。有人说家乡话，有人给个准话，说好几点来，就几点来。',
        'zh-TW':
          '後來，鄰居也來了。我才知道，一棟樓裡有多少人在等人講清楚。他們要的不多。有人說家鄉話，有人給個準話，說好幾點來，就幾點來。',
      },
      {
        en: 'We named ourselves after the persimmon. Its leaves fall in the cold, but the fruit stays on the branch, bright as a lamp. And its name sounds like “may everything go well”. That is the wish we bring to your door.',
        'zh-CN':
          '我们用柿子取名。天冷了，叶子落了，果子还挂在枝头，像一盏灯。“柿柿如意”，就是事事如意。这句祝福，我们想送到您门口。',
        'zh-TW':
          '我們用柿子取名。天冷了，葉子落了，果子還掛在枝頭，像一盞燈。「柿柿如意」，就是事事如意。這句祝福，我們想送到您門口。',
      },
      {
        en: 'My mother is ninety-one now. She still tests every new colleague. She offers tea and talks, and watches whether they listen. I know of no better test. To our caregivers, who pass it every day in thousands of homes: thank you. You are the heart of this house.',
        'zh-CN':
          '我妈妈今年九十一岁。每来一位新同事，她还要考一考。倒杯茶，讲讲话，看人家有没有在听。我想不出更好的考题。我们的护理员，天天在千家万户考这一题，天天都及格。谢谢各位，各位是这个家的心。',
        'zh-TW':
          '我媽媽今年九十一歲。每來一位新同事，她還要考一考。倒杯茶，講講話，看人家有沒有在聽。我想不出更好的考題。我們的護理員，天天在千家萬戶考這一題，天天都及格。謝謝各位，各位是這個家的心。',
      },
      {
        en: 'If you are wondering whether to call us: please do. Nobody has to know the right words. Just say how you are, and we will start from there.',
        'zh-CN':
          '您还在想，要不要打电话来？请打吧。不用想怎么开口。说说您好不好，我们就从那里开始。',
        'zh-TW':
          '您還在想，要不要打電話來？請打吧。不用想怎麼開口。說說您好不好，我們就從那裡開始。',
      },
    ],
  },
  story: [
    {
      en: 'Persimmon Home Care began in 2009 with letters, and letters are still part of every day. Most of them are about one question: who helps when a parent can no longer manage alone? The answer is usually home care. Finding it in a new language is hard. That is the gap we fill.',
      'zh-CN':
        '柿安居家护理 2009 年从读信开始，到今天天天还在读信。信里问的，多半是同一件事。爸爸妈妈一个人应付不来了，谁来帮？答案常常是居家护理。可是换一种语言去找，很难。这一段路，我们来陪您走。',
      'zh-TW':
        '柿安居家護理 2009 年從讀信開始，到今天天天還在讀信。信裡問的，多半是同一件事。爸爸媽媽一個人應付不來了，誰來幫？答案常常是居家護理。可是換一種語言去找，很難。這一段路，我們來陪您走。',
    },
    {
      en: 'From one shop in Manhattan we have grown to offices in four boroughs. More than 860 caregivers work with us. They cook, help with bathing, and come along on walks and to the doctor. Many have been with the same elder for years. We match them by language, by neighborhood, and by whether they like the same soup.',
      'zh-CN':
        '从曼哈顿的一间小店，到四个行政区的办公室，我们走了很久。现在有 860 多位护理员。他们做饭、帮忙洗澡、陪着散步、陪着看病。很多人照顾同一位长者好多年。安排护理员，看语言，看远近，也看爱不爱喝同一种汤。',
      'zh-TW':
        '從曼哈頓的一間小店，到四個行政區的辦公室，我們走了很久。現在有 860 多位護理員。他們煮飯、幫忙洗澡、陪著散步、陪著看病。很多人照顧同一位長者好多年。安排護理員，看語言，看遠近，也看愛不愛喝同一種湯。',
    },
    {
      en: 'Around care there is paperwork, so we do that too. We help with the White Card (Medicaid, the health coverage for people with low income). We help with food benefits (SNAP), government benefits and rides to the doctor. We charge nothing for explaining. When you do not qualify, we say so, and tell you who else can help.',
      'zh-CN':
        '有护理，就有文件，这些我们也办。白卡就是 Medicaid，给低收入人士的医疗保障。白卡、粮食券、政府福利、看病接送，都可以问。讲解不收钱。不符合资格，我们照实说，再告诉您还可以找谁。',
      'zh-TW':
        '有護理，就有文件，這些我們也辦。白卡就是 Medicaid，給低收入人士的醫療保障。白卡、糧食券、政府福利、看病接送，都可以問。講解不收錢。不符合資格，我們照實說，再告訴您還可以找誰。',
    },
    {
      en: 'In 2016 we opened our training center, because good care can be learned. Our teachers have done the work themselves. Elders sit on the panel. Certificates have a number that every family can check.',
      'zh-CN':
        '2016 年，我们开了培训中心，因为好的护理学得会。老师都做过这一行，长者也来当评审。每张证书都有号码，家人可以查。',
      'zh-TW':
        '2016 年，我們開了培訓中心，因為好的護理學得會。老師都做過這一行，長者也來當評審。每張證書都有號碼，家人可以查。',
    },
    {
      en: 'And then there is everything that no form has a box for: birthdays, the choir, lanterns in the park. Elders are not only people who receive care. They teach, cook, sing, and tell us when we are wrong. We hope it stays that way for a long time.',
      'zh-CN':
        '还有很多事，表格上没有格子可填。生日会、合唱团、公园里的灯笼。长者不只是被照顾的人。他们教书、掌勺、唱歌，我们做错了，他们也会说。愿一直这样，长长久久。',
      'zh-TW':
        '還有很多事，表格上沒有格子可填。生日會、合唱團、公園裡的燈籠。長者不只是被照顧的人。他們教書、掌廚、唱歌，我們做錯了，他們也會說。願一直這樣，長長久久。',
    },
  ],
  members: [
    {
      name: { en: 'Grace Liu', 'zh-CN': '刘欣怡 Grace', 'zh-TW': '劉欣怡 Grace' },
      role: {
        en: 'Director of Care · Mandarin, Cantonese',
        'zh-CN': '护理总监 · 普通话、粤语',
        'zh-TW': '護理總監 · 國語、粵語',
      },
      portrait: 'portrait-1.svg',
      line: {
        en: 'Visits ten homes a month herself, and always asks to see the refrigerator first.',
        'zh-CN': '每个月亲自走访十户人家，进门先看冰箱。',
        'zh-TW': '每個月親自走訪十戶人家，進門先看冰箱。',
      },
    },
    {
      name: { en: 'Jason Ho', 'zh-CN': '何伟杰 Jason', 'zh-TW': '何偉傑 Jason' },
      role: {
        en: 'Benefits and White Card · Cantonese, Taishanese',
        'zh-CN': '福利与白卡申请 · 粤语、台山话',
        'zh-TW': '福利與白卡申請 · 粵語、台山話',
      },
      portrait: 'portrait-2.svg',
      line: {
        en: 'Has read some forty thousand official letters, and can still laugh.',
        'zh-CN': '读过大约四万封政府信件，到现在还笑得出来。',
        'zh-TW': '讀過大約四萬封政府信件，到現在還笑得出來。',
      },
    },
    {
      name: { en: 'Susan Lin', 'zh-CN': '林素芬 Susan', 'zh-TW': '林素芬 Susan' },
      role: {
        en: 'Registered Nurse · Mandarin, Hokkien',
        'zh-CN': '注册护士 · 普通话、闽南话',
        'zh-TW': '註冊護士 · 國語、閩南話',
      },
      portrait: 'portrait-3.svg',
      line: {
        en: 'Writes care plans in plain words, and draws small pictures beside them.',
        'zh-CN': '护理计划写得人人看得懂，旁边还画小图。',
        'zh-TW': '護理計畫寫得人人看得懂，旁邊還畫小圖。',
      },
    },
    {
      name: { en: 'Mei Chan', 'zh-CN': '陈月娥 Mei', 'zh-TW': '陳月娥 Mei' },
      role: {
        en: 'Head of Training · Cantonese, Hakka',
        'zh-CN': '培训主任 · 粤语、客家话',
        'zh-TW': '培訓主任 · 粵語、客家話',
      },
      portrait: 'portrait-4.svg',
      line: {
        en: 'Twenty-two years as a caregiver taught her what she teaches now.',
        'zh-CN': '做了二十二年护理员，现在把本领教给大家。',
        'zh-TW': '做了二十二年護理員，現在把本領教給大家。',
      },
    },
    {
      name: { en: 'Walter Wong', 'zh-CN': '黄国栋 Walter', 'zh-TW': '黃國棟 Walter' },
      role: {
        en: 'Rides to the Doctor · Cantonese, Mandarin',
        'zh-CN': '看病接送 · 粤语、普通话',
        'zh-TW': '看病接送 · 粵語、國語',
      },
      portrait: 'portrait-5.svg',
      line: {
        en: 'Drove a city bus for thirty years, and waits until your door has closed behind you.',
        'zh-CN': '开过三十年公车，看您进了门才开走。',
        'zh-TW': '開過三十年公車，看您進了門才開走。',
      },
    },
    {
      name: { en: 'Amy Zheng', 'zh-CN': '郑晓彤 Amy', 'zh-TW': '鄭曉彤 Amy' },
      role: {
        en: 'Activities and Volunteers · Mandarin, Fuzhounese',
        'zh-CN': '活动与义工 · 普通话、福州话',
        'zh-TW': '活動與義工 · 國語、福州話',
      },
      portrait: 'portrait-6.svg',
      line: {
        en: 'Knows who sings high, who sings low, and who brings the best peanuts.',
        'zh-CN': '谁唱高音，谁唱低音，谁带的花生最香，她都知道。',
        'zh-TW': '誰唱高音，誰唱低音，誰帶的花生最香，她都知道。',
      },
    },
    {
      name: { en: 'Marcus Bell', 'zh-CN': '贝明 Marcus', 'zh-TW': '貝明 Marcus' },
      role: {
        en: 'Caregiver Supervisor · English, Spanish, Cantonese',
        'zh-CN': '护理员主管 · 英语、西班牙语、粤语',
        'zh-TW': '護理員主管 · 英語、西班牙語、粵語',
      },
      portrait: 'portrait-7.svg',
      line: {
        en: 'Learned Cantonese from the elders he cared for, proverbs included.',
        'zh-CN': '粤语是照顾长者时学的，连谚语也会说。',
        'zh-TW': '粵語是照顧長者時學的，連諺語也會說。',
      },
    },
    {
      name: { en: 'Vivian Su', 'zh-CN': '苏静雯 Vivian', 'zh-TW': '蘇靜雯 Vivian' },
      role: {
        en: 'Offices and Privacy · Mandarin, Shanghainese',
        'zh-CN': '办公室与隐私 · 普通话、上海话',
        'zh-TW': '辦公室與隱私 · 國語、上海話',
      },
      portrait: 'portrait-8.svg',
      line: {
        en: 'Makes sure that the phone is answered and that the filing cabinet is locked.',
        'zh-CN': '管好两件事：电话有人接，文件柜锁好。',
        'zh-TW': '管好兩件事：電話有人接，文件櫃鎖好。',
      },
    },
  ],
};
