import type { DemoArticle } from '#demo/shape.ts';

export const agencyArticles: DemoArticle[] = [
  {
    slug: 'new-office-in-the-bronx',
    type: 'agency',
    title: {
      en: 'Our door in the Bronx is open',
      'zh-CN': '布朗士办公室开门了',
      'zh-TW': '布朗士辦公室開門了',
    },
    summary: {
      en: 'A ground-floor office without steps, with tea, and with people who speak your language.',
      'zh-CN': '一楼，没有台阶，有茶，也有人说您的家乡话。',
      'zh-TW': '一樓，沒有台階，有茶，也有人說您的家鄉話。',
    },
    cover: 'news-new-office.svg',
    content: {
      en: `<p>For years, our members in the Bronx took two trains to see us. Since last week they no longer have to. Our new office is on the ground floor, a short walk from the subway. There is no step at the door.</p>
        <h2>The first morning</h2>
        <p>At nine the ribbon was still up, and Mrs. Mo was already waiting with an envelope. So the first thing that happened in the new office was not a speech. It was a letter, read aloud at the round table. The ribbon was cut at ten. Two persimmon trees from our members’ garden now stand at the door.</p>
        <h2>What you can do here</h2>
        <ul>
          <li>Apply for care, and ask about the status of your application</li>
          <li>Check and renew your White Card (Medicaid), the health coverage for people with low income</li>
          <li>Renew food benefits (SNAP)</li>
          <li>Ask for rides to the doctor</li>
          <li>Bring letters that you cannot read</li>
          <li>Caregivers can bring papers, and use the computers for training</li>
        </ul>
        <h2>Made for you</h2>
        <p>The chairs have armrests. The forms are in large print. A quiet room is there for private talks, and the restroom fits a wheelchair. The team of six speaks Mandarin, Cantonese, Fuzhounese, Spanish and English.</p>
        <blockquote><p>“In my old office I had a desk. Here I have a table, so that we sit on the same side.”</p><p>— Marcus Bell, caregiver supervisor</p></blockquote>
        <h2>Before you come</h2>
        <ol>
          <li><a href="/services/booking">Book a time</a> and you will not have to wait. You may also just walk in.</li>
          <li>Bring the letter, your cards and your ID.</li>
          <li>If you cannot come, call. We also work by phone and photo.</li>
        </ol>
        <p>You will find the address, the map and the opening hours on the home page. All our other offices stay open as before.</p>`,
      'zh-CN': `<p>住在布朗士的会员，以前要转两趟地铁来找我们。从上周起，不用了。新办公室在一楼，下了地铁走几步就到。门口没有台阶。</p>
        <h2>第一个早上</h2>
        <p>九点，彩带还没剪，莫奶奶已经拿着信封在等。所以新办公室的第一件事，不是讲话，是在圆桌边念一封信。十点才剪彩。门口的两棵柿子树，是会员菜园里移来的。</p>
        <h2>在这里可以办</h2>
        <ul>
          <li>申请护理，问申请到了哪一步</li>
          <li>查白卡、续白卡（白卡就是 Medicaid，给低收入人士的医疗保障）</li>
          <li>粮食券续期</li>
          <li>预约看病接送</li>
          <li>把看不懂的信带来</li>
          <li>护理员可以交文件，用电脑上培训课</li>
        </ul>
        <h2>为您想好的</h2>
        <p>椅子有扶手，表格是大字。有一间安静的小房间，讲私事用。洗手间可以进轮椅。六位同事会说普通话、粤语、福州话、西班牙语和英语。</p>
        <blockquote><p>“以前我有一张办公桌。这里是圆桌，我们坐在同一边。”</p><p>—— 贝明 Marcus，护理员主管</p></blockquote>
        <h2>来之前</h2>
        <ol>
          <li>先<a href="/services/booking">预约时间</a>，就不用等。直接来也可以。</li>
          <li>带上信、卡和证件。</li>
          <li>来不了就打电话，用电话和照片也能办。</li>
        </ol>
        <p>地址、地图和开放时间，首页上都有。其他办公室照常开门。</p>`,
      'zh-TW': `<p>住在布朗士的會員，以前要轉兩趟地鐵來找我們。從上週起，不用了。新辦公室在一樓，下了地鐵走幾步就到。門口沒有台階。</p>
        <h2>第一個早上</h2>
        <p>九點，彩帶還沒剪，莫奶奶已經拿著信封在等。所以新辦公室的第一件事，不是講話，是在圓桌邊唸一封信。十點才剪綵。門口的兩棵柿子樹，是會員菜園裡移來的。</p>
        <h2>在這裡可以辦</h2>
        <ul>
          <li>申請護理，問申請到了哪一步</li>
          <li>查白卡、續白卡（白卡就是 Medicaid，給低收入人士的醫療保障）</li>
          <li>糧食券續期</li>
          <li>預約看病接送</li>
          <li>把看不懂的信帶來</li>
          <li>護理員可以交文件，用電腦上培訓課</li>
        </ul>
        <h2>為您想好的</h2>
        <p>椅子有扶手，表格是大字。有一間安靜的小房間，講私事用。洗手間可以進輪椅。六位同事會說國語、粵語、福州話、西班牙語和英語。</p>
        <blockquote><p>「以前我有一張辦公桌。這裡是圓桌，我們坐在同一邊。」</p><p>—— 貝明 Marcus，護理員主管</p></blockquote>
        <h2>來之前</h2>
        <ol>
          <li>先<a href="/services/booking">預約時間</a>，就不用等。直接來也可以。</li>
          <li>帶上信、卡和證件。</li>
          <li>來不了就打電話，用電話和照片也能辦。</li>
        </ol>
        <p>地址、地圖和開放時間，首頁上都有。其他辦公室照常開門。</p>`,
    },
    daysAgo: 54,
  },
  {
    slug: 'caregiver-training-day',
    type: 'agency',
    title: {
      en: 'Forty-two new certificates: caregiver training day',
      'zh-CN': '护理员培训日：四十二人拿到证书',
      'zh-TW': '護理員培訓日：四十二人拿到證書',
    },
    summary: {
      en: 'Safe transfers, clean hands, and the art of listening. Then the certificates were handed out.',
      'zh-CN': '安全移位、洗手，还有用心听。最后颁发证书。',
      'zh-TW': '安全移位、洗手，還有用心聽。最後頒發證書。',
    },
    cover: 'event-training-center.svg',
    content: {
      en: `<p>Forty-two caregivers came to the training center on Saturday, most of them straight from an early shift. They had already watched the videos and passed the exam on their phones. This day was for the hands.</p>
        <h2>Four stations</h2>
        <ol>
          <li><strong>From bed to chair.</strong> Knees bent, back straight, count to three together. Everybody also played the elder once, to know how it feels.</li>
          <li><strong>Clean hands.</strong> A lamp shows what soap has missed. Thumbs and fingertips are forgotten most.</li>
          <li><strong>Emergency.</strong> Check, call 911, stay. Then call the office and write down what you saw.</li>
          <li><strong>Listening.</strong> One talks for three minutes. The other may only nod and ask.</li>
        </ol>
        <p>The last one was the hardest. “We are fast people,” said Ms. Weng, twelve years on the job. “We tidy up while somebody is talking.”</p>
        <h2>Advice from elders</h2>
        <p>Three members sat at the front and answered questions. What makes a good first day? Mrs. He did not have to think.</p>
        <blockquote><p>“Ask me where the salt is, before you move it.”</p><p>— Mrs. He, Brooklyn</p></blockquote>
        <h2>What comes next</h2>
        <p>The caregivers speak nine languages and dialects between them. Twenty-eight start with an elder this month. Every certificate has a number that families can check on our site. Once a year there is a refresher, and training is free for people who work with us.</p>
        <h2>Would you like to join us?</h2>
        <p>You need permission to work in the United States, and patience. For the application we ask for:</p>
        <ul>
          <li>Work authorization, such as a U.S. passport, green card or work permit</li>
          <li>Home care certificate</li>
          <li>Medical exam report</li>
          <li>Proof of address</li>
        </ul>
        <p>If you have no certificate yet, call us and ask which courses we can recommend. <a href="/register/caregiver">Apply here</a>. We will answer within two business days, by text message.</p>`,
      'zh-CN': `<p>星期六，四十二位护理员来到培训中心，很多人刚下早班。视频已经看完，考试也在手机上考过了。这一天，要动手。</p>
        <h2>四个站</h2>
        <ol>
          <li><strong>从床到椅子。</strong> 膝盖弯，背挺直，一起数到三。人人都扮一次长者，亲身感受。</li>
          <li><strong>洗手。</strong> 灯一照，没洗到的地方就亮。最常漏的是拇指和指尖。</li>
          <li><strong>急救。</strong> 先看，打 911，陪着不走。再打给办公室，记下看到的。</li>
          <li><strong>倾听。</strong> 一个人讲三分钟，另一个只能点头和问。</li>
        </ol>
        <p>最后一站最难。“我们手快，”做了十二年的翁姐说，“人家在讲话，我们在收拾。”</p>
        <h2>长者的建议</h2>
        <p>三位会员坐在前面，回答问题。头一天怎样做才好？何奶奶想都不用想。</p>
        <blockquote><p>“先问我盐放在哪里，再动它。”</p><p>—— 何奶奶，布鲁克林</p></blockquote>
        <h2>接下来</h2>
        <p>这些护理员一共会说九种语言和方言。有二十八位，这个月就上岗。每张证书都有号码，家人可以在网站上查。每年还有复训，为我们工作的人免费。</p>
        <h2>您也想加入吗</h2>
        <p>您需要在美国合法工作的许可，还要有耐心。申请时请准备：</p>
        <ul>
          <li>工作许可证明，例如美国护照、绿卡或工卡</li>
          <li>居家护理证书</li>
          <li>体检报告</li>
          <li>地址证明</li>
        </ul>
        <p>还没有证书？打电话来，我们告诉您哪里可以学。<a href="/register/caregiver">在这里申请</a>。两个工作日内，我们发短信答复。</p>`,
      'zh-TW': `<p>星期六，四十二位護理員來到培訓中心，很多人剛下早班。影片已經看完，考試也在手機上考過了。這一天，要動手。</p>
        <h2>四個站</h2>
        <ol>
          <li><strong>從床到椅子。</strong> 膝蓋彎，背挺直，一起數到三。人人都扮一次長者，親身感受。</li>
          <li><strong>洗手。</strong> 燈一照，沒洗到的地方就亮。最常漏的是拇指和指尖。</li>
          <li><strong>急救。</strong> 先看，打 911，陪著不走。再打給辦公室，記下看到的。</li>
          <li><strong>傾聽。</strong> 一個人講三分鐘，另一個只能點頭和問。</li>
        </ol>
        <p>最後一站最難。「我們手快，」做了十二年的翁姐說，「人家在講話，我們在收拾。」</p>
        <h2>長者的建議</h2>
        <p>三位會員坐在前面，回答問題。頭一天怎樣做才好？何奶奶想都不用想。</p>
        <blockquote><p>「先問我鹽放在哪裡，再動它。」</p><p>—— 何奶奶，布魯克林</p></blockquote>
        <h2>接下來</h2>
        <p>這些護理員一共會說九種語言和方言。有二十八位，這個月就開始上班。每張證書都有號碼，家人可以在網站上查。每年還有複訓，為我們工作的人免費。</p>
        <h2>您也想加入嗎</h2>
        <p>您需要在美國合法工作的許可，還要有耐心。申請時請準備：</p>
        <ul>
          <li>工作許可證明，例如美國護照、綠卡或工卡</li>
          <li>居家護理證書</li>
          <li>體檢報告</li>
          <li>地址證明</li>
        </ul>
        <p>還沒有證書？打電話來，我們告訴您哪裡可以學。<a href="/register/caregiver">在這裡申請</a>。兩個工作日內，我們傳簡訊答覆。</p>`,
    },
    daysAgo: 22,
  },
  {
    slug: 'neighborhood-award',
    type: 'agency',
    title: {
      en: 'A neighborhood award, and who it belongs to',
      'zh-CN': '街坊颁的奖，奖杯归谁',
      'zh-TW': '街坊頒的獎，獎盃歸誰',
    },
    summary: {
      en: 'Seven block associations voted. The trophy now travels from home to home.',
      'zh-CN': '七个街坊会投票选出。奖杯现在轮流住在长者家。',
      'zh-TW': '七個街坊會投票選出。獎盃現在輪流住在長者家。',
    },
    cover: 'news-award.svg',
    content: {
      en: `<p>The block associations of seven neighborhoods vote once a year for the service that helped their elders most. This year they chose our team of caregivers. We had not applied. A letter came, and for once it was a letter that nobody was afraid of.</p>
        <h2>Why they voted</h2>
        <p>The associations asked people on the street, in laundries and at bus stops. These answers came most often:</p>
        <ul>
          <li>“Someone answers the phone, in a language I speak.”</li>
          <li>“My mother’s caregiver is the same person, week after week.”</li>
          <li>“They told us honestly that we did not qualify, and where else to ask.”</li>
        </ul>
        <p>The last one made us proudest. An honest “no” helps people too. It saves them months.</p>
        <h2>On the stage</h2>
        <p>Grace Liu, our director of care, went up with four caregivers. Together they have sixty-one years of experience. The speech was short.</p>
        <blockquote><p>“A good home visit is one that nobody notices. The floor is dry, the soup is hot, the day is quiet. Thank you for noticing.”</p><p>— Grace Liu</p></blockquote>
        <h2>Where the trophy lives now</h2>
        <p>An office shelf seemed the wrong place. So the trophy travels. It stays one week with each elder who has been with us for ten years or longer. Mr. Ou put it next to his radio. Mrs. Feng filled it with candied ginger.</p>
        <h2>What we want to do better</h2>
        <ol>
          <li>Answer faster on Monday mornings, when the phone rings most. Two more colleagues now pick up the phone.</li>
          <li>Send the same substitute when a caregiver is on vacation.</li>
          <li>Explain more by text message while you wait for a decision.</li>
        </ol>
        <p>If we have let you down somewhere, please tell us. Write a <a href="/feedback">review</a> or call. Praise is lovely, but complaints are what made us better.</p>`,
      'zh-CN': `<p>七个街区的街坊会，每年投票一次。选的是最帮得上长者的服务。今年，他们选了我们的护理员团队。我们没有报名。来了一封信，总算有一封信，人人看了都高兴。</p>
        <h2>为什么选我们</h2>
        <p>街坊会到街上、洗衣店、公车站去问。说得最多的是这几句：</p>
        <ul>
          <li>“电话有人接，说的是我听得懂的话。”</li>
          <li>“照顾我妈妈的，一直是同一位护理员。”</li>
          <li>“他们老实说我们不够资格，还告诉我们去哪里问。”</li>
        </ul>
        <p>最后一句，我们最骄傲。老实说“不行”，也是帮忙。人家可以少等几个月。</p>
        <h2>台上</h2>
        <p>护理总监刘欣怡带着四位护理员上台。五个人加起来，有六十一年经验。话讲得很短。</p>
        <blockquote><p>“好的上门护理，谁也不会留意。地是干的，汤是热的，一天平平静静。谢谢大家留意到了。”</p><p>—— 刘欣怡 Grace</p></blockquote>
        <h2>奖杯现在住哪里</h2>
        <p>放在办公室架子上，好像不对。所以奖杯出门旅行。和我们相伴十年以上的长者，每家住一个星期。区爷爷把它放在收音机旁。冯奶奶拿它装糖姜。</p>
        <h2>我们还要做好的</h2>
        <ol>
          <li>周一早上电话最多，要接得快些。现在多了两位同事接电话。</li>
          <li>护理员放假，尽量派同一位替班。</li>
          <li>等结果的时候，多发短信说明进度。</li>
        </ol>
        <p>哪里做得不好，请告诉我们。写一篇<a href="/feedback">评价</a>，或者打电话。好话爱听，可是让我们进步的，是批评。</p>`,
      'zh-TW': `<p>七個街區的街坊會，每年投票一次。選的是最幫得上長者的服務。今年，他們選了我們的護理員團隊。我們沒有報名。來了一封信，總算有一封信，人人看了都高興。</p>
        <h2>為什麼選我們</h2>
        <p>街坊會到街上、洗衣店、公車站去問。說得最多的是這幾句：</p>
        <ul>
          <li>「電話有人接，說的是我聽得懂的話。」</li>
          <li>「照顧我媽媽的，一直是同一位護理員。」</li>
          <li>「他們老實說我們不夠資格，還告訴我們去哪裡問。」</li>
        </ul>
        <p>最後一句，我們最驕傲。老實說「不行」，也是幫忙。人家可以少等幾個月。</p>
        <h2>台上</h2>
        <p>護理總監劉欣怡帶著四位護理員上台。五個人加起來，有六十一年經驗。話講得很短。</p>
        <blockquote><p>「好的到府護理，誰也不會留意。地是乾的，湯是熱的，一天平平靜靜。謝謝大家留意到了。」</p><p>—— 劉欣怡 Grace</p></blockquote>
        <h2>獎盃現在住哪裡</h2>
        <p>放在辦公室架子上，好像不對。所以獎盃出門旅行。和我們相伴十年以上的長者，每家住一個星期。區爺爺把它放在收音機旁。馮奶奶拿它裝糖薑。</p>
        <h2>我們還要做好的</h2>
        <ol>
          <li>週一早上電話最多，要接得快些。現在多了兩位同事接電話。</li>
          <li>護理員放假，儘量派同一位替班。</li>
          <li>等結果的時候，多傳簡訊說明進度。</li>
        </ol>
        <p>哪裡做得不好，請告訴我們。寫一篇<a href="/feedback">評價</a>，或者打電話。好話愛聽，可是讓我們進步的，是批評。</p>`,
    },
    daysAgo: 135,
  },
  {
    slug: 'change-appointments-by-phone',
    type: 'agency',
    title: {
      en: 'New: change your appointment yourself, and send papers by photo',
      'zh-CN': '新功能：自己改预约，拍照交文件',
      'zh-TW': '新功能：自己改預約，拍照交文件',
    },
    summary: {
      en: 'What the website can do now, in three languages and in type as large as you like.',
      'zh-CN': '网站现在能做什么。三种文字，字想多大就多大。',
      'zh-TW': '網站現在能做什麼。三種文字，字想多大就多大。',
    },
    cover: 'event-first-office.svg',
    content: {
      en: `<p>You asked for it at the tea table, and now it is there. Our website has learned a few things. You can use it on a phone, and you can still call us for everything.</p>
        <h2>What is new</h2>
        <ul>
          <li><strong>Move or cancel an appointment.</strong> Until two hours before, without a call. The site shows only times that are really free.</li>
          <li><strong>Send papers by photo.</strong> Take a picture, and check that you can read every word. If the picture is too large, the site makes it smaller.</li>
          <li><strong>Follow your request.</strong> Every step has a date. You see what is still missing.</li>
          <li><strong>Larger letters.</strong> Four sizes, and an easy view with five big buttons.</li>
          <li><strong>Read aloud.</strong> On most phones the page can be read to you.</li>
          <li><strong>Three languages.</strong> English, Simplified and Traditional Chinese. You can change at any time.</li>
        </ul>
        <h2>Your first time, in four steps</h2>
        <ol>
          <li><a href="/register/patient">Register</a> with your name, phone and address. A White Card (Medicaid) number is welcome, but not needed.</li>
          <li>Type the code from the text message.</li>
          <li>Choose a service, and whether you do it online or at an office.</li>
          <li>Choose an office, a day and a time. We will remind you the day before.</li>
        </ol>
        <h2>About your privacy</h2>
        <p>Card numbers are stored encrypted. Even on your own page only the last three characters are shown. Only the colleagues who work on your case may open your papers. Every look is recorded.</p>
        <h2>Come and try it with us</h2>
        <blockquote><p>“I thought computers were for my grandson. Now I book for the whole mahjong table.”</p><p>— Mrs. Xie, Queens</p></blockquote>
        <p>Every office has someone to help with phones on Thursday afternoons. Bring your phone, its charger and your questions. If you would rather not use any of it, just call during office hours. A person answers, as always.</p>`,
      'zh-CN': `<p>您在茶桌上提过，现在做好了。我们的网站学会了几样新本领。用手机就可以。当然，什么事都还可以打电话。</p>
        <h2>有什么新的</h2>
        <ul>
          <li><strong>改预约、取消预约。</strong> 开始前两小时都可以，不用打电话。网站只列出真的有空的时间。</li>
          <li><strong>拍照交文件。</strong> 拍好看一看，每个字都清楚吗？照片太大，网站会帮您缩小。</li>
          <li><strong>看办到哪一步。</strong> 每一步都有日期，还缺什么也写明。</li>
          <li><strong>大字。</strong> 四种大小。还有大字版，五个大按钮就够用。</li>
          <li><strong>朗读。</strong> 多数手机可以把页面念给您听。</li>
          <li><strong>三种文字。</strong> 英文、简体和繁体，随时可换。</li>
        </ul>
        <h2>第一次用，四步</h2>
        <ol>
          <li>用姓名、电话、地址<a href="/register/patient">注册</a>。有白卡（Medicaid 卡）就填号码，没有也行。</li>
          <li>输入短信里的验证码。</li>
          <li>选服务，再选网上办理，或者到办公室。</li>
          <li>选办公室、日期、时间。前一天，我们提醒您。</li>
        </ol>
        <h2>您的隐私</h2>
        <p>白卡号码加密保存。就算在您自己的页面，也只显示最后三位。只有办您这件事的同事，才能打开文件。谁看过，都有记录。</p>
        <h2>来办公室试试</h2>
        <blockquote><p>“我以为电脑是孙子用的。现在整桌麻将的人，都由我来预约。”</p><p>—— 谢奶奶，皇后区</p></blockquote>
        <p>每个星期四下午，每间办公室都有人教手机。请带手机、充电器和问题来。不想学也没关系。页面上方的电话，上班时间都有人接。</p>`,
      'zh-TW': `<p>您在茶桌上提過，現在做好了。我們的網站學會了幾樣新本領。用手機就可以。當然，什麼事都還可以打電話。</p>
        <h2>有什麼新的</h2>
        <ul>
          <li><strong>改預約、取消預約。</strong> 開始前兩小時都可以，不用打電話。網站只列出真的有空的時間。</li>
          <li><strong>拍照交文件。</strong> 拍好看一看，每個字都清楚嗎？照片太大，網站會幫您縮小。</li>
          <li><strong>看辦到哪一步。</strong> 每一步都有日期，還缺什麼也寫明。</li>
          <li><strong>大字。</strong> 四種大小。還有大字版，五個大按鈕就夠用。</li>
          <li><strong>朗讀。</strong> 多數手機可以把頁面唸給您聽。</li>
          <li><strong>三種文字。</strong> 英文、簡體和繁體，隨時可換。</li>
        </ul>
        <h2>第一次用，四步</h2>
        <ol>
          <li>用姓名、電話、地址<a href="/register/patient">註冊</a>。有白卡（Medicaid 卡）就填號碼，沒有也行。</li>
          <li>輸入簡訊裡的驗證碼。</li>
          <li>選服務，再選網上辦理，或者到辦公室。</li>
          <li>選辦公室、日期、時間。前一天，我們提醒您。</li>
        </ol>
        <h2>您的隱私</h2>
        <p>白卡號碼加密保存。就算在您自己的頁面，也只顯示最後三位。只有辦您這件事的同事，才能打開文件。誰看過，都有紀錄。</p>
        <h2>來辦公室試試</h2>
        <blockquote><p>「我以為電腦是孫子用的。現在整桌麻將的人，都由我來預約。」</p><p>—— 謝奶奶，皇后區</p></blockquote>
        <p>每個星期四下午，每間辦公室都有人教手機。請帶手機、充電器和問題來。不想學也沒關係。頁面上方的電話，上班時間都有人接。</p>`,
    },
    daysAgo: 320,
  },
];
