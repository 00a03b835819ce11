import type { DemoArticle, Text } from '#demo/shape.ts';

const captions = [
  ['en', 'English'],
  ['zh-CN', '简体中文'],
  ['zh-TW', '繁體中文'],
] as const;

/** The promo film inside an article: captions in all languages, the reader's own first. */
const promoVideo = (lang: keyof Text): string => {
  const tracks = captions.map(
    ([code, label]) =>
      `<track kind="captions" src="/media/promo.${code}.vtt" srclang="${code}" label="${label}"${code === lang ? ' default' : ''}>`,
  );
  return `<video controls preload="none" poster="/media/promo-poster.jpg" width="960" height="576"><source src="/media/promo.webm" type="video/webm"><source src="/media/promo.mp4" type="video/mp4">${tracks.join('')}</video>`;
};

export const coverageArticles: DemoArticle[] = [
  {
    slug: 'medicare-and-medicaid-cards',
    type: 'benefits',
    title: {
      en: 'Two cards, two jobs: Medicare and the White Card',
      'zh-CN': '红蓝卡和白卡，各管什么',
      'zh-TW': '紅藍卡和白卡，各管什麼',
    },
    summary: {
      en: 'Which card pays for the doctor, and which one may pay for help at home.',
      'zh-CN': '哪张卡看医生，哪张卡可能付居家护理。',
      'zh-TW': '哪張卡看醫生，哪張卡可能付居家護理。',
    },
    cover: 'news-policy.svg',
    content: {
      en: `<p>Many of our members have two cards in their wallet and mix them up. That is no wonder: the names sound almost the same. One look at this table helps.</p>
        <table>
          <thead><tr><td></td><th scope="col">Medicare card</th><th scope="col">White Card (Medicaid)</th></tr></thead>
          <tbody>
            <tr><th scope="row">Who gives it</th><td>The federal government</td><td>New York State</td></tr>
            <tr><th scope="row">For whom</th><td>Mostly people 65 and over</td><td>People with low income and limited savings</td></tr>
            <tr><th scope="row">Doctor and hospital</th><td>Yes, you often pay a share</td><td>Yes, usually at little or no cost</td></tr>
            <tr><th scope="row">Long-term help at home</th><td>Generally no</td><td>Yes, for those who qualify</td></tr>
            <tr><th scope="row">Renewal</th><td>Mostly automatic</td><td>Usually every year, by letter</td></tr>
          </tbody>
        </table>
        <h2>With both cards</h2>
        <p>Show both at every visit. Medicare pays first. Then the White Card may pay what is left. People with both cards can often get help with the Medicare premium too. Ask us about a Medicare Savings Program.</p>
        <h2>Why the White Card matters for home care</h2>
        <p>Medicare may send a nurse or a therapist for a short time after a hospital stay. It generally does not pay for months of help with bathing, cooking and shopping. That is long-term care, and in New York it is Medicaid that pays for most of it.</p>
        <h2>“I earn a little too much”</h2>
        <p>Do not give up yet. Income rules differ by age, household and kind of care. Some people can use a pooled trust or pay a monthly share. It is worth asking, and asking costs nothing.</p>
        <h2>Plan letters and salespeople</h2>
        <p>In the fall you may get many calls about new plans. A good offer can mean that your doctor is no longer in the plan. Do not say yes on the phone. Bring the papers to us, or to a free state counselor (HIICAP), and compare first.</p>
        <p>No card yet? You can <a href="/register/patient">register first</a> and apply for the card later. We help with both.</p>`,
      'zh-CN': `<p>很多会员的钱包里有两张卡，常常分不清。这不奇怪，英文名字太像了。看看这张表。</p>
        <table>
          <thead><tr><td></td><th scope="col">红蓝卡（Medicare）</th><th scope="col">白卡（Medicaid）</th></tr></thead>
          <tbody>
            <tr><th scope="row">谁发的</th><td>联邦政府</td><td>纽约州</td></tr>
            <tr><th scope="row">给谁</th><td>主要给 65 岁以上的人</td><td>收入低、存款少的人</td></tr>
            <tr><th scope="row">看病住院</th><td>可以，常要自付一部分</td><td>可以，通常少付或不付</td></tr>
            <tr><th scope="row">长期居家护理</th><td>一般不付</td><td>符合资格的，可以</td></tr>
            <tr><th scope="row">续期</th><td>多半自动</td><td>通常每年一次，收到信就办</td></tr>
          </tbody>
        </table>
        <h2>两张都有</h2>
        <p>看病时，两张都拿出来。先由红蓝卡付，剩下的白卡可能接着付。有两张卡的人，红蓝卡的保费常常也有补助。怎么申请红蓝卡保费补助（Medicare Savings Program），可以问我们。</p>
        <h2>居家护理为什么看白卡</h2>
        <p>出院后，红蓝卡可能派护士或治疗师来一阵子。长年帮忙洗澡、做饭、买菜，它一般不付。这叫长期护理。在纽约，多半由白卡付。</p>
        <h2>“我的收入高一点点”</h2>
        <p>先别放弃。收入规定要看年龄、家里人数和护理种类。有的人可以用集合信托（pooled trust），或者每月自付一点。问一问，不花钱。</p>
        <h2>推销计划的电话</h2>
        <p>到了秋天，会有很多电话推销新计划。听起来好，您的医生可能不在里面。电话里不要答应。把资料带来，或者找州府的免费顾问（HIICAP），先比较。</p>
        <p>还没有卡？可以<a href="/register/patient">先注册</a>，以后再申请。两样我们都帮您办。</p>`,
      'zh-TW': `<p>很多會員的錢包裡有兩張卡，常常分不清。這不奇怪，英文名字太像了。看看這張表。</p>
        <table>
          <thead><tr><td></td><th scope="col">紅藍卡（Medicare）</th><th scope="col">白卡（Medicaid）</th></tr></thead>
          <tbody>
            <tr><th scope="row">誰發的</th><td>聯邦政府</td><td>紐約州</td></tr>
            <tr><th scope="row">給誰</th><td>主要給 65 歲以上的人</td><td>收入低、存款少的人</td></tr>
            <tr><th scope="row">看病住院</th><td>可以，常要自付一部分</td><td>可以，通常少付或不付</td></tr>
            <tr><th scope="row">長期居家護理</th><td>一般不付</td><td>符合資格的，可以</td></tr>
            <tr><th scope="row">續期</th><td>多半自動</td><td>通常每年一次，收到信就辦</td></tr>
          </tbody>
        </table>
        <h2>兩張都有</h2>
        <p>看病時，兩張都拿出來。先由紅藍卡付，剩下的白卡可能接著付。有兩張卡的人，紅藍卡的保費常常也有補助。怎麼申請紅藍卡保費補助（Medicare Savings Program），可以問我們。</p>
        <h2>居家護理為什麼看白卡</h2>
        <p>出院後，紅藍卡可能派護士或治療師來一陣子。長年幫忙洗澡、煮飯、買菜，它一般不付。這叫長期護理。在紐約，多半由白卡付。</p>
        <h2>「我的收入高一點點」</h2>
        <p>先別放棄。收入規定要看年齡、家裡人數和護理種類。有的人可以用集合信託（pooled trust），或者每月自付一點。問一問，不花錢。</p>
        <h2>推銷計畫的電話</h2>
        <p>到了秋天，會有很多電話推銷新計畫。聽起來好，您的醫生可能不在裡面。電話裡不要答應。把資料帶來，或者找州府的免費顧問（HIICAP），先比較。</p>
        <p>還沒有卡？可以<a href="/register/patient">先註冊</a>，以後再申請。兩樣我們都幫您辦。</p>`,
    },
    daysAgo: 118,
  },
  {
    slug: 'what-a-caregiver-does',
    type: 'benefits',
    title: {
      en: 'What a caregiver does at home, and what they do not do',
      'zh-CN': '护理员在家做什么，不做什么',
      'zh-TW': '護理員在家做什麼，不做什麼',
    },
    summary: {
      en: 'A clear list for you, your family and the caregiver. It prevents most misunderstandings.',
      'zh-CN': '一张清楚的表，长者、家人和护理员都好办事。',
      'zh-TW': '一張清楚的表，長者、家人和護理員都好辦事。',
    },
    cover: 'activity-dumplings.svg',
    content: {
      en: `<p>“Can she also wash my son’s shirts?” We hear such questions every week, and they are good questions. The answer is in your care plan. A nurse writes it after visiting you. The caregiver follows it, and so do we.</p>
        <h2>At a glance</h2>
        <table>
          <thead><tr><th scope="col">Part of the work</th><th scope="col">Not part of the work</th></tr></thead>
          <tbody>
            <tr><td>Help with bathing, dressing, hair and the toilet</td><td>Injections, wound care and other nursing work</td></tr>
            <tr><td>Walking with you, getting in and out of bed</td><td>Lifting you without the right training or device</td></tr>
            <tr><td>Cooking what you like, washing your dishes</td><td>Cooking for guests or the whole family</td></tr>
            <tr><td>Your laundry, your room, kitchen and bath</td><td>Windows, heavy furniture, spring cleaning</td></tr>
            <tr><td>Shopping, and going to the doctor with you</td><td>Using your bank card or keeping your money</td></tr>
            <tr><td>Reminding you of your medicine</td><td>Deciding what medicine you take</td></tr>
          </tbody>
        </table>
        <h2>A day in half a minute</h2>
        <figure>${promoVideo('en')}<figcaption>The video has captions in three languages. Press the play button.</figcaption></figure>
        <h2>You stay in charge</h2>
        <p>It is your home. You say when you want to shower and how you like your congee. Tell the caregiver what you can do yourself, and keep doing it. Moving is good for you.</p>
        <h2>Gifts and money</h2>
        <p>Please give no cash, red envelopes or jewelry, even at New Year. Our caregivers must say no, and it hurts them to do so. A kind word or a <a href="/feedback">review</a> makes them happy.</p>
        <h2>If something is not right</h2>
        <ol>
          <li>Call your coordinator. You may say it in your own language.</li>
          <li>We will listen to both sides, the same day if we can.</li>
          <li>You may ask for another caregiver. You need not feel bad about it.</li>
        </ol>
        <blockquote><p>“On the first day we read the list together, she and I. We have never had a quarrel.”</p><p>— Mrs. He, Brooklyn</p></blockquote>
        <h2>How to get a caregiver</h2>
        <p>Long-term care at home is mostly paid through the White Card (Medicaid). The state assesses what help you need, and a health plan approves the hours. <a href="/services">Apply for care</a>, or call us, and we will go through it step by step.</p>`,
      'zh-CN': `<p>“护理员可不可以顺便洗我儿子的衣服？”这样的话，我们每周都听到，问得好。答案在您的护理计划里。护士看过您以后写的，护理员和我们都照着做。</p>
        <h2>一看就明白</h2>
        <table>
          <thead><tr><th scope="col">可以做</th><th scope="col">不可以做</th></tr></thead>
          <tbody>
            <tr><td>帮您洗澡、穿衣、梳头、上厕所</td><td>打针、给伤口换药</td></tr>
            <tr><td>陪您走路，扶您上下床</td><td>没学过、没设备，硬抱硬抬</td></tr>
            <tr><td>做您爱吃的饭，洗您的碗</td><td>给客人或全家做饭</td></tr>
            <tr><td>洗您的衣服，收拾您的房间、厨房、浴室</td><td>擦窗、搬家具、大扫除</td></tr>
            <tr><td>买菜，陪您看医生</td><td>用您的银行卡，替您管钱</td></tr>
            <tr><td>提醒您吃药</td><td>决定您吃什么药</td></tr>
          </tbody>
        </table>
        <h2>半分钟看一天</h2>
        <figure>${promoVideo('zh-CN')}<figcaption>视频有三种语言的字幕。按播放键就可以看。</figcaption></figure>
        <h2>家里还是您做主</h2>
        <p>这是您的家。几点洗澡，粥要稠要稀，您说了算。自己能做的，请告诉护理员，继续自己做。多动对您好。</p>
        <h2>礼物和钱</h2>
        <p>请不要给现金、红包或首饰，过年也不要。护理员必须推辞，心里也过意不去。一句好话、一篇<a href="/feedback">评价</a>，就很开心。</p>
        <h2>觉得不合适</h2>
        <ol>
          <li>打电话给您的协调员，讲家乡话就好。</li>
          <li>两边的话我们都听，尽量当天办。</li>
          <li>您可以换护理员，不用不好意思。</li>
        </ol>
        <blockquote><p>“头一天，我们俩一起看这张表。到现在没红过脸。”</p><p>—— 何奶奶，布鲁克林</p></blockquote>
        <h2>怎样申请护理员</h2>
        <p>长期居家护理，多半由白卡（Medicaid）付。一天几小时，先由州府评估，再由保险计划批准。请<a href="/services">申请护理</a>，或者打电话，我们一步一步陪您办。</p>`,
      'zh-TW': `<p>「護理員可不可以順便洗我兒子的衣服？」這樣的話，我們每週都聽到，問得好。答案在您的護理計畫裡。護士看過您以後寫的，護理員和我們都照著做。</p>
        <h2>一看就明白</h2>
        <table>
          <thead><tr><th scope="col">可以做</th><th scope="col">不可以做</th></tr></thead>
          <tbody>
            <tr><td>幫您洗澡、穿衣、梳頭、上廁所</td><td>打針、幫傷口換藥</td></tr>
            <tr><td>陪您走路，扶您上下床</td><td>沒學過、沒有器材，硬抱硬抬</td></tr>
            <tr><td>做您愛吃的飯，洗您的碗</td><td>給客人或全家煮飯</td></tr>
            <tr><td>洗您的衣服，收拾您的房間、廚房、浴室</td><td>擦窗、搬家具、大掃除</td></tr>
            <tr><td>買菜，陪您看醫生</td><td>用您的提款卡，替您管錢</td></tr>
            <tr><td>提醒您吃藥</td><td>決定您吃什麼藥</td></tr>
          </tbody>
        </table>
        <h2>半分鐘看一天</h2>
        <figure>${promoVideo('zh-TW')}<figcaption>影片有三種語言的字幕。按播放鍵就可以看。</figcaption></figure>
        <h2>家裡還是您做主</h2>
        <p>這是您的家。幾點洗澡，粥要稠要稀，您說了算。自己能做的，請告訴護理員，繼續自己做。多動對您好。</p>
        <h2>禮物和錢</h2>
        <p>請不要給現金、紅包或首飾，過年也不要。護理員必須推辭，心裡也過意不去。一句好話、一篇<a href="/feedback">評價</a>，就很開心。</p>
        <h2>覺得不合適</h2>
        <ol>
          <li>打電話給您的協調員，講家鄉話就好。</li>
          <li>兩邊的話我們都聽，儘量當天辦。</li>
          <li>您可以換護理員，不用不好意思。</li>
        </ol>
        <blockquote><p>「頭一天，我們倆一起看這張表。到現在沒紅過臉。」</p><p>—— 何奶奶，布魯克林</p></blockquote>
        <h2>怎樣申請護理員</h2>
        <p>長期居家護理，多半由白卡（Medicaid）付。一天幾小時，先由州府評估，再由保險計畫批准。請<a href="/services">申請護理</a>，或者打電話，我們一步一步陪您辦。</p>`,
    },
    daysAgo: 63,
    recommended: true,
  },
];
