import type { DemoArticle } from '#demo/shape.ts';

export const communityArticles: DemoArticle[] = [
  {
    slug: 'scam-calls-hang-up-first',
    type: 'community',
    title: {
      en: 'Scam calls: hang up first, then call us',
      'zh-CN': '诈骗电话：先挂断，再打给我们',
      'zh-TW': '詐騙電話：先掛斷，再打給我們',
    },
    summary: {
      en: 'Three calls that our neighbors really got, and three sentences that protect you.',
      'zh-CN': '街坊真的接到过的三种电话，还有三句护身的话。',
      'zh-TW': '街坊真的接到過的三種電話，還有三句護身的話。',
    },
    cover: 'activity-tea.svg',
    content: {
      en: `<p>Last month eleven members told us about strange calls. Nobody lost money, because all of them hung up. They let us share what they heard, so that you know it too.</p>
        <h2>Three calls to recognize</h2>
        <ol>
          <li><strong>“Your White Card will be canceled today.”</strong> The White Card is your Medicaid card. The caller wants its number, or a fee. Renewing it costs nothing.</li>
          <li><strong>“This is the consulate. You are under investigation.”</strong> The voice speaks good Chinese and sounds strict. No consulate settles a case by phone and wire transfer.</li>
          <li><strong>“Grandma, it’s me. I had an accident.”</strong> A computer can copy a voice today. Hang up and call your grandchild on the number you know.</li>
        </ol>
        <h2>Three sentences for you</h2>
        <ul>
          <li>“I do not talk about money on the phone.”</li>
          <li>“I will call you back on the number I have.”</li>
          <li>“I will ask my family first.”</li>
        </ul>
        <p>Real offices can wait a day. Someone who shouts “now, or else” is not helping you.</p>
        <h2>What nobody honest will ask for</h2>
        <ul>
          <li>Gift cards, bitcoin or cash in a package</li>
          <li>The code that was just sent to your phone</li>
          <li>The PIN of your EBT card</li>
          <li>A secret from your children</li>
        </ul>
        <p>Our own rule: we never ask for a password or a verification code. We never ask for money by phone. If someone says so in our name, hang up. Then call the number at the top of this page.</p>
        <h2>If it has already happened</h2>
        <p>Call your bank right away, then us. In an emergency, call 911. A report to the police costs nothing, and we can help you make it. It can happen to clever people of every age. There is no shame in it.</p>
        <blockquote><p>“I said: wait, I will write it down, please spell your name. He hung up on me!”</p><p>— Mrs. Kuang, Manhattan</p></blockquote>`,
      'zh-CN': `<p>上个月，十一位会员接到奇怪的电话。大家都挂断了，没有人丢钱。他们愿意讲出来，好让您也知道。</p>
        <h2>三种电话要认得</h2>
        <ol>
          <li><strong>“您的白卡今天要取消。”</strong> 白卡就是 Medicaid 卡。对方想骗号码或手续费。续期是不收钱的。</li>
          <li><strong>“这里是领事馆，您涉案了。”</strong> 中文说得好，口气很凶。领事馆不会在电话里办案，也不会叫人汇款。</li>
          <li><strong>“奶奶，是我，我出事了。”</strong> 现在电脑可以学人说话。先挂断，再打孙子孙女自己的号码。</li>
        </ol>
        <h2>三句护身的话</h2>
        <ul>
          <li>“电话里，我不谈钱。”</li>
          <li>“我打回我知道的号码。”</li>
          <li>“我先问家里人。”</li>
        </ul>
        <p>真的机构，等一天没关系。大喊“现在就要”的，不是帮您的人。</p>
        <h2>正经人不会要这些</h2>
        <ul>
          <li>礼品卡、比特币、包裹里放现金</li>
          <li>刚发到您手机的验证码</li>
          <li>粮食券卡（EBT）的密码</li>
          <li>要您瞒着儿女</li>
        </ul>
        <p>我们自己的规矩：从不问密码和验证码，从不在电话里要钱。有人冒我们的名，请挂断，再打本页上方的电话。</p>
        <h2>已经给了钱</h2>
        <p>马上打给银行，再打给我们。情况危急，打 911。报警不收钱，我们可以陪您。聪明人、年轻人都会上当，不丢脸。</p>
        <blockquote><p>“我说：等一下，我拿笔写，您名字怎么拼？他先挂了！”</p><p>—— 邝奶奶，曼哈顿</p></blockquote>`,
      'zh-TW': `<p>上個月，十一位會員接到奇怪的電話。大家都掛斷了，沒有人丟錢。他們願意講出來，好讓您也知道。</p>
        <h2>三種電話要認得</h2>
        <ol>
          <li><strong>「您的白卡今天要取消。」</strong> 白卡就是 Medicaid 卡。對方想騙號碼或手續費。續期是不收錢的。</li>
          <li><strong>「這裡是領事館，您涉案了。」</strong> 中文說得好，口氣很兇。領事館不會在電話裡辦案，也不會叫人匯款。</li>
          <li><strong>「奶奶，是我，我出事了。」</strong> 現在電腦可以學人說話。先掛斷，再打孫子孫女自己的號碼。</li>
        </ol>
        <h2>三句護身的話</h2>
        <ul>
          <li>「電話裡，我不談錢。」</li>
          <li>「我打回我知道的號碼。」</li>
          <li>「我先問家裡人。」</li>
        </ul>
        <p>真的機構，等一天沒關係。大喊「現在就要」的，不是幫您的人。</p>
        <h2>正經人不會要這些</h2>
        <ul>
          <li>禮物卡、比特幣、包裹裡放現金</li>
          <li>剛傳到您手機的驗證碼</li>
          <li>糧食券卡（EBT）的密碼</li>
          <li>要您瞞著兒女</li>
        </ul>
        <p>我們自己的規矩：從不問密碼和驗證碼，從不在電話裡要錢。有人冒我們的名，請掛斷，再打本頁上方的電話。</p>
        <h2>已經給了錢</h2>
        <p>馬上打給銀行，再打給我們。情況危急，打 911。報警不收錢，我們可以陪您。聰明人、年輕人都會上當，不丟臉。</p>
        <blockquote><p>「我說：等一下，我拿筆寫，您名字怎麼拼？他先掛了！」</p><p>—— 鄺奶奶，曼哈頓</p></blockquote>`,
    },
    daysAgo: 33,
    recommended: true,
  },
  {
    slug: 'birthday-party-long-noodles',
    type: 'community',
    title: {
      en: 'Ninety years, one hundred bowls of long-life noodles',
      'zh-CN': '九十岁生日，她请大家吃长寿面',
      'zh-TW': '九十歲生日，她請大家吃長壽麵',
    },
    summary: {
      en: 'At this season’s birthday party, Grandma Li treated everyone, and told us how she came to New York.',
      'zh-CN': '这一季的生日会上，李奶奶请客，也讲了她怎样来到纽约。',
      'zh-TW': '這一季的生日會上，李奶奶請客，也講了她怎樣來到紐約。',
    },
    cover: 'activity-birthday.svg',
    content: {
      en: `<p>Four times a year we celebrate everybody whose birthday falls in the season. This time there were twenty-three names on the cake. The eldest was Grandma Li, who turned ninety. She had one wish: to cook for the others.</p>
        <h2>In the kitchen since seven</h2>
        <p>She came with two daughters, a grandson and her own rolling pin. By noon there were one hundred bowls on the tables. Each had one long noodle, two slices of mushroom and a red-shelled egg. “Do not cut it,” she told the children, “and do not hurry.”</p>
        <h2>Forty years on one street</h2>
        <p>After lunch she took the microphone. She arrived in 1984 with one suitcase, and sewed coats in a garment shop by day. At night she learned English from the radio. Later she ran the laundry on her corner until she was seventy-two.</p>
        <blockquote><p>“People ask why I do not move to my daughter’s house. There is a garden there. But here, I know who is coughing upstairs.”</p><p>— Grandma Li</p></blockquote>
        <p>Her caregiver, Ms. Cai, comes five days a week. Together they walk to the market in the morning. Grandma Li chooses the fish; nobody else is allowed to.</p>
        <h2>Songs, peaches and a photo</h2>
        <ul>
          <li>The choir sang three songs from the sixties, and one encore.</li>
          <li>The volunteers made longevity peaches from pink paper.</li>
          <li>Everyone with a birthday took home a photo in a gold frame.</li>
        </ul>
        <h2>Your turn next</h2>
        <p>Is your birthday in the coming three months? You, your family and your caregiver are welcome. Cake and lunch are free. <a href="/community/activity/list">See the activities</a> and sign up, or call us. If you need a ride or have a special diet, tell us when you register. We are glad to arrange it.</p>`,
      'zh-CN': `<p>我们一年办四次生日会，同一季生日的人一起过。这一次，蛋糕上有二十三个名字。最年长的是李奶奶，满九十岁。她只有一个心愿：给大家煮面。</p>
        <h2>七点就进厨房</h2>
        <p>她带着两个女儿、一个孙子，还有自己的擀面杖。到中午，桌上摆了一百碗面。每碗一根长面、两片冬菇、一个红蛋。“别夹断，”她对孩子们说，“也别急。”</p>
        <h2>一条街住了四十年</h2>
        <p>吃完饭，她拿起话筒。1984 年，她提着一个箱子来到纽约。白天在衣厂车大衣，晚上听收音机学英语。后来在街角开洗衣店，做到七十二岁才歇。</p>
        <blockquote><p>“人家问我，为什么不搬去女儿家，那里有花园。可是在这里，楼上谁咳嗽我都知道。”</p><p>—— 李奶奶</p></blockquote>
        <p>护理员蔡姐一周来五天。早上，两个人一起走去菜市场。鱼一定要李奶奶自己挑，别人挑的不算。</p>
        <h2>唱歌、寿桃、合照</h2>
        <ul>
          <li>合唱团唱了三首六十年代的老歌，还加唱一首。</li>
          <li>义工用粉红纸做了寿桃。</li>
          <li>每位寿星带回一张合照，镶金色相框。</li>
        </ul>
        <h2>下一次轮到您</h2>
        <p>您的生日在接下来三个月吗？请带家人和护理员一起来。蛋糕和午饭都免费。请看<a href="/community/activity/list">社区活动</a>报名，或者打电话。要接送、有忌口，报名时告诉我们，我们来安排。</p>`,
      'zh-TW': `<p>我們一年辦四次生日會，同一季生日的人一起過。這一次，蛋糕上有二十三個名字。最年長的是李奶奶，滿九十歲。她只有一個心願：給大家煮麵。</p>
        <h2>七點就進廚房</h2>
        <p>她帶著兩個女兒、一個孫子，還有自己的擀麵杖。到中午，桌上擺了一百碗麵。每碗一根長麵、兩片冬菇、一個紅蛋。「別夾斷，」她對孩子們說，「也別急。」</p>
        <h2>一條街住了四十年</h2>
        <p>吃完飯，她拿起麥克風。1984 年，她提著一個箱子來到紐約。白天在衣廠車大衣，晚上聽收音機學英語。後來在街角開洗衣店，做到七十二歲才歇。</p>
        <blockquote><p>「人家問我，為什麼不搬去女兒家，那裡有花園。可是在這裡，樓上誰咳嗽我都知道。」</p><p>—— 李奶奶</p></blockquote>
        <p>護理員蔡姐一週來五天。早上，兩個人一起走去菜市場。魚一定要李奶奶自己挑，別人挑的不算。</p>
        <h2>唱歌、壽桃、合照</h2>
        <ul>
          <li>合唱團唱了三首六十年代的老歌，還加唱一首。</li>
          <li>義工用粉紅紙做了壽桃。</li>
          <li>每位壽星帶回一張合照，鑲金色相框。</li>
        </ul>
        <h2>下一次輪到您</h2>
        <p>您的生日在接下來三個月嗎？請帶家人和護理員一起來。蛋糕和午飯都免費。請看<a href="/community/activity/list">社區活動</a>報名，或者打電話。要接送、有忌口，報名時告訴我們，我們來安排。</p>`,
    },
    daysAgo: 8,
  },
  {
    slug: 'weekend-volunteers',
    type: 'community',
    title: {
      en: 'Saturday friends: young volunteers, old stories',
      'zh-CN': '星期六的朋友：年轻义工和老故事',
      'zh-TW': '星期六的朋友：年輕義工和老故事',
    },
    summary: {
      en: 'Thirty-four students visit elders on Saturdays. Who helps whom is not always clear.',
      'zh-CN': '三十四位学生，周六去看长者。谁帮谁，有时说不清。',
      'zh-TW': '三十四位學生，週六去看長者。誰幫誰，有時說不清。',
    },
    cover: 'news-volunteer.svg',
    content: {
      en: `<p>On Saturdays at ten, the bell rings at Mr. Guan’s door on the fourth floor. It is Kevin, sixteen, with a bag of oranges. He says that he comes to help with the phone. Mr. Guan says that he lets him in for a game of chess.</p>
        <h2>How it began</h2>
        <p>Two years ago, Amy from our activities team asked three schools for volunteers. She hoped for ten. Now there are thirty-four. They train for one evening first. They learn how to greet, how to listen, and what to do in an emergency. They always visit in pairs, and a coordinator knows where they are.</p>
        <h2>What they do together</h2>
        <ul>
          <li>Put large letters and the children’s numbers on the phone</li>
          <li>Carry rice and water up the stairs</li>
          <li>Read letters aloud, and put aside what the office should see</li>
          <li>Play chess, write with the brush, sing old songs</li>
          <li>Record family stories, if the elder would like that</li>
        </ul>
        <h2>Who is the teacher?</h2>
        <p>Kevin could hardly speak Taishanese, the language of his grandparents. Now he can bargain in it. Emily learned to knit. She is making a scarf for her chemistry teacher.</p>
        <blockquote><p>“I am eighty-three. I have taught eleven young people to lose at chess with dignity.”</p><p>— Mr. Guan, Manhattan</p></blockquote>
        <h2>Would you like a visit?</h2>
        <ol>
          <li>Call us, and ask for the Saturday friends.</li>
          <li>Tell us which language you like to speak, and what you enjoy.</li>
          <li>We will come along the first time and introduce everyone.</li>
        </ol>
        <p>A visit costs nothing. Volunteers do not replace your caregiver, and do not handle money or medicine.</p>
        <h2>Would you like to volunteer?</h2>
        <p>You should be fifteen or older and free for two Saturdays a month. Under eighteen, a parent must agree. Elders are welcome as volunteers too: six of our best are over seventy.</p>`,
      'zh-CN': `<p>每个星期六十点，四楼关爷爷家的门铃就响。是十六岁的凯文，提着一袋橙子。他说，他来教用手机。关爷爷说，开门是为了下棋。</p>
        <h2>怎样开始的</h2>
        <p>两年前，活动组的 Amy 问了三所学校，想找十位义工。现在有三十四位。他们先上一晚的课：怎样问好，怎样听人说话，遇到急事怎么办。每次两人一组，协调员知道他们在哪里。</p>
        <h2>一起做什么</h2>
        <ul>
          <li>把手机的字调大，存好儿女的号码</li>
          <li>帮忙把米和水提上楼</li>
          <li>念信，把要交给办公室的挑出来</li>
          <li>下棋，写毛笔字，唱老歌</li>
          <li>长者愿意的话，录下家里的故事</li>
        </ul>
        <h2>谁是老师？</h2>
        <p>凯文本来不太会说台山话，那是爷爷奶奶的话。现在他会用台山话讲价。艾米莉学会了织毛衣，正给化学老师织围巾。</p>
        <blockquote><p>“我八十三岁。我教了十一个年轻人，怎样输棋输得有风度。”</p><p>—— 关爷爷，曼哈顿</p></blockquote>
        <h2>您想有人来坐坐吗</h2>
        <ol>
          <li>打电话来，说找“星期六的朋友”。</li>
          <li>告诉我们您爱说什么话，喜欢做什么。</li>
          <li>第一次，我们陪着去，给大家介绍。</li>
        </ol>
        <p>探访不收钱。义工不代替护理员，也不碰钱和药。</p>
        <h2>您想做义工吗</h2>
        <p>满十五岁，每月有两个星期六，就可以来。未满十八岁，要家长同意。长者也可以做义工。我们最好的义工里，有六位过了七十岁。</p>`,
      'zh-TW': `<p>每個星期六十點，四樓關爺爺家的門鈴就響。是十六歲的凱文，提著一袋橙子。他說，他來教用手機。關爺爺說，開門是為了下棋。</p>
        <h2>怎樣開始的</h2>
        <p>兩年前，活動組的 Amy 問了三所學校，想找十位義工。現在有三十四位。他們先上一晚的課：怎樣問好，怎樣聽人說話，遇到急事怎麼辦。每次兩人一組，協調員知道他們在哪裡。</p>
        <h2>一起做什麼</h2>
        <ul>
          <li>把手機的字調大，存好兒女的號碼</li>
          <li>幫忙把米和水提上樓</li>
          <li>唸信，把要交給辦公室的挑出來</li>
          <li>下棋，寫毛筆字，唱老歌</li>
          <li>長者願意的話，錄下家裡的故事</li>
        </ul>
        <h2>誰是老師？</h2>
        <p>凱文本來不太會說台山話，那是爺爺奶奶的話。現在他會用台山話講價。艾蜜莉學會了織毛衣，正給化學老師織圍巾。</p>
        <blockquote><p>「我八十三歲。我教了十一個年輕人，怎樣輸棋輸得有風度。」</p><p>—— 關爺爺，曼哈頓</p></blockquote>
        <h2>您想有人來坐坐嗎</h2>
        <ol>
          <li>打電話來，說找「星期六的朋友」。</li>
          <li>告訴我們您愛說什麼話，喜歡做什麼。</li>
          <li>第一次，我們陪著去，給大家介紹。</li>
        </ol>
        <p>探訪不收錢。義工不代替護理員，也不碰錢和藥。</p>
        <h2>您想做義工嗎</h2>
        <p>滿十五歲，每月有兩個星期六，就可以來。未滿十八歲，要家長同意。長者也可以做義工。我們最好的義工裡，有六位過了七十歲。</p>`,
    },
    daysAgo: 75,
  },
  {
    slug: 'choir-first-concert',
    type: 'community',
    title: {
      en: '“We only wanted to sing a little”: the choir’s first concert',
      'zh-CN': '“本来只想唱着玩”：合唱团第一场音乐会',
      'zh-TW': '「本來只想唱著玩」：合唱團第一場音樂會',
    },
    summary: {
      en: 'Twenty singers, seventy-eight years old on average, and a full hall in Queens.',
      'zh-CN': '二十位团员，平均七十八岁，皇后区的礼堂坐满了。',
      'zh-TW': '二十位團員，平均七十八歲，皇后區的禮堂坐滿了。',
    },
    cover: 'activity-choir.svg',
    content: {
      en: `<p>Three years ago, five ladies sang in our kitchen while they washed tea cups. “We only wanted to sing a little,” says Mrs. Tang, who started it. On Sunday afternoon she stood on a stage, with twenty singers around her. Every seat in the hall was taken.</p>
        <h2>The program</h2>
        <p>The choir opened with “Jasmine Flower”, in two voices. Then came songs of the river, the harvest and the moon. They had a surprise too: “You Are My Sunshine”, first in English, then in Cantonese words of their own. The grandchildren in the third row knew every line.</p>
        <h2>Practice is good medicine</h2>
        <p>The group meets once a week. First they stretch and breathe, then they sing for an hour, then there is tea. Nobody needs to read music. The words are printed in large letters. Those who cannot stand sing sitting, and those who forget a line clap it.</p>
        <blockquote><p>“When I moved here, I hardly spoke for a year. The first thing that came back was the singing.”</p><p>— Mrs. Tang, choir leader</p></blockquote>
        <h2>Behind the scenes</h2>
        <ul>
          <li>Eight caregivers pinned flowers, carried water and pushed wheelchairs.</li>
          <li>The bus made three trips, so that everybody was home before dark.</li>
          <li>Mr. Qiu, ninety-one, played the erhu. He has not missed a single rehearsal.</li>
        </ul>
        <h2>Join in</h2>
        <ol>
          <li>Come to any rehearsal. You may just listen the first time.</li>
          <li><a href="/community/activity/list">Sign up under activities</a>, or tell your caregiver.</li>
          <li>If you need a ride, say so when you register.</li>
        </ol>
        <p>The spring concert is already being planned. They are looking for low voices, says Mrs. Tang. “Gentlemen, we know that you sing in the shower.”</p>`,
      'zh-CN': `<p>三年前，五位阿姨在我们厨房一边洗茶杯，一边唱歌。“本来只想唱着玩，”带头的汤奶奶说。这个星期天，她站在台上，身边有二十位团员。礼堂里，一个空位也没有。</p>
        <h2>唱了什么</h2>
        <p>开场是二声部的《茉莉花》。接着唱河流，唱丰收，唱月亮。还有一个惊喜：《You Are My Sunshine》。先唱英文，再唱自己填的粤语词。第三排的孙儿们，句句都会。</p>
        <h2>练歌就是养生</h2>
        <p>每周练习一次。先伸展、呼吸，再唱一小时，然后喝茶。不会看谱没关系，歌词印成大字。站不住的坐着唱，忘了词的打拍子。</p>
        <blockquote><p>“刚搬来时，我一年没怎么说话。最先回来的，是歌声。”</p><p>—— 汤奶奶，合唱团团长</p></blockquote>
        <h2>台前幕后</h2>
        <ul>
          <li>八位护理员帮忙别胸花、送水、推轮椅。</li>
          <li>旅游巴士来回三趟，天黑前人人到家。</li>
          <li>九十一岁的邱爷爷拉二胡。练习他一次没缺过。</li>
        </ul>
        <h2>您也来唱</h2>
        <ol>
          <li>哪一次练习都可以来，第一次听听也好。</li>
          <li>在<a href="/community/activity/list">社区活动</a>报名，或者告诉护理员。</li>
          <li>要接送，报名时说一声。</li>
        </ol>
        <p>春天的音乐会已经在筹备。汤奶奶说，现在最缺低音。“先生们，我们知道，您在浴室里都唱的。”</p>`,
      'zh-TW': `<p>三年前，五位阿姨在我們廚房一邊洗茶杯，一邊唱歌。「本來只想唱著玩，」帶頭的湯奶奶說。這個星期天，她站在台上，身邊有二十位團員。禮堂裡，一個空位也沒有。</p>
        <h2>唱了什麼</h2>
        <p>開場是二聲部的《茉莉花》。接著唱河流，唱豐收，唱月亮。還有一個驚喜：《You Are My Sunshine》。先唱英文，再唱自己填的粵語詞。第三排的孫兒們，句句都會。</p>
        <h2>練歌就是養生</h2>
        <p>每週練習一次。先伸展、呼吸，再唱一小時，然後喝茶。不會看譜沒關係，歌詞印成大字。站不住的坐著唱，忘了詞的打拍子。</p>
        <blockquote><p>「剛搬來時，我一年沒怎麼說話。最先回來的，是歌聲。」</p><p>—— 湯奶奶，合唱團團長</p></blockquote>
        <h2>台前幕後</h2>
        <ul>
          <li>八位護理員幫忙別胸花、送水、推輪椅。</li>
          <li>遊覽車來回三趟，天黑前人人到家。</li>
          <li>九十一歲的邱爺爺拉二胡。練習他一次沒缺過。</li>
        </ul>
        <h2>您也來唱</h2>
        <ol>
          <li>哪一次練習都可以來，第一次聽聽也好。</li>
          <li>在<a href="/community/activity/list">社區活動</a>報名，或者告訴護理員。</li>
          <li>要接送，報名時說一聲。</li>
        </ol>
        <p>春天的音樂會已經在籌備。湯奶奶說，現在最缺低音。「先生們，我們知道，您在浴室裡都唱的。」</p>`,
    },
    daysAgo: 210,
  },
];
