import type { DemoFaq, Text } from './shape.ts';

const groups = {
  care: { en: 'Applying for care', 'zh-CN': '申请护理', 'zh-TW': '申請護理' },
  whitecard: {
    en: 'White Card (Medicaid)',
    'zh-CN': '白卡（Medicaid）',
    'zh-TW': '白卡（Medicaid）',
  },
  services: { en: 'Services and booking', 'zh-CN': '服务和预约', 'zh-TW': '服務和預約' },
  activities: { en: 'Activities', 'zh-CN': '社区活动', 'zh-TW': '社區活動' },
  caregivers: { en: 'Caregivers and training', 'zh-CN': '护理员和培训', 'zh-TW': '護理員和培訓' },
  account: { en: 'Account and privacy', 'zh-CN': '账号和隐私', 'zh-TW': '帳號和隱私' },
} satisfies Record<string, Text>;

export const faqs: DemoFaq[] = [
  {
    slug: 'who-can-apply',
    group: groups.care,
    question: {
      en: 'Who can apply for long-term care at home?',
      'zh-CN': '谁可以申请长期居家护理？',
      'zh-TW': '誰可以申請長期居家護理？',
    },
    answer: {
      en: 'People who need regular help with personal care: bathing, dressing, using the toilet, walking or eating. Since September 2025, new applicants must need help with at least three of these, or with two if they have dementia. Most people we care for have a White Card (Medicaid, the health coverage for people with low income). You may ask us even if you are not sure. Checking is free.',
      'zh-CN':
        '生活起居需要人帮忙的长者，例如洗澡、穿衣、上厕所、走路、吃饭。2025 年 9 月起，新申请的人至少要有三样需要帮忙。有失智症的，两样就可以。我们照顾的人多半有白卡（Medicaid，给低收入人士的医疗保障）。不确定也可以问，查询不收钱。',
      'zh-TW':
        '生活起居需要人幫忙的長者，例如洗澡、穿衣、上廁所、走路、吃飯。2025 年 9 月起，新申請的人至少要有三樣需要幫忙。有失智症的，兩樣就可以。我們照顧的人多半有白卡（Medicaid，給低收入人士的醫療保障）。不確定也可以問，查詢不收錢。',
    },
  },
  {
    slug: 'how-to-apply',
    group: groups.care,
    question: { en: 'How do I apply?', 'zh-CN': '怎样申请？', 'zh-TW': '怎樣申請？' },
    answer: {
      en: 'Register an account, enter your White Card number, and press “Apply for long-term care” on the home page. No computer? Call us, and we will do it with you on the phone. We will then tell you what happens next and by when.',
      'zh-CN':
        '先注册账号，填白卡号码，再到首页按“申请长期护理”。没有电脑？打电话来，我们在电话里帮您办。接下来做什么、最晚哪天，我们都会告诉您。',
      'zh-TW':
        '先註冊帳號，填白卡號碼，再到首頁按「申請長期護理」。沒有電腦？打電話來，我們在電話裡幫您辦。接下來做什麼、最晚哪天，我們都會告訴您。',
    },
  },
  {
    slug: 'how-long-does-it-take',
    group: groups.care,
    question: {
      en: 'How long does it take until a caregiver comes?',
      'zh-CN': '多久才有护理员来？',
      'zh-TW': '多久才有護理員來？',
    },
    answer: {
      en: 'Often several weeks. First your White Card is checked. Then a nurse from the state’s assessor (NYIA) looks at what help you need. Then a managed long-term care plan (MLTC) decides. We cannot make that decision, but we prepare it well and keep you informed by text message.',
      'zh-CN':
        '常常要几个星期。先查白卡。再由州府评估机构（NYIA）的护士评估。最后由管理式长期护理计划（MLTC）批准。批不批不由我们定。我们会把资料备齐，有进展就发短信告诉您。',
      'zh-TW':
        '常常要幾個星期。先查白卡。再由州府評估機構（NYIA）的護士評估。最後由管理式長期護理計畫（MLTC）批准。批不批不由我們定。我們會把資料備齊，有進展就傳簡訊告訴您。',
    },
  },
  {
    slug: 'what-does-it-cost',
    group: groups.care,
    question: { en: 'What does it cost?', 'zh-CN': '要花多少钱？', 'zh-TW': '要花多少錢？' },
    answer: {
      en: 'Our advice and our help with forms are free. If the White Card covers your care, you usually pay little or nothing. Some people have a monthly share because of their income. We will tell you the amount before anything starts.',
      'zh-CN':
        '咨询和填表都免费。白卡批准的护理，您通常不用付，或只付很少。有的人因为收入，每月要自付一部分。开始之前，我们会把数目说清楚。',
      'zh-TW':
        '諮詢和填表都免費。白卡批准的護理，您通常不用付，或只付很少。有的人因為收入，每月要自付一部分。開始之前，我們會把數目說清楚。',
    },
  },
  {
    slug: 'how-many-hours',
    group: groups.care,
    question: {
      en: 'How many hours of care will I get?',
      'zh-CN': '每天有几小时护理？',
      'zh-TW': '每天有幾小時護理？',
    },
    answer: {
      en: 'The state assesses what help you need, and a health plan approves the hours. We do not decide. Tell the nurse about your worst day, not your best one. If you think you were given too few hours, call us. You may have the right to ask for a review.',
      'zh-CN':
        '州府先评估，再由保险计划批准时数，不由我们定。评估时，请讲最难的那一天，不要只讲最好的。觉得批得太少，打电话来。您可能有权要求复查。',
      'zh-TW':
        '州府先評估，再由保險計畫批准時數，不由我們定。評估時，請講最難的那一天，不要只講最好的。覺得批得太少，打電話來。您可能有權要求複查。',
    },
  },
  {
    slug: 'apply-for-parents',
    group: groups.care,
    question: {
      en: 'May I apply for my mother or father?',
      'zh-CN': '可以替爸爸妈妈申请吗？',
      'zh-TW': '可以替爸爸媽媽申請嗎？',
    },
    answer: {
      en: 'Yes, if they agree. Register with your parent’s details. You may give your own phone number. Please be together when we call, because we will ask your parent a few questions too.',
      'zh-CN':
        '可以，他们同意就行。用爸爸或妈妈的资料注册，电话可以填您的。我们打电话时，请您和他们在一起，有几句话要问本人。',
      'zh-TW':
        '可以，他們同意就行。用爸爸或媽媽的資料註冊，電話可以填您的。我們打電話時，請您和他們在一起，有幾句話要問本人。',
    },
  },
  {
    slug: 'family-as-caregiver',
    group: groups.care,
    question: {
      en: 'Can my daughter be my caregiver?',
      'zh-CN': '女儿可以做我的护理员吗？',
      'zh-TW': '女兒可以做我的護理員嗎？',
    },
    answer: {
      en: 'Often yes. In New York’s CDPAP program you choose your own caregiver. A daughter may be chosen; a husband or wife may not. Since 2025 one company, PPL, handles registration and pay for the whole state. That is different from having one of our caregivers. Call us and we will explain both.',
      'zh-CN':
        '多半可以。纽约有“自选护理员”计划（CDPAP）。可以请女儿，不可以请配偶。2025 年起，登记和发薪由全州唯一的公司 PPL 办理。这和我们派护理员是两种办法。打电话来，我们讲给您听。',
      'zh-TW':
        '多半可以。紐約有「自選護理員」計畫（CDPAP）。可以請女兒，不可以請配偶。2025 年起，登記和發薪由全州唯一的公司 PPL 辦理。這和我們派護理員是兩種辦法。打電話來，我們講給您聽。',
    },
  },
  {
    slug: 'what-is-the-white-card',
    group: groups.whitecard,
    question: {
      en: 'What is the White Card, and where is the number?',
      'zh-CN': '白卡是什么？号码在哪里？',
      'zh-TW': '白卡是什麼？號碼在哪裡？',
    },
    answer: {
      en: 'The White Card is the Medicaid card. Medicaid is the state’s health coverage for people with low income. The number is on the front: two letters, five digits, one letter, like XX00000X.',
      'zh-CN':
        '白卡就是 Medicaid 卡，是州府给低收入人士的医疗保障。号码在正面：2 个字母、5 个数字、1 个字母，例如 XX00000X。',
      'zh-TW':
        '白卡就是 Medicaid 卡，是州府給低收入人士的醫療保障。號碼在正面：2 個字母、5 個數字、1 個字母，例如 XX00000X。',
    },
  },
  {
    slug: 'no-white-card-yet',
    group: groups.whitecard,
    question: {
      en: 'I have no White Card yet. Can I register?',
      'zh-CN': '还没有白卡，可以注册吗？',
      'zh-TW': '還沒有白卡，可以註冊嗎？',
    },
    answer: {
      en: 'Yes. Leave the number empty. We will call you, look at whether you may qualify for a White Card, and help you apply. Enter the number when you have it.',
      'zh-CN':
        '可以，号码先空着。我们会打电话给您，看看能不能申请白卡，再陪您办。拿到卡，再填号码。',
      'zh-TW':
        '可以，號碼先空著。我們會打電話給您，看看能不能申請白卡，再陪您辦。拿到卡，再填號碼。',
    },
  },
  {
    slug: 'when-will-you-call',
    group: groups.whitecard,
    question: {
      en: 'I sent my White Card number. When will you call?',
      'zh-CN': '交了白卡号码，什么时候有人联系我？',
      'zh-TW': '交了白卡號碼，什麼時候有人聯絡我？',
    },
    answer: {
      en: 'Within 24 hours. The page shows the exact time by which we will call. We speak Mandarin, Cantonese or English, as you like.',
      'zh-CN': '24 小时之内。页面上会写明最晚几点。您可以选普通话、粤语或英语。',
      'zh-TW': '24 小時之內。頁面上會寫明最晚幾點。您可以選國語、粵語或英語。',
    },
  },
  {
    slug: 'which-documents',
    group: groups.whitecard,
    question: {
      en: 'Which documents do you need for the White Card?',
      'zh-CN': '办白卡要哪些文件？',
      'zh-TW': '辦白卡要哪些文件？',
    },
    answer: {
      en: 'Proof of income, and bank statements of all accounts for the last two months. Your last rent receipt or the lease, and utility bills. Also your White Card, Medicare card, work permit or ID. If one is missing, send the others first.',
      'zh-CN':
        '收入证明，所有账户最近两个月的银行月结单。最近的房租收据或租约，水电煤气账单。还要白卡、红蓝卡、工卡或其他证件。缺一样也可以先交别的。',
      'zh-TW':
        '收入證明，所有帳戶最近兩個月的銀行月結單。最近的房租收據或租約，水電煤氣帳單。還要白卡、紅藍卡、工卡或其他證件。缺一樣也可以先交別的。',
    },
  },
  {
    slug: 'renewal',
    group: groups.whitecard,
    question: {
      en: 'My White Card expires soon. What do I do?',
      'zh-CN': '白卡快到期了，怎么办？',
      'zh-TW': '白卡快到期了，怎麼辦？',
    },
    answer: {
      en: 'Do not wait. Bring the renewal letter to any office, or send a photo of it. We will fill in the form with you, free of charge, and text you when it has been sent.',
      'zh-CN':
        '不用等。把续期信带到任何一间办公室，或者拍照发来。我们免费帮您填表，寄出后发短信告诉您。',
      'zh-TW':
        '不用等。把續期信帶到任何一間辦公室，或者拍照傳來。我們免費幫您填表，寄出後傳簡訊告訴您。',
    },
  },
  {
    slug: 'online-or-office',
    group: groups.services,
    question: {
      en: 'Do I have to come to an office?',
      'zh-CN': '一定要到办公室吗？',
      'zh-TW': '一定要到辦公室嗎？',
    },
    answer: {
      en: 'Often not. Services marked “Online” can be done on the website or by phone. For “At an office” you choose a place, a day and a time. Some services offer both.',
      'zh-CN':
        '常常不用。标着“网上办理”的，在网站或电话里就能办。标着“到办公室”的，您选地点、日期和时间。有的服务两种都可以。',
      'zh-TW':
        '常常不用。標著「網上辦理」的，在網站或電話裡就能辦。標著「到辦公室」的，您選地點、日期和時間。有的服務兩種都可以。',
    },
  },
  {
    slug: 'change-appointment',
    group: groups.services,
    question: {
      en: 'Can I move or cancel my appointment?',
      'zh-CN': '预约可以改期或取消吗？',
      'zh-TW': '預約可以改期或取消嗎？',
    },
    answer: {
      en: 'Yes, until two hours before it begins. Open your profile, choose application requests, and press the button. Or call the office. Nobody will be upset with you.',
      'zh-CN':
        '可以，开始前两小时都行。进入个人中心，打开申请记录，按一下按钮就好。也可以打电话，没有人会怪您。',
      'zh-TW':
        '可以，開始前兩小時都行。進入個人中心，打開申請紀錄，按一下按鈕就好。也可以打電話，沒有人會怪您。',
    },
  },
  {
    slug: 'no-free-time',
    group: groups.services,
    question: {
      en: 'There is no free time on the day I want. What now?',
      'zh-CN': '我想要的那天没有空位，怎么办？',
      'zh-TW': '我想要的那天沒有空位，怎麼辦？',
    },
    answer: {
      en: 'The page shows the nearest free times. You can look at another office too. If it is urgent, call us. If a letter has a deadline, tell us, and we will look for a way.',
      'zh-CN':
        '页面会列出最近的空位，也可以看看别的办公室。事情急，请打电话。信上有期限的，我们会尽量想办法。',
      'zh-TW':
        '頁面會列出最近的空位，也可以看看別的辦公室。事情急，請打電話。信上有期限的，我們會儘量想辦法。',
    },
  },
  {
    slug: 'food-benefits-renewal',
    group: groups.services,
    question: {
      en: 'How do I renew my food benefits (SNAP, food stamps)?',
      'zh-CN': '粮食券（SNAP）怎样续期？',
      'zh-TW': '糧食券（SNAP）怎樣續期？',
    },
    answer: {
      en: 'Photograph every page of the renewal letter and send it to us on the website. We fill in the form with you, free of charge. The letter names the last day: please send it as soon as it comes. The benefits office decides, not us.',
      'zh-CN':
        '把续期信每一页拍照，在网站上传给我们。我们免费帮您填表。信上写着最后期限，收到信请尽早传来。批不批由发放粮食券的政府部门决定，不是我们。',
      'zh-TW':
        '把續期信每一頁拍照，在網站上傳給我們。我們免費幫您填表。信上寫著最後期限，收到信請儘早傳來。批不批由發放糧食券的政府部門決定，不是我們。',
    },
  },
  {
    slug: 'government-benefits',
    group: groups.services,
    question: {
      en: 'Which government benefits can you help me with?',
      'zh-CN': '政府福利，你们可以帮我办哪些？',
      'zh-TW': '政府福利，你們可以幫我辦哪些？',
    },
    answer: {
      en: 'Help with rent, heating costs and Medicare premiums, and others. Book a time at an office and bring your papers. We will look at what you may apply for and fill in the forms with you. It is free. The agency in charge of each benefit decides.',
      'zh-CN':
        '房租补助、暖气费补助、红蓝卡保费补助等。请预约到办公室，带上文件。我们看看您可以申请哪些，陪您填表，不收费。批不批由政府部门决定。',
      'zh-TW':
        '房租補助、暖氣費補助、紅藍卡保費補助等。請預約到辦公室，帶上文件。我們看看您可以申請哪些，陪您填表，不收費。批不批由政府部門決定。',
    },
  },
  {
    slug: 'medicare-and-medicaid',
    group: groups.whitecard,
    question: {
      en: 'What is the difference between Medicare and the White Card?',
      'zh-CN': '红蓝卡和白卡有什么不同？',
      'zh-TW': '紅藍卡和白卡有什麼不同？',
    },
    answer: {
      en: 'Medicare, the red and blue card, is for people 65 and older and for some people with a disability. The White Card (Medicaid) is for people with low income. Long-term care at home is usually paid by the White Card. Some people have both.',
      'zh-CN':
        '红蓝卡（Medicare）给 65 岁以上的人，和部分残障人士。白卡（Medicaid）给低收入人士。长期居家护理通常由白卡付。有的人两张都有。',
      'zh-TW':
        '紅藍卡（Medicare）給 65 歲以上的人，和部分身心障礙人士。白卡（Medicaid）給低收入人士。長期居家護理通常由白卡付。有的人兩張都有。',
    },
  },
  {
    slug: 'rides-to-the-doctor',
    group: groups.services,
    question: {
      en: 'How far ahead must I ask for a ride to the doctor?',
      'zh-CN': '看病接送要提前多久？',
      'zh-TW': '看病接送要提前多久？',
    },
    answer: {
      en: 'Please ask at least three business days ahead. Tell us the address, the time of the appointment, and whether you use a wheelchair or a walker. In an emergency, do not wait for us: call 911.',
      'zh-CN':
        '请至少提前三个工作日。告诉我们地址、看病时间、是否用轮椅或助行器。遇到急病，不要等我们，请打 911。',
      'zh-TW':
        '請至少提前三個工作日。告訴我們地址、看病時間、是否用輪椅或助行器。遇到急病，不要等我們，請打 911。',
    },
  },
  {
    slug: 'photo-of-a-letter',
    group: groups.services,
    question: {
      en: 'Can I send a letter as a photo?',
      'zh-CN': '信件可以拍照发来吗？',
      'zh-TW': '信件可以拍照傳來嗎？',
    },
    answer: {
      en: 'Yes. Lay the letter flat near a window and photograph every page. Any photo from your phone will do: the site makes it smaller by itself.',
      'zh-CN': '可以。把信放平，靠近窗口，每一页都拍。手机拍的照片都可以，太大的网站会自动缩小。',
      'zh-TW': '可以。把信放平，靠近窗戶，每一頁都拍。手機拍的照片都可以，太大的網站會自動縮小。',
    },
  },
  {
    slug: 'reading-letters',
    group: groups.services,
    question: {
      en: 'I cannot read an English letter. Can you translate it?',
      'zh-CN': '英文信看不懂，可以帮我翻译吗？',
      'zh-TW': '英文信看不懂，可以幫我翻譯嗎？',
    },
    answer: {
      en: 'Yes, free of charge. Send photos of every page, or bring the letter to an office. We will explain it in your language and say what to do and by when. Please keep the envelope: its date can matter.',
      'zh-CN':
        '可以，不收费。把每一页拍照传来，或者带到办公室。我们用您的语言讲清楚，告诉您要做什么、最晚哪天。信封请留着，上面的日期可能有用。',
      'zh-TW':
        '可以，不收費。把每一頁拍照傳來，或者帶到辦公室。我們用您的語言講清楚，告訴您要做什麼、最晚哪天。信封請留著，上面的日期可能有用。',
    },
  },
  {
    slug: 'who-may-join',
    group: groups.activities,
    question: {
      en: 'Who may join the activities?',
      'zh-CN': '谁可以参加活动？',
      'zh-TW': '誰可以參加活動？',
    },
    answer: {
      en: 'All members and caregivers, and up to four companions each. Activities are free. Some have special requirements, which are written on the page.',
      'zh-CN':
        '会员和护理员都可以，每人最多带四位同行的人。活动都免费。有特别要求的，页面上会写明。',
      'zh-TW':
        '會員和護理員都可以，每人最多帶四位同行的人。活動都免費。有特別要求的，頁面上會寫明。',
    },
  },
  {
    slug: 'activity-is-full',
    group: groups.activities,
    question: {
      en: 'The activity is fully booked. Can I still come?',
      'zh-CN': '名额已满，还有机会吗？',
      'zh-TW': '名額已滿，還有機會嗎？',
    },
    answer: {
      en: 'Put your name on the waitlist. When places become free, the first on the list whose group fits gets them. We will send you a text message right away.',
      'zh-CN': '请登记候补。有人取消，就按次序补上，也要看您几个人同行。补上了，我们马上发短信。',
      'zh-TW': '請登記候補。有人取消，就按次序補上，也要看您幾個人同行。補上了，我們馬上傳簡訊。',
    },
  },
  {
    slug: 'wheelchair-ride-diet',
    group: groups.activities,
    question: {
      en: 'I use a wheelchair and eat no meat. Is that all right?',
      'zh-CN': '我坐轮椅，又吃素，可以吗？',
      'zh-TW': '我坐輪椅，又吃素，可以嗎？',
    },
    answer: {
      en: 'Of course. Check wheelchair, ride or diet when you register. We will call you if we have questions. You will receive a confirmation by text message within 24 hours.',
      'zh-CN':
        '当然可以。报名时，勾选轮椅、接送或饮食需要。有问题，我们会打电话。24 小时内，您会收到确认短信。',
      'zh-TW':
        '當然可以。報名時，勾選輪椅、接送或飲食需要。有問題，我們會打電話。24 小時內，您會收到確認簡訊。',
    },
  },
  {
    slug: 'cancel-activity',
    group: groups.activities,
    question: {
      en: 'I cannot come after all. What should I do?',
      'zh-CN': '临时去不了，怎么办？',
      'zh-TW': '臨時去不了，怎麼辦？',
    },
    answer: {
      en: 'Please cancel on the activity’s page or call us, even on the same day. Somebody on the waitlist will be glad.',
      'zh-CN': '请在活动页面取消，或者打电话，当天也可以。候补的人会很高兴。',
      'zh-TW': '請在活動頁面取消，或者打電話，當天也可以。候補的人會很高興。',
    },
  },
  {
    slug: 'become-a-caregiver',
    group: groups.caregivers,
    question: {
      en: 'What do I need to become a caregiver?',
      'zh-CN': '做护理员要什么条件？',
      'zh-TW': '做護理員要什麼條件？',
    },
    answer: {
      en: 'Work authorization: a U.S. passport, green card, work permit or Social Security card. Also a home care certificate, a medical exam report and a proof of address. Take photos and upload them with your application.',
      'zh-CN':
        '工作许可证明，就是美国护照、绿卡、工卡或社安卡。还有居家护理证书、体检报告和地址证明。拍照上传，和申请一起交。',
      'zh-TW':
        '工作許可證明，就是美國護照、綠卡、工卡或社安卡。還有居家護理證書、體檢報告和地址證明。拍照上傳，和申請一起交。',
    },
  },
  {
    slug: 'application-status',
    group: groups.caregivers,
    question: {
      en: 'I have applied as a caregiver. When will I hear from you?',
      'zh-CN': '护理员申请交了，多久有结果？',
      'zh-TW': '護理員申請交了，多久有結果？',
    },
    answer: {
      en: 'Within two business days, by text message. Log in to see the status of your application. If a paper is missing, you can add it there.',
      'zh-CN': '两个工作日内，我们发短信通知。登录后可以看到进度。缺文件的话，也在那里补。',
      'zh-TW': '兩個工作日內，我們傳簡訊通知。登入後可以看到進度。缺文件的話，也在那裡補。',
    },
  },
  {
    slug: 'training-on-the-phone',
    group: groups.caregivers,
    question: {
      en: 'How does the training work?',
      'zh-CN': '培训怎么上？',
      'zh-TW': '培訓怎麼上？',
    },
    answer: {
      en: 'Videos on your phone or computer, with captions in three languages. Watch the chapters in order. You may stop at any time and continue from there, on another device too. After the last video, the exam opens.',
      'zh-CN':
        '用手机或电脑看视频，有三种文字的字幕。按章节次序看。随时可以停，换一台设备也能接着看。看完最后一段，就可以考试。',
      'zh-TW':
        '用手機或電腦看影片，有三種文字的字幕。按章節次序看。隨時可以停，換一台裝置也能接著看。看完最後一段，就可以考試。',
    },
  },
  {
    slug: 'exam-not-passed',
    group: groups.caregivers,
    question: {
      en: 'What if I do not pass the exam?',
      'zh-CN': '考试没通过怎么办？',
      'zh-TW': '考試沒通過怎麼辦？',
    },
    answer: {
      en: 'Watch the videos again, then retake the exam. The page shows how many tries you have left and when you can take it again. If you get stuck, call the training team. Nobody learns alone here.',
      'zh-CN':
        '再看一遍视频，然后重考。还能考几次、什么时候可以考，页面上都写着。遇到困难，打电话给培训组。在这里，您不用一个人学。',
      'zh-TW':
        '再看一遍影片，然後重考。還能考幾次、什麼時候可以考，頁面上都寫著。遇到困難，打電話給培訓組。在這裡，您不用一個人學。',
    },
  },
  {
    slug: 'check-a-certificate',
    group: groups.caregivers,
    question: {
      en: 'How can a family check a caregiver’s certificate?',
      'zh-CN': '家人怎样查护理员的证书？',
      'zh-TW': '家人怎樣查護理員的證書？',
    },
    answer: {
      en: 'Every certificate has a number and a QR code. Scan the code, or type the number on our site. The page says whether the certificate is valid. The exam score is never shown.',
      'zh-CN':
        '每张证书有号码和二维码。扫一扫，或者在网站输入号码，就知道证书是否有效。考试分数不会显示。',
      'zh-TW':
        '每張證書有號碼和 QR 碼。掃一掃，或者在網站輸入號碼，就知道證書是否有效。考試分數不會顯示。',
    },
  },
  {
    slug: 'no-code-arrives',
    group: groups.account,
    question: {
      en: 'The verification code has not arrived. What can I do?',
      'zh-CN': '收不到验证码，怎么办？',
      'zh-TW': '收不到驗證碼，怎麼辦？',
    },
    answer: {
      en: 'Wait one minute, then ask for a new one. Check the phone number: ten digits, without the 1 in front. Most landlines cannot get text messages. In that case call us, and we will register you.',
      'zh-CN':
        '等一分钟，再要一次。看看电话号码是不是 10 位数字，前面不用加 1。座机多半收不到短信。这时请打电话，我们帮您注册。',
      'zh-TW':
        '等一分鐘，再要一次。看看電話號碼是不是 10 位數字，前面不用加 1。市內電話多半收不到簡訊。這時請打電話，我們幫您註冊。',
    },
  },
  {
    slug: 'forgot-password',
    group: groups.account,
    question: {
      en: 'I have forgotten my password.',
      'zh-CN': '忘记密码了怎么办？',
      'zh-TW': '忘記密碼了怎麼辦？',
    },
    answer: {
      en: 'Press “Forgot password” on the login page. You will get a code by text message. Then choose a new password. It needs eight characters, with letters, numbers and symbols. We never ask for your password on the phone.',
      'zh-CN':
        '在登录页按“忘记密码”。收到短信验证码后，设一个新密码。要 8 个字符以上，有字母、数字和符号。我们从不在电话里问密码。',
      'zh-TW':
        '在登入頁按「忘記密碼」。收到簡訊驗證碼後，設一個新密碼。要 8 個字元以上，有字母、數字和符號。我們從不在電話裡問密碼。',
    },
  },
  {
    slug: 'who-sees-my-papers',
    group: groups.account,
    question: {
      en: 'Who can see my papers and my card number?',
      'zh-CN': '谁会看到我的文件和卡号？',
      'zh-TW': '誰會看到我的文件和卡號？',
    },
    answer: {
      en: 'Only the colleagues who work on your case. Files and card numbers are encrypted. Every look is recorded. On your own page, only the last three characters of the number are shown.',
      'zh-CN':
        '只有办您这件事的同事。文件和卡号都加密保存，谁看过都有记录。您自己的页面，也只显示号码最后三位。',
      'zh-TW':
        '只有辦您這件事的同事。文件和卡號都加密保存，誰看過都有紀錄。您自己的頁面，也只顯示號碼最後三位。',
    },
  },
  {
    slug: 'stop-text-messages',
    group: groups.account,
    question: {
      en: 'How do I stop the text messages?',
      'zh-CN': '怎样不再收短信？',
      'zh-TW': '怎樣不再收簡訊？',
    },
    answer: {
      en: 'Reply STOP to any of them. You can start again with START. Your care does not depend on it. We will call you or write to you instead.',
      'zh-CN':
        '回复 STOP 或“停止”就停。想再收，回复 START 或“开始”。这不影响您的护理，我们会改打电话或写信。',
      'zh-TW':
        '回覆 STOP 或「停止」就停。想再收，回覆 START 或「開始」。這不影響您的護理，我們會改打電話或寫信。',
    },
  },
  {
    slug: 'delete-account',
    group: groups.account,
    question: {
      en: 'Can I have my account deleted?',
      'zh-CN': '可以删除账号吗？',
      'zh-TW': '可以刪除帳號嗎？',
    },
    answer: {
      en: 'Yes. In your profile, press “Delete my account”, or call us. You can download a copy of your data there first. Some care records must be kept for a time by law. We will tell you which ones.',
      'zh-CN':
        '可以。在个人中心按“删除我的账号”，或打电话给我们。删除以前，可以先下载一份资料。有些护理记录，法律规定要保存一段时间。是哪些，我们会告诉您。',
      'zh-TW':
        '可以。在個人中心按「刪除我的帳號」，或打電話給我們。刪除以前，可以先下載一份資料。有些護理紀錄，法律規定要保存一段時間。是哪些，我們會告訴您。',
    },
  },
];
