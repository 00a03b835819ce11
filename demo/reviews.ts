import { moreReviews } from './reviews-more.ts';
import type { DemoReview } from './shape.ts';

const firstReviews: DemoReview[] = [
  {
    name: { en: 'Grandma Chen', 'zh-CN': '陈奶奶', 'zh-TW': '陳奶奶' },
    place: { en: 'Flushing, Queens', 'zh-CN': '皇后区法拉盛', 'zh-TW': '皇后區法拉盛' },
    clientSince: 2019,
    rating: 5,
    text: {
      en: 'The soup she makes tastes just like the soup of my childhood. Lotus root and peanuts, simmered slowly. Every day I look forward to her knock on the door.',
      'zh-CN': '她煲的汤，和我小时候喝的一样。莲藕加花生，小火慢慢炖。每天都盼着她来敲门。',
      'zh-TW': '她煲的湯，和我小時候喝的一樣。蓮藕加花生，小火慢慢燉。每天都盼著她來敲門。',
    },
    pictures: ['review-soup.svg', 'review-walk.svg'],
    daysAgo: 6,
    reply: {
      text: {
        en: 'Thank you, Grandma Chen! Ah Zhen says the lotus root is already in the basket for next week.',
        'zh-CN': '谢谢陈奶奶！阿珍说，下星期的莲藕已经买好了。',
        'zh-TW': '謝謝陳奶奶！阿珍說，下星期的蓮藕已經買好了。',
      },
      daysAgo: 5,
    },
    top: true,
  },
  {
    name: { en: 'Uncle Lin', 'zh-CN': '林伯伯', 'zh-TW': '林伯伯' },
    place: {
      en: 'Sunset Park, Brooklyn',
      'zh-CN': '布鲁克林日落公园',
      'zh-TW': '布魯克林日落公園',
    },
    clientSince: 2021,
    rating: 5,
    text: {
      en: 'The letter was all in English and I could not sleep. They explained it on the phone, line by line, until I understood. It was only a notice, nothing to pay.',
      'zh-CN':
        '信里全是英文，我急得睡不着。他们在电话里一句一句讲给我听，讲到我懂。原来只是通知，不用交钱。',
      'zh-TW':
        '信裡全是英文，我急得睡不著。他們在電話裡一句一句講給我聽，講到我懂。原來只是通知，不用繳錢。',
    },
    pictures: ['review-letter.svg'],
    daysAgo: 11,
    reply: {
      text: {
        en: 'Uncle Lin, call us the moment a letter worries you. That is what we are here for.',
        'zh-CN': '林伯伯，以后信来了就打给我们，别自己着急。我们就是做这个的。',
        'zh-TW': '林伯伯，以後信來了就打給我們，別自己著急。我們就是做這個的。',
      },
      daysAgo: 10,
    },
    top: true,
  },
  {
    name: { en: 'Mrs. Wong', 'zh-CN': '黄太太', 'zh-TW': '黃太太' },
    place: { en: 'Chinatown, Manhattan', 'zh-CN': '曼哈顿华埠', 'zh-TW': '曼哈頓華埠' },
    clientSince: 2016,
    rating: 5,
    text: {
      en: 'My White Card, the Medicaid card, was renewed on time and I did not have to worry at all. They called me a month before it ended. I only brought the papers and signed.',
      'zh-CN':
        '白卡（Medicaid 卡）按时续好了，我一点都不用操心。到期前一个月，他们就打电话来提醒。我只要带文件去签个名。',
      'zh-TW':
        '白卡（Medicaid 卡）按時續好了，我一點都不用操心。到期前一個月，他們就打電話來提醒。我只要帶文件去簽個名。',
    },
    pictures: ['news-benefits.svg'],
    daysAgo: 17,
    reply: {
      text: {
        en: 'You kept every paper in order, Mrs. Wong. You made it easy for us!',
        'zh-CN': '黄太太，您的文件整理得最整齐，我们办起来特别顺！',
        'zh-TW': '黃太太，您的文件整理得最整齊，我們辦起來特別順！',
      },
      daysAgo: 16,
    },
    top: true,
  },
  {
    name: { en: 'Grandpa Ho', 'zh-CN': '何爷爷', 'zh-TW': '何爺爺' },
    place: {
      en: 'Bensonhurst, Brooklyn',
      'zh-CN': '布鲁克林本森赫斯特',
      'zh-TW': '布魯克林本森赫斯特',
    },
    clientSince: 2018,
    rating: 5,
    text: {
      en: 'After my knee operation I was afraid of the stairs. My caregiver counts the steps with me, and now I count them myself. Last week we walked to the park and back.',
      'zh-CN':
        '膝盖开刀以后，我很怕下楼。护理员陪我一级一级数，现在我自己会数了。上星期，我们走到公园又走回来。',
      'zh-TW':
        '膝蓋開刀以後，我很怕下樓。護理員陪我一級一級數，現在我自己會數了。上星期，我們走到公園又走回來。',
    },
    pictures: ['review-walk.svg'],
    daysAgo: 20,
    reply: {
      text: {
        en: 'There and back! Next time, Grandpa Ho, please send us a picture from the park bench.',
        'zh-CN': '走到公园又走回来，了不起！下次请您在公园长椅上拍张照给我们。',
        'zh-TW': '走到公園又走回來，了不起！下次請您在公園長椅上拍張照給我們。',
      },
      daysAgo: 19,
    },
    top: true,
  },
  {
    name: { en: 'Auntie Xu', 'zh-CN': '徐阿姨', 'zh-TW': '徐阿姨' },
    place: { en: 'Elmhurst, Queens', 'zh-CN': '皇后区艾姆赫斯特', 'zh-TW': '皇后區艾姆赫斯特' },
    clientSince: 2022,
    rating: 5,
    text: {
      en: 'The car came five minutes early, and the driver helped me with the walker. Someone from the office sat beside me and put the doctor’s words into Mandarin. I came home knowing what my pills are for.',
      'zh-CN':
        '车子早到五分钟，司机还帮我拿助行器。办公室派人陪我进去，把医生的话翻成普通话。回家时，每颗药是做什么的，我都清楚了。',
      'zh-TW':
        '車子早到五分鐘，司機還幫我拿助行器。辦公室派人陪我進去，把醫生的話翻成國語。回家時，每顆藥是做什麼的，我都清楚了。',
    },
    pictures: ['review-ride.svg'],
    daysAgo: 22,
    top: true,
  },
  {
    name: { en: 'Mr. Fung', 'zh-CN': '冯先生', 'zh-TW': '馮先生' },
    place: { en: 'The Bronx', 'zh-CN': '布朗士', 'zh-TW': '布朗士' },
    clientSince: 2020,
    rating: 5,
    text: {
      en: 'I grew vegetables all my life and thought that was over. My caregiver brought two pots and a bag of soil. Now we have bok choy on the balcony, and she asks me for advice.',
      'zh-CN':
        '我种了一辈子菜，以为以后种不成了。护理员带来两个花盆和一袋土。现在阳台上有小白菜，她还要向我请教。',
      'zh-TW':
        '我種了一輩子菜，以為以後種不成了。護理員帶來兩個花盆和一袋土。現在陽台上有小白菜，她還要向我請教。',
    },
    pictures: ['review-garden.svg'],
    daysAgo: 30,
    reply: {
      text: {
        en: 'Mr. Fung, half the office now waters its plants your way. Thank you for teaching us.',
        'zh-CN': '冯先生，现在半个办公室都照您的办法浇花。谢谢您教我们。',
        'zh-TW': '馮先生，現在半個辦公室都照您的辦法澆花。謝謝您教我們。',
      },
      daysAgo: 28,
    },
    top: true,
  },
  {
    name: { en: 'Meiling C.', 'zh-CN': '美玲 C.', 'zh-TW': '美玲 C.' },
    rating: 5,
    text: {
      en: 'My daughter lives in another state and worries about me. After lunch my caregiver helps me call her, and we talk every day now. My daughter says I sound cheerful again.',
      'zh-CN':
        '女儿住在外州，天天惦记我。每天午饭后，护理员帮我拨电话，我们聊几句。女儿说，我的声音又有精神了。',
      'zh-TW':
        '女兒住在外州，天天惦記我。每天午飯後，護理員幫我撥電話，我們聊幾句。女兒說，我的聲音又有精神了。',
    },
    pictures: ['review-call.svg'],
    daysAgo: 3,
    reply: {
      text: {
        en: 'Thank you, Meiling. Please say hello to your daughter. We look forward to your next mahjong lesson.',
        'zh-CN': '谢谢美玲，也问您女儿好。下一堂麻将课，我们等着您教。',
        'zh-TW': '謝謝美玲，也問您女兒好。下一堂麻將課，我們等著您教。',
      },
      daysAgo: 2,
    },
  },
  {
    name: { en: 'Uncle Wu', 'zh-CN': '吴伯伯', 'zh-TW': '吳伯伯' },
    rating: 4,
    text: {
      en: 'The birthday party was great fun and the noodles were good. A few more chairs would make it perfect.',
      'zh-CN': '生日会很热闹，面也好吃。椅子再多几张就更好了。',
      'zh-TW': '生日會很熱鬧，麵也好吃。椅子再多幾張就更好了。',
    },
    pictures: [],
    daysAgo: 8,
    reply: {
      text: {
        en: 'You are right, Uncle Wu. Next time there will be twenty more chairs, and one has your name.',
        'zh-CN': '吴伯伯说得对。下次多准备二十张椅子，其中一张留给您。',
        'zh-TW': '吳伯伯說得對。下次多準備二十張椅子，其中一張留給您。',
      },
      daysAgo: 7,
    },
  },
  {
    name: { en: 'Grandma Li', 'zh-CN': '李奶奶', 'zh-TW': '李奶奶' },
    rating: 5,
    text: {
      en: 'She washes my hair gently and never hurries me. Afterwards she combs it just the way I like.',
      'zh-CN': '她帮我洗头发，动作很轻，从来不催。洗完还照我喜欢的样子梳好。',
      'zh-TW': '她幫我洗頭髮，動作很輕，從來不催。洗完還照我喜歡的樣子梳好。',
    },
    pictures: [],
    daysAgo: 13,
  },
  {
    name: { en: 'Mr. Kwan', 'zh-CN': '关先生', 'zh-TW': '關先生' },
    rating: 5,
    text: {
      en: 'I only speak Taishanese. I did not believe they would find someone, but they did. The two of us talk about the village all afternoon.',
      'zh-CN': '我只会说台山话，以为找不到人。没想到他们真的找到了。我们俩一聊家乡，就聊一下午。',
      'zh-TW': '我只會說台山話，以為找不到人。沒想到他們真的找到了。我們倆一聊家鄉，就聊一下午。',
    },
    pictures: [],
    daysAgo: 15,
    reply: {
      text: {
        en: 'She says your stories are the best part of her day.',
        'zh-CN': '护理员说，听您讲故事，是她一天里最开心的时候。',
        'zh-TW': '護理員說，聽您講故事，是她一天裡最開心的時候。',
      },
      daysAgo: 14,
    },
  },
  {
    name: { en: 'Auntie Zheng', 'zh-CN': '郑阿姨', 'zh-TW': '鄭阿姨' },
    rating: 5,
    text: {
      en: 'I took photos of the food benefits letter and sent them from my phone. Two days later someone called to say the renewal was filed. I did not even put on my coat.',
      'zh-CN':
        '粮食券的信，我用手机拍照传过去。两天后就有人打来，说续期表交好了。我连大衣都不用穿。',
      'zh-TW':
        '糧食券的信，我用手機拍照傳過去。兩天後就有人打來，說續期表交好了。我連大衣都不用穿。',
    },
    pictures: ['doc-letter.svg'],
    daysAgo: 19,
  },
  {
    name: { en: 'Grandpa Tang', 'zh-CN': '唐爷爷', 'zh-TW': '唐爺爺' },
    rating: 4,
    text: {
      en: 'Good caregiver, punctual and honest. The first week we had to find our rhythm, she cooks a little salty. Now it is just right.',
      'zh-CN': '护理员准时又老实。第一个星期要磨合，她煮菜咸了一点。现在刚刚好。',
      'zh-TW': '護理員準時又老實。第一個星期要磨合，她煮菜鹹了一點。現在剛剛好。',
    },
    pictures: ['review-soup.svg'],
    daysAgo: 24,
  },
  {
    name: { en: 'Mrs. Leung', 'zh-CN': '梁太太', 'zh-TW': '梁太太' },
    rating: 5,
    text: {
      en: 'I joined the tai chi mornings and sleep better now. Most of all, I have someone to save a seat for.',
      'zh-CN': '参加早上的太极以后，我睡得好多了。最开心的是，有了可以互相占位子的朋友。',
      'zh-TW': '參加早上的太極以後，我睡得好多了。最開心的是，有了可以互相佔位子的朋友。',
    },
    pictures: [],
    daysAgo: 27,
    reply: {
      text: {
        en: 'Your seat by the window is waiting, Mrs. Leung, and so is your friend’s.',
        'zh-CN': '梁太太，窗边那两个位子，一直给您和朋友留着。',
        'zh-TW': '梁太太，窗邊那兩個位子，一直給您和朋友留著。',
      },
      daysAgo: 26,
    },
  },
  {
    name: { en: 'Uncle Gao', 'zh-CN': '高伯伯', 'zh-TW': '高伯伯' },
    rating: 3,
    text: {
      en: 'The help at home is good. But when my caregiver was on leave, two different people came in one week. I would like to know beforehand who is coming.',
      'zh-CN': '在家的照顾是好的。可是护理员休假那个星期，换了两个人来。我希望先知道是谁要来。',
      'zh-TW': '在家的照顧是好的。可是護理員休假那個星期，換了兩個人來。我希望先知道是誰要來。',
    },
    pictures: [],
    daysAgo: 33,
    reply: {
      text: {
        en: 'Uncle Gao, you should have known. We now call the day before with the name, and send the same substitute all week.',
        'zh-CN': '高伯伯，这件事是我们没做好。以后前一天就打电话说姓名，整个星期都派同一位。',
        'zh-TW': '高伯伯，這件事是我們沒做好。以後前一天就打電話說姓名，整個星期都派同一位。',
      },
      daysAgo: 32,
    },
  },
  {
    name: { en: 'Grandma Ruan', 'zh-CN': '阮奶奶', 'zh-TW': '阮奶奶' },
    rating: 5,
    text: {
      en: 'She noticed my ankles were swollen before I did. She called the office, and the office called my doctor. I was seen the same day.',
      'zh-CN':
        '我自己没发现脚肿，是她先看到的。她通知办公室，办公室联系我的医生。当天就看到医生了。',
      'zh-TW':
        '我自己沒發現腳腫，是她先看到的。她通知辦公室，辦公室聯絡我的醫生。當天就看到醫生了。',
    },
    pictures: ['scene-ride.svg'],
    daysAgo: 38,
    reply: {
      text: {
        en: 'We are so glad you are well, Grandma Ruan. Your caregiver’s good eyes were praised at our meeting.',
        'zh-CN': '阮奶奶，您没事我们就放心了。护理员这么细心，我们开会时表扬了她。',
        'zh-TW': '阮奶奶，您沒事我們就放心了。護理員這麼細心，我們開會時表揚了她。',
      },
      daysAgo: 37,
    },
  },
  {
    name: { en: 'Auntie Shirley', 'zh-CN': '雪莉阿姨', 'zh-TW': '雪莉阿姨' },
    rating: 5,
    text: {
      en: 'I booked the office visit on the website by myself, at seventy-nine! Large letters, one question at a time. My grandson only watched.',
      'zh-CN': '七十九岁，我自己在网上预约了办公室！字大，一次只问一题。孙子只在旁边看。',
      'zh-TW': '七十九歲，我自己在網上預約了辦公室！字大，一次只問一題。孫子只在旁邊看。',
    },
    pictures: [],
    daysAgo: 41,
  },
  {
    name: { en: 'Mr. Pan', 'zh-CN': '潘先生', 'zh-TW': '潘先生' },
    rating: 5,
    text: {
      en: 'They filled out the application with my wife and me and explained what each page meant. Nobody made us feel slow.',
      'zh-CN': '他们陪我和太太填申请表，每一页都讲清楚。没有人嫌我们动作慢。',
      'zh-TW': '他們陪我和太太填申請表，每一頁都講清楚。沒有人嫌我們動作慢。',
    },
    pictures: [],
    daysAgo: 46,
  },
  {
    name: { en: 'Grandma Yip', 'zh-CN': '叶奶奶', 'zh-TW': '葉奶奶' },
    rating: 5,
    text: {
      en: 'We planted chives at the community center. Mine grew so tall that I made dumplings for the whole floor.',
      'zh-CN': '我们在社区中心种韭菜。我那盆长得太好，包了饺子请整层楼的邻居吃。',
      'zh-TW': '我們在社區中心種韭菜。我那盆長得太好，包了餃子請整層樓的鄰居吃。',
    },
    pictures: ['review-garden.svg', 'review-soup.svg', 'review-walk.svg'],
    daysAgo: 52,
    reply: {
      text: {
        en: 'The whole office is jealous of your floor, Grandma Yip!',
        'zh-CN': '叶奶奶，我们整个办公室都羡慕您的邻居！',
        'zh-TW': '葉奶奶，我們整個辦公室都羨慕您的鄰居！',
      },
      daysAgo: 51,
    },
  },
  {
    name: { en: 'Uncle Szeto', 'zh-CN': '司徒伯伯', 'zh-TW': '司徒伯伯' },
    rating: 4,
    text: {
      en: 'The ride home from the hospital came twenty minutes late, but the driver called me first. The seat was comfortable and he waited until my door was open.',
      'zh-CN': '从医院回家的车晚了二十分钟，不过司机先打了电话。座位很舒服，他看我开了门才走。',
      'zh-TW': '從醫院回家的車晚了二十分鐘，不過司機先打了電話。座位很舒服，他看我開了門才走。',
    },
    pictures: ['review-ride.svg'],
    daysAgo: 57,
    reply: {
      text: {
        en: 'Thank you for your patience, Uncle Szeto. We now ask the driver to leave earlier on weekday afternoons.',
        'zh-CN': '司徒伯伯，谢谢您的体谅。平日下午，我们会请司机提早出发。',
        'zh-TW': '司徒伯伯，謝謝您的體諒。平日下午，我們會請司機提早出發。',
      },
      daysAgo: 55,
    },
  },
  {
    name: { en: 'Mrs. Tse', 'zh-CN': '谢太太', 'zh-TW': '謝太太' },
    rating: 5,
    text: {
      en: 'My husband was shy about being bathed. The caregiver is a man his own son’s age, calm and polite. Now he hums in the bathroom.',
      'zh-CN':
        '我先生不好意思让人帮忙洗澡。来的男护理员和儿子差不多大，稳重有礼。现在他在浴室里还会哼歌。',
      'zh-TW':
        '我先生不好意思讓人幫忙洗澡。來的男護理員和兒子差不多大，穩重有禮。現在他在浴室裡還會哼歌。',
    },
    pictures: [],
    daysAgo: 63,
  },
  {
    name: { en: 'Xiuying L.', 'zh-CN': '秀英 L.', 'zh-TW': '秀英 L.' },
    rating: 5,
    text: {
      en: 'I had no White Card when I came. They told me to register first, and helped me apply. Four months later my caregiver started.',
      'zh-CN': '刚来的时候我没有白卡。他们让我先注册，再帮我申请。四个月后，护理员就来了。',
      'zh-TW': '剛來的時候我沒有白卡。他們讓我先註冊，再幫我申請。四個月後，護理員就來了。',
    },
    pictures: [],
    daysAgo: 69,
  },
  {
    name: { en: 'Grandpa Deng', 'zh-CN': '邓爷爷', 'zh-TW': '鄧爺爺' },
    rating: 5,
    text: {
      en: 'They asked me to sing at the birthday party. I sang three songs. At home nobody asks!',
      'zh-CN': '生日会上他们请我唱歌，我一口气唱了三首。在家里可没人请我唱！',
      'zh-TW': '生日會上他們請我唱歌，我一口氣唱了三首。在家裡可沒人請我唱！',
    },
    pictures: [],
    daysAgo: 10,
    reply: {
      text: {
        en: 'We are asking again, Grandpa Deng. The microphone is yours next time too.',
        'zh-CN': '邓爷爷，我们再请您一次。下回的麦克风也是您的。',
        'zh-TW': '鄧爺爺，我們再請您一次。下回的麥克風也是您的。',
      },
      daysAgo: 9,
    },
  },
];

export const reviews: DemoReview[] = [...firstReviews, ...moreReviews];
