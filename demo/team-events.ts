import type { DemoTeamEvent } from './shape.ts';

export const teamEvents: DemoTeamEvent[] = [
  {
    slug: 'founding',
    year: 2009,
    title: {
      en: 'Three people around a kitchen table',
      'zh-CN': '厨房桌边的三个人',
      'zh-TW': '廚房桌邊的三個人',
    },
    summary: {
      en: 'A stack of letters, one telephone, and the plan to read them to the neighbors.',
      'zh-CN': '一叠信、一部电话，还有一个念信给街坊听的主意。',
      'zh-TW': '一疊信、一部電話，還有一個唸信給街坊聽的主意。',
    },
    picture: 'event-founding.svg',
    content: {
      en: `<p>It began in a kitchen in Manhattan. Helen Zhou’s mother had come home from the hospital with a broken wrist and eleven letters. Helen took two weeks off and read them to her. Then the neighbor from the third floor knocked, with letters of her own.</p>
        <h2>From letters to care</h2>
        <p>Two friends joined her. One was a nurse, the other had worked for years with benefit forms. On Saturday mornings they put a pot of tea on the table and left the door open. By summer the line went down the stairs.</p>
        <p>Most letters were about the same thing. People had a right to help at home, and did not know it. So the three wrote down a plan on the back of an envelope. It had three points:</p>
        <ul>
          <li>Speak the language of the person at the door.</li>
          <li>Explain first, fill in forms later.</li>
          <li>Send someone who comes again tomorrow.</li>
        </ul>
        <p>The envelope hangs in our first office today. We still work by it.</p>`,
      'zh-CN': `<p>事情从曼哈顿的一间厨房开始。周惠芸的妈妈手腕骨折出院，带回十一封英文信。她请了两个星期假，一封一封念。三楼的邻居听说了，也拿着信来敲门。</p>
        <h2>从读信到护理</h2>
        <p>两位朋友来帮忙。一位是护士，一位办了多年福利申请。星期六早上，桌上泡一壶茶，门开着。到了夏天，队伍排到楼梯下面。</p>
        <p>信里说的多半是同一件事。大家本来可以有人上门照顾，自己却不知道。三个人就在信封背面写下三条：</p>
        <ul>
          <li>来的人说什么话，我们就说什么话。</li>
          <li>先讲清楚，再填表。</li>
          <li>派去的人，明天还会再来。</li>
        </ul>
        <p>那个信封，现在挂在第一间办公室里。我们还是照着做。</p>`,
      'zh-TW': `<p>事情從曼哈頓的一間廚房開始。周惠芸的媽媽手腕骨折出院，帶回十一封英文信。她請了兩個星期假，一封一封唸。三樓的鄰居聽說了，也拿著信來敲門。</p>
        <h2>從讀信到護理</h2>
        <p>兩位朋友來幫忙。一位是護士，一位辦了多年福利申請。星期六早上，桌上泡一壺茶，門開著。到了夏天，隊伍排到樓梯下面。</p>
        <p>信裡說的多半是同一件事。大家本來可以有人到府照顧，自己卻不知道。三個人就在信封背面寫下三條：</p>
        <ul>
          <li>來的人說什麼話，我們就說什麼話。</li>
          <li>先講清楚，再填表。</li>
          <li>派去的人，明天還會再來。</li>
        </ul>
        <p>那個信封，現在掛在第一間辦公室裡。我們還是照著做。</p>`,
    },
  },
  {
    slug: 'first-office',
    year: 2010,
    title: {
      en: 'The first office opens its doors',
      'zh-CN': '第一间办公室开门',
      'zh-TW': '第一間辦公室開門',
    },
    summary: {
      en: 'A former tailor’s shop in Manhattan becomes our first address.',
      'zh-CN': '曼哈顿一间旧裁缝店，成了我们的第一个地址。',
      'zh-TW': '曼哈頓一間舊裁縫店，成了我們的第一個地址。',
    },
    picture: 'event-first-office.svg',
    content: {
      en: `<p>The kitchen had become too small. A tailor on the next street was retiring. He wanted a tenant who would be good to the neighbors. He left us his long cutting table. It is still there, and letters are still spread out on it.</p>
        <h2>Open from nine</h2>
        <p>We painted the walls ourselves and put two potted persimmon trees at the door. In Chinese, persimmon sounds like the word for “matters”. Two of them wish you that all matters go well.</p>
        <p>On the first day nineteen people came. A gentleman brought a rent receipt, a lady brought soup, and a cat moved in behind the counter. By the end of the year there were:</p>
        <ul>
          <li>Three colleagues and one telephone line</li>
          <li>Twenty-six caregivers</li>
          <li>A sign on the door in four languages</li>
        </ul>
        <p>The sign has nine languages now. The cat retired in 2021.</p>`,
      'zh-CN': `<p>厨房太小了。隔壁街的裁缝师傅要退休，想把店面留给待街坊好的人。他还留下一张长长的裁衣桌。桌子现在还在，天天铺满信。</p>
        <h2>早上九点开门</h2>
        <p>墙是我们自己刷的。门口摆了两盆柿子树，取“事事如意”的意思。</p>
        <p>第一天来了十九个人。一位先生拿来房租收据，一位太太提来一锅汤。还有一只猫，住进了柜台后面。到年底，我们有了：</p>
        <ul>
          <li>三位同事，一部电话</li>
          <li>二十六位护理员</li>
          <li>门上一块牌子，写着四种语言</li>
        </ul>
        <p>现在牌子上有九种语言。那只猫，2021 年光荣退休。</p>`,
      'zh-TW': `<p>廚房太小了。隔壁街的裁縫師傅要退休，想把店面留給待街坊好的人。他還留下一張長長的裁衣桌。桌子現在還在，天天鋪滿信。</p>
        <h2>早上九點開門</h2>
        <p>牆是我們自己刷的。門口擺了兩盆柿子樹，取「事事如意」的意思。</p>
        <p>第一天來了十九個人。一位先生拿來房租收據，一位太太提來一鍋湯。還有一隻貓，住進了櫃檯後面。到年底，我們有了：</p>
        <ul>
          <li>三位同事，一部電話</li>
          <li>二十六位護理員</li>
          <li>門上一塊牌子，寫著四種語言</li>
        </ul>
        <p>現在牌子上有九種語言。那隻貓，2021 年光榮退休。</p>`,
    },
  },
  {
    slug: 'one-hundred-elders',
    year: 2012,
    title: {
      en: 'One hundred elders, one group photo',
      'zh-CN': '一百位长者，一张合照',
      'zh-TW': '一百位長者，一張合照',
    },
    summary: {
      en: 'The hundredth member joined in autumn, and everybody wanted to be in the picture.',
      'zh-CN': '秋天，第一百位会员加入，人人都要来合照。',
      'zh-TW': '秋天，第一百位會員加入，人人都要來合照。',
    },
    picture: 'event-100-elders.svg',
    content: {
      en: `<p>The hundredth elder in our care was Mr. Ou, a retired ship’s cook. When he heard his number, he said: “Then I will cook.” He made fried rice for a hundred people in the yard of a school.</p>
        <h2>A photo with everybody</h2>
        <p>The photographer needed a ladder. In the first row sit those who were over ninety. Behind them stand children, grandchildren and caregivers. Somebody counted fourteen home towns and seven dialects.</p>
        <p>That day we also learned something. Over lunch, people told us what they missed. It was seldom more hours of care. It was company. So we decided to hold:</p>
        <ul>
          <li>A birthday party in every season</li>
          <li>A fun day each year for caregivers and members</li>
          <li>One table in every office where anybody may sit down for tea</li>
        </ul>
        <p>The photo hangs in every office. Mr. Ou still corrects our fried rice.</p>`,
      'zh-CN': `<p>第一百位长者是区爷爷，退休前在船上掌勺。听说自己是第一百位，他说：“那我来炒饭。”他在学校操场上，炒了一百人份的饭。</p>
        <h2>人人都在的合照</h2>
        <p>摄影师要爬上梯子才拍得下。第一排坐的，都过了九十岁。后面站着儿女、孙辈和护理员。有人数了数，有十四个家乡，七种方言。</p>
        <p>那天我们也学到一件事。吃饭时，大家说起缺什么。缺的往往不是护理时数，是有人作伴。于是我们决定：</p>
        <ul>
          <li>每一季办一次生日会</li>
          <li>每年办一次护理员和会员的同乐日</li>
          <li>每间办公室留一张茶桌，谁都可以坐</li>
        </ul>
        <p>合照挂在每间办公室。区爷爷到现在，还会指点我们炒饭。</p>`,
      'zh-TW': `<p>第一百位長者是區爺爺，退休前在船上掌廚。聽說自己是第一百位，他說：「那我來炒飯。」他在學校操場上，炒了一百人份的飯。</p>
        <h2>人人都在的合照</h2>
        <p>攝影師要爬上梯子才拍得下。第一排坐的，都過了九十歲。後面站著兒女、孫輩和護理員。有人數了數，有十四個家鄉，七種方言。</p>
        <p>那天我們也學到一件事。吃飯時，大家說起缺什麼。缺的往往不是護理時數，是有人作伴。於是我們決定：</p>
        <ul>
          <li>每一季辦一次生日會</li>
          <li>每年辦一次護理員和會員的同樂日</li>
          <li>每間辦公室留一張茶桌，誰都可以坐</li>
        </ul>
        <p>合照掛在每間辦公室。區爺爺到現在，還會指點我們炒飯。</p>`,
    },
  },
  {
    slug: 'across-the-bridge',
    year: 2014,
    title: {
      en: 'Across the bridge: the Brooklyn office',
      'zh-CN': '过了桥：布鲁克林办公室',
      'zh-TW': '過了橋：布魯克林辦公室',
    },
    summary: {
      en: 'Members in Brooklyn no longer had to change trains twice.',
      'zh-CN': '住布鲁克林的会员，不用再转两趟车。',
      'zh-TW': '住布魯克林的會員，不用再轉兩趟車。',
    },
    picture: 'event-new-borough.svg',
    content: {
      en: `<p>Every third caller lived on the other side of the bridge. Some came to Manhattan with a walker and two changes of train, for a single signature. In the spring of 2014 we rented rooms in Brooklyn, between a bakery and a pharmacy.</p>
        <h2>The first van</h2>
        <p>With the new office came our first van. Mr. Wong, who had driven a city bus for thirty years, took the wheel. He knew every pothole, and he knew how to stop so that nobody’s tea was spilled.</p>
        <p>In the first year he and his helpers made more than two thousand trips:</p>
        <ul>
          <li>To the eye doctor, the dentist and the dialysis center</li>
          <li>To the pharmacy, with a stop at the bakery</li>
          <li>To the beach, once, because nobody had been there for years</li>
        </ul>
        <p>Queens followed in 2017, and later the Bronx. The rule has stayed the same. An office must be near a station, free of stairs, and close to something that smells good.</p>`,
      'zh-CN': `<p>打电话来的人，三位里有一位住在桥那边。有人推着助行器，转两趟车到曼哈顿，只为签一个名。2014 年春天，我们在布鲁克林租了房子。左边是面包店，右边是药房。</p>
        <h2>第一部接送车</h2>
        <p>新办公室有了第一部接送车。黄师傅开过三十年公车，由他来开。哪里有坑他都知道。他停车，杯里的茶也不会洒。</p>
        <p>第一年，他和同事开了两千多趟：</p>
        <ul>
          <li>去看眼科、牙科，去洗肾中心</li>
          <li>去药房，顺路买面包</li>
          <li>去海边一次，因为大家好多年没去了</li>
        </ul>
        <p>2017 年，皇后区开了。后来，布朗士也开了。规矩一直没变：离车站近，不用爬楼梯，旁边要有香味。</p>`,
      'zh-TW': `<p>打電話來的人，三位裡有一位住在橋那邊。有人推著助行器，轉兩趟車到曼哈頓，只為簽一個名。2014 年春天，我們在布魯克林租了房子。左邊是麵包店，右邊是藥房。</p>
        <h2>第一部接送車</h2>
        <p>新辦公室有了第一部接送車。黃師傅開過三十年公車，由他來開。哪裡有坑他都知道。他停車，杯裡的茶也不會灑。</p>
        <p>第一年，他和同事開了兩千多趟：</p>
        <ul>
          <li>去看眼科、牙科，去洗腎中心</li>
          <li>去藥房，順路買麵包</li>
          <li>去海邊一次，因為大家好多年沒去了</li>
        </ul>
        <p>2017 年，皇后區開了。後來，布朗士也開了。規矩一直沒變：離車站近，不用爬樓梯，旁邊要有香味。</p>`,
    },
  },
  {
    slug: 'training-center',
    year: 2016,
    title: { en: 'A school for caregivers', 'zh-CN': '护理员的学校', 'zh-TW': '護理員的學校' },
    summary: {
      en: 'A practice apartment, a real bed, and teachers who have done the work themselves.',
      'zh-CN': '一套练习用的公寓、一张真的床，老师都做过这一行。',
      'zh-TW': '一套練習用的公寓、一張真的床，老師都做過這一行。',
    },
    picture: 'event-training-center.svg',
    content: {
      en: `<p>Good care can be learned, but not from paper alone. In 2016 we opened our training center. The largest room is built like an apartment. It has a narrow bathroom, a sofa that is too soft, and a rug with a loose corner.</p>
        <h2>Learning with the hands</h2>
        <p>Mei Chan planned it. She had been a caregiver for twenty-two years and knew where things go wrong. Her first lesson is always the same: everybody is washed and fed by somebody else, once. After that, the room is quiet.</p>
        <ul>
          <li>Videos and exams are in English and Chinese, so that nobody fails because of language.</li>
          <li>Practice days are in small groups.</li>
          <li>Elders come as guest teachers, and they grade strictly.</li>
        </ul>
        <p>Since then, more than nine hundred people have earned a certificate here. Today the videos are on the phone, and can be watched on the way to work. The practice apartment is still there. So is the rug.</p>`,
      'zh-CN': `<p>好的护理学得会，但光看书不行。2016 年，我们开了培训中心。最大的一间，布置成一套公寓。有窄窄的浴室，有坐下就难站起来的沙发，还有翘角的地毯。</p>
        <h2>用手学</h2>
        <p>中心是陈月娥老师筹划的。她做了二十二年护理员，知道哪里会出错。她的第一课年年一样：每个人都让别人洗一次脸、喂一次饭。喂完，教室里静悄悄的。</p>
        <ul>
          <li>视频和考试有中文和英文，不会因为语言考不过。</li>
          <li>实习分小组。</li>
          <li>长者来当客座老师，打分很严。</li>
        </ul>
        <p>到现在，有九百多人在这里拿到证书。如今视频在手机上，上班路上就能看。练习用的公寓还在，那块地毯也在。</p>`,
      'zh-TW': `<p>好的護理學得會，但光看書不行。2016 年，我們開了培訓中心。最大的一間，佈置成一套公寓。有窄窄的浴室，有坐下就難站起來的沙發，還有翹角的地毯。</p>
        <h2>用手學</h2>
        <p>中心是陳月娥老師籌畫的。她做了二十二年護理員，知道哪裡會出錯。她的第一課年年一樣：每個人都讓別人洗一次臉、餵一次飯。餵完，教室裡靜悄悄的。</p>
        <ul>
          <li>影片和考試有中文和英文，不會因為語言考不過。</li>
          <li>實習分小組。</li>
          <li>長者來當客座老師，打分數很嚴。</li>
        </ul>
        <p>到現在，有九百多人在這裡拿到證書。如今影片在手機上，上班路上就能看。練習用的公寓還在，那塊地毯也在。</p>`,
    },
  },
  {
    slug: 'moon-festival-in-the-park',
    year: 2018,
    title: {
      en: 'A thousand lanterns in the park',
      'zh-CN': '公园里的一千盏灯笼',
      'zh-TW': '公園裡的一千盞燈籠',
    },
    summary: {
      en: 'The first open-air Mid-Autumn evening, with four generations on one lawn.',
      'zh-CN': '第一次在户外过中秋，四代人坐在一片草地上。',
      'zh-TW': '第一次在戶外過中秋，四代人坐在一片草地上。',
    },
    picture: 'event-festival.svg',
    content: {
      en: `<p>Until 2018 we celebrated Mid-Autumn in the office, with the tables pushed together. Then a member who was eighty-six said: “The moon is outside.” So we asked the city for a corner of a park.</p>
        <h2>An evening outdoors</h2>
        <p>We expected three hundred people. More than twice as many came. Children had made lanterns at school, and elders showed them how to hang them. The choir sang, the kitchen team poured osmanthus tea, and the clouds opened just before eight.</p>
        <p>What people remember most:</p>
        <ul>
          <li>Pomelo hats on the heads of three firefighters</li>
          <li>A mooncake cut into ninety-two pieces</li>
          <li>Couples dancing who had met at a dance sixty years ago</li>
        </ul>
        <p>Everybody was home by ten. The vans drove until the last guest was at the door, and a caregiver went along each time.</p>
        <p>Since then, the festival has belonged to the park. When it rains, the moon is made of paper.</p>`,
      'zh-CN': `<p>2018 年以前，我们在办公室过中秋，把桌子拼起来。后来，一位八十六岁的会员说：“月亮在外面呀。”我们就向市府申请了公园的一角。</p>
        <h2>户外的一晚</h2>
        <p>本来估计三百人，来了一倍还多。孩子们在学校做好灯笼，长者教他们怎样挂。合唱团唱歌，厨房组倒桂花茶。快到八点，云散开了。</p>
        <p>大家记得最清楚的是：</p>
        <ul>
          <li>三位消防员头上戴着柚子皮帽</li>
          <li>一个月饼切成九十二块</li>
          <li>六十年前在舞会认识的老夫妻，又跳了一支舞</li>
        </ul>
        <p>十点以前，人人到家。接送车开到最后一位，每一趟都有护理员陪着。</p>
        <p>从那以后，中秋就在公园过。下雨的话，月亮用纸做。</p>`,
      'zh-TW': `<p>2018 年以前，我們在辦公室過中秋，把桌子拼起來。後來，一位八十六歲的會員說：「月亮在外面呀。」我們就向市府申請了公園的一角。</p>
        <h2>戶外的一晚</h2>
        <p>本來估計三百人，來了一倍還多。孩子們在學校做好燈籠，長者教他們怎樣掛。合唱團唱歌，廚房組倒桂花茶。快到八點，雲散開了。</p>
        <p>大家記得最清楚的是：</p>
        <ul>
          <li>三位消防員頭上戴著柚子皮帽</li>
          <li>一個月餅切成九十二塊</li>
          <li>六十年前在舞會認識的老夫妻，又跳了一支舞</li>
        </ul>
        <p>十點以前，人人到家。接送車開到最後一位，每一趟都有護理員陪著。</p>
        <p>從那以後，中秋就在公園過。下雨的話，月亮用紙做。</p>`,
    },
  },
  {
    slug: 'honored-by-the-neighborhood',
    year: 2022,
    title: {
      en: 'Thanks from the neighborhood',
      'zh-CN': '街坊的一声谢谢',
      'zh-TW': '街坊的一聲謝謝',
    },
    summary: {
      en: 'An honor for the years when groceries, medicine and phone calls had to come to the door.',
      'zh-CN': '那几年，菜、药和问候都要送上门。街坊记在心里。',
      'zh-TW': '那幾年，菜、藥和問候都要送上門。街坊記在心裡。',
    },
    picture: 'event-award.svg',
    content: {
      en: `<p>In the spring of 2020, many elders could not leave home. Our caregivers kept working. The office team packed groceries, collected medicine and made telephone calls. In the first three months we delivered to 640 homes.</p>
        <h2>Five calls a day</h2>
        <p>Each colleague called five elders a day, whether there was something to arrange or not. Some calls took two minutes. One took two hours, because a recipe for salted fish had to be explained properly.</p>
        <p>Two years later, the neighborhood’s associations invited us to an evening in a small theater. They gave us a certificate. Grace Liu, Susan Lin and Jason Ho went up to receive it for everybody. What stayed with us was what an elder had written on it by hand:</p>
        <blockquote><p>“You rang, so I got up, combed my hair and answered.”</p></blockquote>
        <p>The daily calls still exist. About two hundred members receive one. If you would like to be called too, please tell us.</p>`,
      'zh-CN': `<p>2020 年春天，很多长者出不了门。护理员照常上班。办公室的同事装菜、取药、打电话。头三个月，我们送到了 640 户。</p>
        <h2>一天五通电话</h2>
        <p>每位同事一天打给五位长者，有事没事都打。有的两分钟就讲完。有一通讲了两小时，因为咸鱼的做法要讲清楚。</p>
        <p>两年后，街坊会请我们到小剧场，颁了一张奖状。刘欣怡、林素芬和何伟杰代表大家上台。最难忘的，是一位长者亲手写在上面的字：</p>
        <blockquote><p>“电话一响，我就起床，梳好头，来接。”</p></blockquote>
        <p>每天的问候电话，到现在还在打。大约两百位会员会接到。您也想接到吗？请告诉我们。</p>`,
      'zh-TW': `<p>2020 年春天，很多長者出不了門。護理員照常上班。辦公室的同事裝菜、取藥、打電話。頭三個月，我們送到了 640 戶。</p>
        <h2>一天五通電話</h2>
        <p>每位同事一天打給五位長者，有事沒事都打。有的兩分鐘就講完。有一通講了兩小時，因為鹹魚的做法要講清楚。</p>
        <p>兩年後，街坊會請我們到小劇場，頒了一張獎狀。劉欣怡、林素芬和何偉傑代表大家上台。最難忘的，是一位長者親手寫在上面的字：</p>
        <blockquote><p>「電話一響，我就起床，梳好頭，來接。」</p></blockquote>
        <p>每天的問候電話，到現在還在打。大約兩百位會員會接到。您也想接到嗎？請告訴我們。</p>`,
    },
  },
  {
    slug: 'fifteen-years',
    year: 2024,
    title: {
      en: 'Fifteen years, three thousand elders',
      'zh-CN': '十五年，第三千位长者',
      'zh-TW': '十五年，第三千位長者',
    },
    summary: {
      en: 'A long table, fifteen cakes, and a new website in three languages.',
      'zh-CN': '一张长桌，十五个蛋糕，还有三种文字的新网站。',
      'zh-TW': '一張長桌，十五個蛋糕，還有三種文字的新網站。',
    },
    picture: 'event-anniversary.svg',
    content: {
      en: `<p>In 2024 two things came together: our fifteenth birthday, and the three thousandth elder. Mrs. Xie from Queens had only called to ask about a letter. Two weeks later she sat at the head of a very long table.</p>
        <h2>One cake for each year</h2>
        <p>Fifteen families baked, one for each year. There was taro, mango, red bean, and a cheesecake by Marcus. The tailor who had left us his table in 2010 came too. He is ninety-four, and he looked first at the hem of the tablecloth.</p>
        <p>We also opened our new website on that day. Elders had tested it for half a year, and they did not spare us:</p>
        <ul>
          <li>“The letters are too small.” They are larger now.</li>
          <li>“Why do I have to type this twice?” You no longer have to.</li>
          <li>“Where is the telephone number?” It is at the top of every page.</li>
        </ul>
        <p>Helen Zhou ended the evening in one sentence. “The tree is fifteen,” she said, “and it bears fruit every winter.”</p>`,
      'zh-CN': `<p>2024 年，两件喜事碰在一起。我们满十五岁，也迎来第三千位长者。皇后区的谢奶奶，本来只是打电话问一封信。两个星期后，她坐在长桌的主位。</p>
        <h2>一年一个蛋糕</h2>
        <p>十五家人各烤一个蛋糕，代表十五年。有芋头的、芒果的、红豆的，还有 Marcus 做的芝士蛋糕。2010 年留桌子给我们的裁缝师傅也来了。他九十四岁，一进门先看桌布的边缝得好不好。</p>
        <p>新网站也在这天开张。长者们试用了半年，一点不客气：</p>
        <ul>
          <li>“字太小。”现在大了。</li>
          <li>“为什么要填两遍？”现在不用了。</li>
          <li>“电话在哪里？”每一页最上面都有。</li>
        </ul>
        <p>最后，周惠芸只说了一句：“这棵树十五岁了，年年冬天都结果。”</p>`,
      'zh-TW': `<p>2024 年，兩件喜事碰在一起。我們滿十五歲，也迎來第三千位長者。皇后區的謝奶奶，本來只是打電話問一封信。兩個星期後，她坐在長桌的主位。</p>
        <h2>一年一個蛋糕</h2>
        <p>十五家人各烤一個蛋糕，代表十五年。有芋頭的、芒果的、紅豆的，還有 Marcus 做的起司蛋糕。2010 年留桌子給我們的裁縫師傅也來了。他九十四歲，一進門先看桌布的邊縫得好不好。</p>
        <p>新網站也在這天開張。長者們試用了半年，一點不客氣：</p>
        <ul>
          <li>「字太小。」現在大了。</li>
          <li>「為什麼要填兩遍？」現在不用了。</li>
          <li>「電話在哪裡？」每一頁最上面都有。</li>
        </ul>
        <p>最後，周惠芸只說了一句：「這棵樹十五歲了，年年冬天都結果。」</p>`,
    },
  },
];
