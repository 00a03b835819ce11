import type { DemoReview } from './shape.ts';

export const moreReviews: DemoReview[] = [
  {
    name: { en: 'Mrs. Au', 'zh-CN': '欧太太', 'zh-TW': '歐太太' },
    rating: 5,
    text: {
      en: 'When the elevator in our building broke, she carried my groceries up six floors. She was out of breath and still smiling.',
      'zh-CN': '我们大楼电梯坏了，她提着菜走上六楼。喘着气，还是笑眯眯的。',
      'zh-TW': '我們大樓電梯壞了，她提著菜走上六樓。喘著氣，還是笑瞇瞇的。',
    },
    pictures: [],
    daysAgo: 80,
  },
  {
    name: { en: 'Uncle Bai', 'zh-CN': '白伯伯', 'zh-TW': '白伯伯' },
    rating: 4,
    text: {
      en: 'The letter help is excellent. The phone was busy on Monday morning, so I called again after lunch and got through right away.',
      'zh-CN': '信件翻译帮了大忙。星期一早上电话很忙，午饭后再打，一打就通。',
      'zh-TW': '信件翻譯幫了大忙。星期一早上電話很忙，午飯後再打，一打就通。',
    },
    pictures: [],
    daysAgo: 86,
    reply: {
      text: {
        en: 'Thank you, Uncle Bai. Two more colleagues now answer on Monday mornings.',
        'zh-CN': '谢谢白伯伯。星期一早上，我们多安排了两位同事接电话。',
        'zh-TW': '謝謝白伯伯。星期一早上，我們多安排了兩位同事接電話。',
      },
      daysAgo: 85,
    },
  },
  {
    name: { en: 'Grandma Qiu', 'zh-CN': '邱奶奶', 'zh-TW': '邱奶奶' },
    rating: 5,
    text: {
      en: 'She learned to steam fish the way my late husband liked it. I ate two bowls of rice that day.',
      'zh-CN': '她学会了蒸鱼，味道和我老伴当年喜欢的一样。那天我吃了两碗饭。',
      'zh-TW': '她學會了蒸魚，味道和我老伴當年喜歡的一樣。那天我吃了兩碗飯。',
    },
    pictures: ['review-soup.svg'],
    daysAgo: 92,
  },
  {
    name: { en: 'Ms. Tam', 'zh-CN': '谭女士', 'zh-TW': '譚女士' },
    rating: 5,
    text: {
      en: 'Three agencies sent me forms. This one sent a person who sat down with us. My aunt signed, and she knew what she was signing.',
      'zh-CN': '别的地方只寄表格来，这里派人坐下来陪我们看。姨妈签名时，清楚自己签的是什么。',
      'zh-TW': '別的地方只寄表格來，這裡派人坐下來陪我們看。阿姨簽名時，清楚自己簽的是什麼。',
    },
    pictures: [],
    daysAgo: 98,
  },
  {
    name: { en: 'Uncle Mak', 'zh-CN': '麦伯伯', 'zh-TW': '麥伯伯' },
    rating: 5,
    text: {
      en: 'The day trip was well planned, with benches and restrooms everywhere. I had not crossed that bridge in twenty years.',
      'zh-CN': '一日游安排得好，走几步就有椅子和洗手间。那座桥，我二十年没过了。',
      'zh-TW': '一日遊安排得好，走幾步就有椅子和洗手間。那座橋，我二十年沒過了。',
    },
    pictures: ['review-walk.svg', 'review-ride.svg'],
    daysAgo: 59,
  },
  {
    name: { en: 'Grandma Shao', 'zh-CN': '邵奶奶', 'zh-TW': '邵奶奶' },
    rating: 5,
    text: {
      en: 'My medicine box used to be a puzzle. My daughter fills it on Sundays. Every day my caregiver reminds me and opens the lid.',
      'zh-CN': '以前药盒像猜谜。现在女儿星期天装好，护理员天天提醒我，帮我打开盖子。',
      'zh-TW': '以前藥盒像猜謎。現在女兒星期天裝好，護理員天天提醒我，幫我打開蓋子。',
    },
    pictures: [],
    daysAgo: 111,
    reply: {
      text: {
        en: 'A fine habit, Grandma Shao. Please say hello to your daughter for us.',
        'zh-CN': '邵奶奶，这个习惯真好。请代我们问候您女儿。',
        'zh-TW': '邵奶奶，這個習慣真好。請代我們問候您女兒。',
      },
      daysAgo: 110,
    },
  },
  {
    name: { en: 'Mr. Hung', 'zh-CN': '洪先生', 'zh-TW': '洪先生' },
    rating: 2,
    text: {
      en: 'On a morning of heavy rain nobody came, and nobody called until ten. I sat waiting without breakfast. The caregiver is kind, but this must not happen.',
      'zh-CN':
        '下大雨那天早上没人来，到十点才有电话。我饿着肚子一直等。护理员人很好，可是这种事不应该发生。',
      'zh-TW':
        '下大雨那天早上沒人來，到十點才有電話。我餓著肚子一直等。護理員人很好，可是這種事不應該發生。',
    },
    pictures: [],
    daysAgo: 118,
    reply: {
      text: {
        en: 'Mr. Hung, we are sorry, and we came to apologize in person. In bad weather we now call every family by 7:30 and send someone who lives nearby. Our supervisor’s direct line is on the card we left with you.',
        'zh-CN':
          '洪先生，真对不起，我们已经上门向您道歉。现在遇到坏天气，七点半前一定打电话给每一家。住得近的护理员会先过去。我们留了主管的直线电话，有事请随时打。',
        'zh-TW':
          '洪先生，真對不起，我們已經登門向您道歉。現在遇到壞天氣，七點半前一定打電話給每一家。住得近的護理員會先過去。我們留了主管的直線電話，有事請隨時打。',
      },
      daysAgo: 117,
    },
  },
  {
    name: { en: 'Auntie Fan', 'zh-CN': '范阿姨', 'zh-TW': '范阿姨' },
    rating: 5,
    text: {
      en: 'The knitting circle needed a teacher for the lace pattern. I am eighty-one, and I have students again.',
      'zh-CN': '毛线小组缺人教镂空花样，就找了我。八十一岁，我又当老师了。',
      'zh-TW': '毛線小組缺人教鏤空花樣，就找了我。八十一歲，我又當老師了。',
    },
    pictures: [],
    daysAgo: 125,
  },
  {
    name: { en: 'Uncle Luk', 'zh-CN': '陆伯伯', 'zh-TW': '陸伯伯' },
    rating: 4,
    text: {
      en: 'Patient people at the office. Bring all your papers the first time, I had to come twice. The second visit took ten minutes.',
      'zh-CN': '办公室的人很耐心。文件最好一次带齐，我就跑了两趟。第二趟十分钟就办好了。',
      'zh-TW': '辦公室的人很有耐心。文件最好一次帶齊，我就跑了兩趟。第二趟十分鐘就辦好了。',
    },
    pictures: ['review-letter.svg'],
    daysAgo: 133,
    reply: {
      text: {
        en: 'Good advice, Uncle Luk. The appointment page now shows the full checklist, and you can print it.',
        'zh-CN': '陆伯伯提醒得好。现在预约页面上有完整的清单，可以打印。',
        'zh-TW': '陸伯伯提醒得好。現在預約頁面上有完整的清單，可以列印。',
      },
      daysAgo: 132,
    },
  },
  {
    name: { en: 'Grandma Kong', 'zh-CN': '江奶奶', 'zh-TW': '江奶奶' },
    rating: 5,
    text: {
      en: 'I fell last year and lost my courage. We started with the hallway, then the lobby, then the corner store. Today I chose my own oranges.',
      'zh-CN':
        '去年跌了一跤，我不敢出门了。我们先走走廊，再走大厅，再走到街角小店。今天我自己挑了橙子。',
      'zh-TW':
        '去年跌了一跤，我不敢出門了。我們先走走廊，再走大廳，再走到街角小店。今天我自己挑了橙子。',
    },
    pictures: ['review-walk.svg'],
    daysAgo: 142,
  },
  {
    name: { en: 'Wenhao Z.', 'zh-CN': '文浩 Z.', 'zh-TW': '文浩 Z.' },
    rating: 5,
    text: {
      en: 'My son works nights and I do not want to wake him. Now I call the agency first, and he can sleep. They answer in Cantonese, too.',
      'zh-CN':
        '儿子上夜班，我有事也不忍心叫醒他。现在我先打给柿安，他能睡个好觉。接电话的人会说粤语，真贴心。',
      'zh-TW':
        '兒子上夜班，我有事也不忍心叫醒他。現在我先打給柿安，他能睡個好覺。接電話的人會說粵語，真貼心。',
    },
    pictures: ['review-call.svg'],
    daysAgo: 150,
  },
  {
    name: { en: 'Mrs. Jiang', 'zh-CN': '蒋太太', 'zh-TW': '蔣太太' },
    rating: 3,
    text: {
      en: 'The rent benefit took longer than I hoped, almost three months. They told me each time what we were waiting for. In the end it was approved.',
      'zh-CN': '房租补助等得比我想的久，快三个月。每次问，他们都告诉我在等什么。最后总算批了。',
      'zh-TW': '房租補助等得比我想的久，快三個月。每次問，他們都告訴我在等什麼。最後總算核准了。',
    },
    pictures: [],
    daysAgo: 161,
    reply: {
      text: {
        en: 'The waiting was long, Mrs. Jiang. We now call you every two weeks with news, even when there is none.',
        'zh-CN': '蒋太太，让您久等了。现在我们每两个星期打一次电话，没有消息也会告诉您。',
        'zh-TW': '蔣太太，讓您久等了。現在我們每兩個星期打一次電話，沒有消息也會告訴您。',
      },
      daysAgo: 159,
    },
  },
  {
    name: { en: 'Grandpa Mo', 'zh-CN': '莫爷爷', 'zh-TW': '莫爺爺' },
    rating: 5,
    text: {
      en: 'We play Chinese chess after the cleaning is done. He was a beginner when he came. Now I must think.',
      'zh-CN': '打扫完，我们就下一盘象棋。刚来的时候他还是新手。现在我要动脑筋才赢得了。',
      'zh-TW': '打掃完，我們就下一盤象棋。剛來的時候他還是新手。現在我要動腦筋才贏得了。',
    },
    pictures: [],
    daysAgo: 172,
  },
  {
    name: { en: 'Auntie Ding', 'zh-CN': '丁阿姨', 'zh-TW': '丁阿姨' },
    rating: 5,
    text: {
      en: 'The blood pressure mornings are friendly and quick. The nurse wrote my numbers large enough to read without glasses.',
      'zh-CN': '量血压的上午，又亲切又快。护士把数字写得大大的，不戴眼镜也看得清。',
      'zh-TW': '量血壓的上午，又親切又快。護士把數字寫得大大的，不戴眼鏡也看得清。',
    },
    pictures: [],
    daysAgo: 184,
  },
  {
    name: { en: 'Mrs. Chiu', 'zh-CN': '赵太太', 'zh-TW': '趙太太' },
    rating: 4,
    text: {
      en: 'My caregiver is wonderful. I only wish the English class had a second session for those of us who work mornings.',
      'zh-CN': '护理员好得没话说。只希望英语班多开一堂，给早上要上班的人。',
      'zh-TW': '護理員好得沒話說。只希望英語班多開一堂，給早上要上班的人。',
    },
    pictures: [],
    daysAgo: 197,
    reply: {
      text: {
        en: 'We listened, Mrs. Chiu. An afternoon English class is on the activity list.',
        'zh-CN': '赵太太，我们听到了。活动列表里，已经加了下午的英语班。',
        'zh-TW': '趙太太，我們聽到了。活動列表裡，已經加了下午的英語班。',
      },
      daysAgo: 195,
    },
  },
  {
    name: { en: 'Uncle Sek', 'zh-CN': '石伯伯', 'zh-TW': '石伯伯' },
    rating: 5,
    text: {
      en: 'The driver remembered that I like the front seat. Small thing, big thing.',
      'zh-CN': '司机记得我喜欢坐前面。事情小，心意大。',
      'zh-TW': '司機記得我喜歡坐前面。事情小，心意大。',
    },
    pictures: ['review-ride.svg'],
    daysAgo: 215,
  },
  {
    name: { en: 'Grandma Hsu', 'zh-CN': '许奶奶', 'zh-TW': '許奶奶' },
    rating: 5,
    text: {
      en: 'She speaks Taiwanese with me. I laughed so loudly that the neighbor came to ask what happened.',
      'zh-CN': '她和我讲台语。我笑得太大声，邻居跑来问出了什么事。',
      'zh-TW': '她和我講台語。我笑得太大聲，鄰居跑來問出了什麼事。',
    },
    pictures: [],
    daysAgo: 233,
  },
  {
    name: { en: 'Mr. Cheung', 'zh-CN': '张先生', 'zh-TW': '張先生' },
    rating: 5,
    text: {
      en: 'My wife has dementia and is afraid of new faces. They sent the same caregiver for tea three times before the first day of work. That was wise.',
      'zh-CN': '太太有失智症，怕见生人。开始上班前，同一位护理员先来喝了三次茶。这个安排真周到。',
      'zh-TW': '太太有失智症，怕見生人。開始上班前，同一位護理員先來喝了三次茶。這個安排真周到。',
    },
    pictures: ['review-walk.svg'],
    daysAgo: 251,
    reply: {
      text: {
        en: 'Thank you, Mr. Cheung. You told us she loves jasmine tea, and that opened the door.',
        'zh-CN': '谢谢张先生。是您告诉我们她爱喝茉莉花茶，门才打开的。',
        'zh-TW': '謝謝張先生。是您告訴我們她愛喝茉莉花茶，門才打開的。',
      },
      daysAgo: 250,
    },
  },
  {
    name: { en: 'Auntie Pang', 'zh-CN': '彭阿姨', 'zh-TW': '彭阿姨' },
    rating: 5,
    text: {
      en: 'I joined the choir to please my caregiver, who wanted company. Now I drag her there.',
      'zh-CN': '参加合唱团，本来是陪护理员去的。现在换我拉着她去。',
      'zh-TW': '參加合唱團，本來是陪護理員去的。現在換我拉著她去。',
    },
    pictures: [],
    daysAgo: 274,
  },
  {
    name: { en: 'Grandpa Lau', 'zh-CN': '刘爷爷', 'zh-TW': '劉爺爺' },
    rating: 3,
    text: {
      en: 'Kind people, but the first caregiver and I were not a good match. I said so, and they changed her within a week without any fuss. I am happy now.',
      'zh-CN':
        '人都很好，只是第一位护理员和我合不来。我一说，一个星期内就换了，没有为难我。现在很满意。',
      'zh-TW':
        '人都很好，只是第一位護理員和我合不來。我一說，一個星期內就換了，沒有為難我。現在很滿意。',
    },
    pictures: [],
    daysAgo: 298,
    reply: {
      text: {
        en: 'Thank you for telling us openly, Grandpa Lau. A good match matters, and asking is always all right.',
        'zh-CN': '刘爷爷，谢谢您直说。合得来最要紧，想换人随时可以讲。',
        'zh-TW': '劉爺爺，謝謝您直說。合得來最要緊，想換人隨時可以講。',
      },
      daysAgo: 297,
    },
  },
  {
    name: { en: 'Mrs. Dong', 'zh-CN': '董太太', 'zh-TW': '董太太' },
    rating: 5,
    text: {
      en: 'They helped me get my heating benefit before winter. The apartment is warm, and so am I.',
      'zh-CN': '冬天以前，他们帮我申请到暖气补助。屋里暖了，心里也暖了。',
      'zh-TW': '冬天以前，他們幫我申請到暖氣補助。屋裡暖了，心裡也暖了。',
    },
    pictures: [],
    daysAgo: 327,
  },
  {
    name: { en: 'Uncle Kwok', 'zh-CN': '郭伯伯', 'zh-TW': '郭伯伯' },
    rating: 5,
    text: {
      en: 'A whole year with the same caregiver. She knows where my glasses are before I do.',
      'zh-CN': '同一位护理员，整整陪了我一年。眼镜放哪里，她比我还清楚。',
      'zh-TW': '同一位護理員，整整陪了我一年。眼鏡放哪裡，她比我還清楚。',
    },
    pictures: ['review-call.svg', 'review-soup.svg'],
    daysAgo: 361,
    reply: {
      text: {
        en: 'Happy anniversary to you both! We hear the glasses are on the radio.',
        'zh-CN': '祝两位一周年快乐！听说眼镜就在收音机上。',
        'zh-TW': '祝兩位一週年快樂！聽說眼鏡就在收音機上。',
      },
      daysAgo: 360,
    },
  },
  {
    name: { en: 'Grandma Sun', 'zh-CN': '孙奶奶', 'zh-TW': '孫奶奶' },
    rating: 5,
    text: {
      en: 'First I said no to help, I am stubborn. My son made me try one week. I have not let her go since.',
      'zh-CN': '一开始我不要人帮，我这个人很倔。儿子劝我试一个星期。结果到现在，我都舍不得放她走。',
      'zh-TW': '一開始我不要人幫，我這個人很倔。兒子勸我試一個星期。結果到現在，我都捨不得放她走。',
    },
    pictures: [],
    daysAgo: 394,
  },
];
