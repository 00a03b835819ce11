import type { DemoArticle } from '#demo/shape.ts';

export const seasonArticles: DemoArticle[] = [
  {
    slug: 'winter-home-check',
    type: 'health',
    title: {
      en: 'Cold days are coming: six things to check at home',
      'zh-CN': '天冷了，家里先看这六处',
      'zh-TW': '天冷了，家裡先看這六處',
    },
    summary: {
      en: 'Radiator, space heater, alarms, doorway, rugs and night light. Half an hour is enough.',
      'zh-CN': '暖气、取暖器、报警器、门口、地毯和夜灯，半小时看完。',
      'zh-TW': '暖氣、電暖器、警報器、門口、地毯和夜燈，半小時看完。',
    },
    cover: 'news-health-winter.svg',
    content: {
      en: `<p>The first cold week is a good time to walk through your home once. Ask your caregiver or your children to walk with you. Half an hour is enough, and most of it costs nothing.</p>
        <h2>Radiator and space heater</h2>
        <ul>
          <li>Your landlord must give you heat from October to May, and hot water all year. If the radiator stays cold, tell the building super first. Then call 311. Interpreters are free.</li>
          <li>Keep a space heater three feet from beds, curtains and clothes. Plug it into the wall, never into a power strip.</li>
          <li>Never warm the room with a stove or an oven. It can fill your home with carbon monoxide, a gas you cannot smell.</li>
        </ul>
        <h2>Alarms</h2>
        <p>Press the test button on the smoke alarm and the carbon monoxide alarm. No sound means a new battery. If the carbon monoxide alarm rings, go outside first. Then call 911.</p>
        <h2>Doorway, rugs and night light</h2>
        <p>Snow comes in on our shoes. Put a mat with a rubber back at the door. Set a chair beside it for changing shoes. Tape loose rugs down, or roll them up. Leave a small light on in the hall at night.</p>
        <h2>Warm from the inside</h2>
        <ul>
          <li>Wear several thin layers, and warm socks indoors too.</li>
          <li>Eat something hot three times a day. Congee, noodle soup and ginger tea all count.</li>
          <li>Drink water, even when you are not thirsty.</li>
        </ul>
        <blockquote><p>“I keep a thermos by my chair. When my caregiver comes, we drink the first cup together.”</p><p>— Mrs. Feng, Brooklyn</p></blockquote>
        <h2>When to call</h2>
        <p>Call 911 if someone shivers hard, is confused or very sleepy, or cannot speak clearly. The cold may have gone too deep. For anything else, call our office. We can also check whether you qualify for help with heating bills (HEAP).</p>`,
      'zh-CN': `<p>第一个冷天，适合在家里走一圈。请护理员或孩子陪您一起看。半小时就够，大多不用花钱。</p>
        <h2>暖气和取暖器</h2>
        <ul>
          <li>十月到五月，房东必须供暖气；热水一年到头都要有。暖气不热，先告诉大楼管理员。还是不热，就打 311，有免费翻译。</li>
          <li>取暖器离床、窗帘和衣服至少三英尺，大约一米。插头直接插在墙上，不用拖线板。</li>
          <li>千万不要用炉灶或烤箱取暖。它会放出一氧化碳，这种气体闻不到。</li>
        </ul>
        <h2>报警器</h2>
        <p>按一按烟雾报警器和一氧化碳报警器的测试键。没有声音，就换电池。一氧化碳报警器响了，先出门，再打 911。</p>
        <h2>门口、地毯和夜灯</h2>
        <p>雪会跟着鞋子进门。门口放一块防滑垫，旁边放一把椅子换鞋。松动的地毯，粘牢或者收起来。夜里，走廊留一盏小灯。</p>
        <h2>从里面暖起来</h2>
        <ul>
          <li>多穿几层薄的，在家也穿暖袜子。</li>
          <li>一天三顿吃热的。粥、汤面、姜茶都好。</li>
          <li>不渴也要喝水。</li>
        </ul>
        <blockquote><p>“我椅子边放一个保温壶。护理员来了，我们一起喝第一杯。”</p><p>—— 冯奶奶，布鲁克林</p></blockquote>
        <h2>什么时候打电话</h2>
        <p>有人抖得厉害、犯糊涂、很困，或者说话不清，请打 911。这可能是失温，也就是体温太低。别的事，打电话给我们办公室。暖气账单的补助（HEAP），也可以请我们查一查。</p>`,
      'zh-TW': `<p>第一個冷天，適合在家裡走一圈。請護理員或孩子陪您一起看。半小時就夠，大多不用花錢。</p>
        <h2>暖氣和電暖器</h2>
        <ul>
          <li>十月到五月，房東必須供暖氣；熱水一年到頭都要有。暖氣不熱，先告訴大樓管理員。還是不熱，就打 311，有免費翻譯。</li>
          <li>電暖器離床、窗簾和衣服至少三英尺，大約一公尺。插頭直接插在牆上，不用延長線。</li>
          <li>千萬不要用爐灶或烤箱取暖。它會放出一氧化碳，這種氣體聞不到。</li>
        </ul>
        <h2>警報器</h2>
        <p>按一按煙霧警報器和一氧化碳警報器的測試鍵。沒有聲音，就換電池。一氧化碳警報器響了，先出門，再打 911。</p>
        <h2>門口、地毯和夜燈</h2>
        <p>雪會跟著鞋子進門。門口放一塊防滑墊，旁邊放一把椅子換鞋。鬆動的地毯，黏牢或者收起來。夜裡，走廊留一盞小燈。</p>
        <h2>從裡面暖起來</h2>
        <ul>
          <li>多穿幾層薄的，在家也穿暖襪子。</li>
          <li>一天三頓吃熱的。粥、湯麵、薑茶都好。</li>
          <li>不渴也要喝水。</li>
        </ul>
        <blockquote><p>「我椅子邊放一個保溫壺。護理員來了，我們一起喝第一杯。」</p><p>—— 馮奶奶，布魯克林</p></blockquote>
        <h2>什麼時候打電話</h2>
        <p>有人抖得厲害、犯糊塗、很睏，或者說話不清，請打 911。這可能是失溫，也就是體溫太低。別的事，打電話給我們辦公室。暖氣帳單的補助（HEAP），也可以請我們查一查。</p>`,
    },
    daysAgo: 12,
  },
  {
    slug: 'flu-shot-what-to-bring',
    type: 'health',
    title: {
      en: 'Flu shots: when to go and what to bring',
      'zh-CN': '打流感针：什么时候去，带什么',
      'zh-TW': '打流感針：什麼時候去，帶什麼',
    },
    summary: {
      en: 'Once a year, close to home, usually at no cost. Bring your cards and your medication list.',
      'zh-CN': '一年打一次，家附近就有，通常不收钱。带上卡和药单。',
      'zh-TW': '一年打一次，家附近就有，通常不收錢。帶上卡和藥單。',
    },
    cover: 'activity-health-talk.svg',
    content: {
      en: `<p>Flu changes every year, so last year’s shot does not last. Early fall is the best time. If you missed it, go anyway: a later shot still helps.</p>
        <h2>Where to go</h2>
        <p>Your doctor’s office, most pharmacies and many senior centers give the shot. Some want an appointment and some do not. Call first, or ask us to call for you.</p>
        <h2>What to bring</h2>
        <ul>
          <li>Your Medicare card (the red, white and blue one), if you have it</li>
          <li>Your White Card (Medicaid), the state’s health card for people with low income</li>
          <li>A photo ID</li>
          <li>Your medication list, with any allergies written on it</li>
          <li>A shirt with loose sleeves</li>
        </ul>
        <p>With Medicare or Medicaid, the flu shot usually costs you nothing. If someone asks you to pay, stop and call us before you do.</p>
        <h2>Three questions for the nurse</h2>
        <ol>
          <li>Is there a stronger vaccine for people 65 and over? There often is.</li>
          <li>Can I get another vaccine on the same day? Ask about COVID, pneumonia, shingles and RSV.</li>
          <li>I feel ill today. Should I wait? A mild cold is often fine. With a fever, come back another day.</li>
        </ol>
        <p>You may ask for an interpreter. It is free, and nobody should send you away because of language.</p>
        <h2>Afterwards</h2>
        <p>A sore arm or a light fever for a day or two is common. Rest and drink water. Swelling of the face or trouble breathing is not common: call 911.</p>
        <h2>Let us take you there</h2>
        <p>Members can ask for a ride to the doctor. Tell us the day and the address at least three business days ahead. Your caregiver can go with you, and can write the date of the shot on your list.</p>`,
      'zh-CN': `<p>流感病毒年年变，去年的针今年不管用。初秋打最好。错过了也没关系，晚打也有用。</p>
        <h2>去哪里打</h2>
        <p>家庭医生、大多数药房和很多长者中心都能打。有的要预约，有的不用。先打电话问，也可以请我们帮您问。</p>
        <h2>带什么</h2>
        <ul>
          <li>红蓝卡（Medicare），有就带</li>
          <li>白卡（Medicaid），就是给低收入人士的医疗卡</li>
          <li>有照片的证件</li>
          <li>药单，上面写明对什么过敏</li>
          <li>穿一件袖子宽松的上衣</li>
        </ul>
        <p>有红蓝卡或白卡，打流感针通常不收钱。有人要您付钱，先别付，打电话问我们。</p>
        <h2>问护士三句话</h2>
        <ol>
          <li>有没有给 65 岁以上、效力更强的疫苗？常常有。</li>
          <li>同一天可以打别的针吗？可以问新冠、肺炎、带状疱疹和 RSV。</li>
          <li>我今天不舒服，要不要等？小感冒多半没事。发烧就改天再来。</li>
        </ol>
        <p>您可以要求翻译。翻译是免费的，语言不通不该让您白跑。</p>
        <h2>打完以后</h2>
        <p>手臂酸、有点低烧，一两天就好。多休息，多喝水。脸肿或者喘不过气，不寻常，请打 911。</p>
        <h2>我们送您去</h2>
        <p>会员可以申请看病接送。请至少提前三个工作日，告诉我们日期和地址。护理员可以陪您去，也会帮您把打针日期写在药单上。</p>`,
      'zh-TW': `<p>流感病毒年年變，去年的針今年沒有用。初秋打最好。錯過了也沒關係，晚打也有用。</p>
        <h2>去哪裡打</h2>
        <p>家庭醫生、大多數藥房和很多長者中心都能打。有的要預約，有的不用。先打電話問，也可以請我們幫您問。</p>
        <h2>帶什麼</h2>
        <ul>
          <li>紅藍卡（Medicare），有就帶</li>
          <li>白卡（Medicaid），就是給低收入人士的醫療卡</li>
          <li>有照片的證件</li>
          <li>藥單，上面寫明對什麼過敏</li>
          <li>穿一件袖子寬鬆的上衣</li>
        </ul>
        <p>有紅藍卡或白卡，打流感針通常不收錢。有人要您付錢，先別付，打電話問我們。</p>
        <h2>問護士三句話</h2>
        <ol>
          <li>有沒有給 65 歲以上、效力更強的疫苗？常常有。</li>
          <li>同一天可以打別的針嗎？可以問新冠、肺炎、帶狀皰疹和 RSV。</li>
          <li>我今天不舒服，要不要等？小感冒多半沒事。發燒就改天再來。</li>
        </ol>
        <p>您可以要求翻譯。翻譯是免費的，語言不通不該讓您白跑。</p>
        <h2>打完以後</h2>
        <p>手臂痠、有點發燒，一兩天就好。多休息，多喝水。臉腫或者喘不過氣，不尋常，請打 911。</p>
        <h2>我們送您去</h2>
        <p>會員可以申請看病接送。請至少提前三個工作日，告訴我們日期和地址。護理員可以陪您去，也會幫您把打針日期寫在藥單上。</p>`,
    },
    daysAgo: 41,
  },
  {
    slug: 'summer-heat-stay-cool',
    type: 'health',
    title: {
      en: 'Hot days: how to stay cool and save on electricity',
      'zh-CN': '大热天：怎样凉快又省电',
      'zh-TW': '大熱天：怎樣涼快又省電',
    },
    summary: {
      en: 'Shade in the morning, fan and cool cloth at noon, a cooling center when home is too hot.',
      'zh-CN': '早上拉窗帘，中午用湿毛巾，家里太热就去避暑中心。',
      'zh-TW': '早上拉窗簾，中午用濕毛巾，家裡太熱就去避暑中心。',
    },
    cover: 'news-health-summer.svg',
    content: {
      en: `<p>After 65, the body feels heat later and cools down more slowly. Many of us were taught to save electricity. On a very hot day, please use it: a fan or an air conditioner protects your heart.</p>
        <h2>A cool day, hour by hour</h2>
        <table>
          <thead><tr><th scope="col">Time</th><th scope="col">What helps</th></tr></thead>
          <tbody>
            <tr><td>Morning</td><td>Walk, shop and do tai chi before ten. Close the curtains on the sunny side.</td></tr>
            <tr><td>Noon</td><td>Rest. Put a cool wet cloth on your neck and wrists. Eat light: tofu, cucumber, mung bean soup.</td></tr>
            <tr><td>Afternoon</td><td>Stay in the coolest room. Use the air conditioner, or go where there is one.</td></tr>
            <tr><td>Evening</td><td>Open two windows for a draft. Take a cool shower, not an icy one.</td></tr>
          </tbody>
        </table>
        <h2>Drink before you are thirsty</h2>
        <p>Take a few sips every half hour. Water, light tea and clear soup are all good. If your doctor limits your water because of your heart or kidneys, ask how much is right in hot weather. Some medicines make heat harder to bear. Ask the pharmacist about yours.</p>
        <h2>When home is too hot</h2>
        <ul>
          <li>The city opens cooling centers on very hot days. Libraries and senior centers are often among them. Call 311 for the nearest one.</li>
          <li>Come and sit in our office. There is tea, and someone to talk to.</li>
          <li>There may be help toward an air conditioner (HEAP). Places are limited, so call us early to check.</li>
        </ul>
        <h2>Signs to take seriously</h2>
        <p>Dizziness, cramps and heavy sweating mean: cool place, water, loose clothes, now. Hot skin, confusion, fainting or a very fast heartbeat mean: call 911. While you wait, cool the neck, armpits and groin with wet cloths.</p>
        <blockquote><p>“At three I go downstairs to the library. I read the paper, and my electric bill takes a rest.”</p><p>— Mr. Tan, Manhattan</p></blockquote>`,
      'zh-CN': `<p>过了 65 岁，身体感觉热会慢一点，散热也慢。我们很多人从小学会省电。可是大热天，请您放心用：风扇和冷气能护着心脏。</p>
        <h2>一天这样过</h2>
        <table>
          <thead><tr><th scope="col">时间</th><th scope="col">怎样做</th></tr></thead>
          <tbody>
            <tr><td>早上</td><td>散步、买菜、打太极，十点前做完。向阳的窗帘拉上。</td></tr>
            <tr><td>中午</td><td>歇一歇。湿毛巾敷脖子和手腕。吃清淡的：豆腐、黄瓜、绿豆汤。</td></tr>
            <tr><td>下午</td><td>待在最凉的房间。开冷气，或者去有冷气的地方。</td></tr>
            <tr><td>晚上</td><td>打开两扇窗通风。洗温凉水，不要冰的。</td></tr>
          </tbody>
        </table>
        <h2>没觉得渴，就先喝</h2>
        <p>半小时喝几口。白水、淡茶、清汤都好。心脏或肾不好、医生限水的，先问医生喝多少。有些药会让人更怕热，请问药剂师。</p>
        <h2>家里太热怎么办</h2>
        <ul>
          <li>大热天，市府会开放避暑中心，常设在图书馆和长者中心。打 311 问最近的一处。</li>
          <li>来我们办公室坐坐。有茶，也有人聊天。</li>
          <li>买冷气可能有补助（HEAP）。名额有限，请早点打电话来查。</li>
        </ul>
        <h2>这些信号要当心</h2>
        <p>头晕、抽筋、出很多汗：马上到凉快处，喝水，松开衣服。皮肤发烫、糊涂、晕倒、心跳很快：打 911。等的时候，用湿布敷脖子、腋下和大腿根。</p>
        <blockquote><p>“下午三点，我下楼去图书馆看报。电费也跟着歇一歇。”</p><p>—— 谭爷爷，曼哈顿</p></blockquote>`,
      'zh-TW': `<p>過了 65 歲，身體感覺熱會慢一點，散熱也慢。我們很多人從小學會省電。可是大熱天，請您放心用：風扇和冷氣能護著心臟。</p>
        <h2>一天這樣過</h2>
        <table>
          <thead><tr><th scope="col">時間</th><th scope="col">怎樣做</th></tr></thead>
          <tbody>
            <tr><td>早上</td><td>散步、買菜、打太極，十點前做完。向陽的窗簾拉上。</td></tr>
            <tr><td>中午</td><td>歇一歇。濕毛巾敷脖子和手腕。吃清淡的：豆腐、小黃瓜、綠豆湯。</td></tr>
            <tr><td>下午</td><td>待在最涼的房間。開冷氣，或者去有冷氣的地方。</td></tr>
            <tr><td>晚上</td><td>打開兩扇窗通風。洗溫涼水，不要冰的。</td></tr>
          </tbody>
        </table>
        <h2>沒覺得渴，就先喝</h2>
        <p>半小時喝幾口。白水、淡茶、清湯都好。心臟或腎不好、醫生限水的，先問醫生喝多少。有些藥會讓人更怕熱，請問藥師。</p>
        <h2>家裡太熱怎麼辦</h2>
        <ul>
          <li>大熱天，市府會開放避暑中心，常設在圖書館和長者中心。打 311 問最近的一處。</li>
          <li>來我們辦公室坐坐。有茶，也有人聊天。</li>
          <li>買冷氣可能有補助（HEAP）。名額有限，請早點打電話來查。</li>
        </ul>
        <h2>這些警訊要當心</h2>
        <p>頭暈、抽筋、出很多汗：馬上到涼快處，喝水，鬆開衣服。皮膚發燙、糊塗、暈倒、心跳很快：打 911。等的時候，用濕布敷脖子、腋下和大腿根。</p>
        <blockquote><p>「下午三點，我下樓去圖書館看報。電費也跟著歇一歇。」</p><p>—— 譚爺爺，曼哈頓</p></blockquote>`,
    },
    daysAgo: 96,
  },
];
