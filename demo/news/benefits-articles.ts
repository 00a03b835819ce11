import type { DemoArticle } from '#demo/shape.ts';

export const benefitsArticles: DemoArticle[] = [
  {
    slug: 'white-card-renewal-steps',
    type: 'benefits',
    title: {
      en: 'White Card renewal: start when the letter comes',
      'zh-CN': '白卡续期：收到信就可以办',
      'zh-TW': '白卡續期：收到信就可以辦',
    },
    summary: {
      en: 'Bring the whole letter to any office. We will fill in the form with you, free of charge.',
      'zh-CN': '带上整封信到任何一间办公室，我们免费帮您填表。',
      'zh-TW': '帶上整封信到任何一間辦公室，我們免費幫您填表。',
    },
    cover: 'news-benefits.svg',
    content: {
      en: `<p>The White Card is the Medicaid card, the health coverage for people with low income. It usually has to be renewed once a year. When the renewal letter comes, you can start. There is no need to wait for the last day.</p>
        <h2>Why early is better</h2>
        <p>If the answer comes after the date in the letter, coverage may stop. Home care may then stop with it. When you send papers early, there is still time if the office asks for more.</p>
        <h2>Who writes to you</h2>
        <p>In New York City, most people 65 and over get the letter from the city’s Human Resources Administration (HRA). Others get it from the state’s marketplace, NY State of Health. Some are renewed without any form; the letter says so. If you have moved, give them your new address, or the letter will not reach you.</p>
        <h2>What to bring</h2>
        <ul>
          <li>The renewal letter, all pages, and the envelope</li>
          <li>Proof of income, such as your Social Security or pension letter</li>
          <li>Bank statements of all accounts for the last two months</li>
          <li>Your last rent receipt, or the lease</li>
          <li>A utility bill</li>
          <li>Your White Card, Medicare card or another ID</li>
        </ul>
        <h2>Three steps</h2>
        <ol>
          <li>Call us, or book an office appointment <a href="/services">on the services page</a>.</li>
          <li>Come with your papers. We read the letter to you and fill in the form together.</li>
          <li>We copy everything, help you send it, and text you when it has gone out.</li>
        </ol>
        <blockquote><p>“The letter was all English. They read it to me on the phone, line by line.”</p><p>— Mr. Lin, Queens</p></blockquote>
        <h2>If your card has already stopped</h2>
        <p>Do not throw anything away, and do not wait. There may still be time to send what is missing. You may also have the right to ask for a hearing. Call us the same day, and we will look at the dates with you.</p>`,
      'zh-CN': `<p>白卡就是 Medicaid 卡，是给低收入人士的医疗保障。它通常每年续期一次。收到续期信，就可以开始办，不用等到最后一天。</p>
        <h2>为什么要早办</h2>
        <p>过了信上的日期，白卡可能会停。居家护理也会跟着停。早点交，政府要补资料时，时间也够。</p>
        <h2>信是谁寄来的</h2>
        <p>在纽约市，65 岁以上的人，多半由市府人力资源管理局（HRA）寄信。其他人由州府的医保市场（NY State of Health）寄。有些人自动续期，信上会写明。搬了家，要告诉他们新地址，不然收不到信。</p>
        <h2>要带什么</h2>
        <ul>
          <li>续期信，每一页都带，信封也带</li>
          <li>收入证明，例如社安金或退休金的信</li>
          <li>所有账户最近两个月的银行月结单</li>
          <li>最近一张房租收据，或者租约</li>
          <li>水电煤气账单</li>
          <li>白卡、红蓝卡或其他证件</li>
        </ul>
        <h2>三步就办好</h2>
        <ol>
          <li>打电话，或者<a href="/services">在服务页面</a>预约办公室。</li>
          <li>带文件过来。我们读信给您听，一起填表。</li>
          <li>我们复印留底，帮您寄出，再发短信告诉您。</li>
        </ol>
        <blockquote><p>“信里全是英文。他们在电话里，一句一句念给我听。”</p><p>—— 林爷爷，皇后区</p></blockquote>
        <h2>白卡已经停了</h2>
        <p>什么都别丢，也别等。也许还来得及补资料。您也可能有权要求听证。请当天就打电话来，我们陪您看日期。</p>`,
      'zh-TW': `<p>白卡就是 Medicaid 卡，是給低收入人士的醫療保障。它通常每年續期一次。收到續期信，就可以開始辦，不用等到最後一天。</p>
        <h2>為什麼要早辦</h2>
        <p>過了信上的日期，白卡可能會停。居家護理也會跟著停。早點交，政府要補資料時，時間也夠。</p>
        <h2>信是誰寄來的</h2>
        <p>在紐約市，65 歲以上的人，多半由市府人力資源管理局（HRA）寄信。其他人由州府的健康保險市場（NY State of Health）寄。有些人自動續期，信上會寫明。搬了家，要告訴他們新地址，不然收不到信。</p>
        <h2>要帶什麼</h2>
        <ul>
          <li>續期信，每一頁都帶，信封也帶</li>
          <li>收入證明，例如社安金或退休金的信</li>
          <li>所有帳戶最近兩個月的銀行月結單</li>
          <li>最近一張房租收據，或者租約</li>
          <li>水電煤氣帳單</li>
          <li>白卡、紅藍卡或其他證件</li>
        </ul>
        <h2>三步就辦好</h2>
        <ol>
          <li>打電話，或者<a href="/services">在服務頁面</a>預約辦公室。</li>
          <li>帶文件過來。我們讀信給您聽，一起填表。</li>
          <li>我們影印留底，幫您寄出，再傳簡訊告訴您。</li>
        </ol>
        <blockquote><p>「信裡全是英文。他們在電話裡，一句一句唸給我聽。」</p><p>—— 林爺爺，皇后區</p></blockquote>
        <h2>白卡已經停了</h2>
        <p>什麼都別丟，也別等。也許還來得及補資料。您也可能有權要求聽證。請當天就打電話來，我們陪您看日期。</p>`,
    },
    daysAgo: 2,
    recommended: true,
  },
  {
    slug: 'snap-renewal-checklist',
    type: 'benefits',
    title: {
      en: 'Food benefits (SNAP): a checklist before you renew',
      'zh-CN': '粮食券续期：先看这张清单',
      'zh-TW': '糧食券續期：先看這張清單',
    },
    summary: {
      en: 'Papers, the phone interview, and how to keep your card safe.',
      'zh-CN': '要备的文件、电话面谈，还有怎样看好您的卡。',
      'zh-TW': '要備的文件、電話面談，還有怎樣看好您的卡。',
    },
    cover: 'activity-gardening.svg',
    content: {
      en: `<p>Food benefits (SNAP) come on a plastic card called EBT. You pay with it at supermarkets, many produce stores and most farmers’ markets. The benefit runs for a set time. Then it must be renewed, with a form and often a phone interview.</p>
        <h2>Papers to prepare</h2>
        <ul>
          <li>The renewal letter, if it has come</li>
          <li>An ID for everyone who eats together with you</li>
          <li>Proof of income: Social Security, pension, pay stubs, help from children</li>
          <li>Rent receipt or lease, and the utility bill</li>
          <li>Medical costs you paid yourself, if you are 60 or over</li>
        </ul>
        <p>The last point is often forgotten. Glasses, dentures, medicines and rides to the doctor may count. They can raise the benefit, so keep the receipts.</p>
        <h2>The phone interview</h2>
        <ol>
          <li>The call may show an unknown number. Look at the date and time in the letter, and stay near the phone.</li>
          <li>Say “Mandarin, please” or “Cantonese, please”. The interpreter is free.</li>
          <li>Answer simply. If you do not know, say that you will check.</li>
          <li>Write down the name of the worker and the date.</li>
        </ol>
        <p>If you missed the call, call the office back right away. We can sit beside you while you talk.</p>
        <h2>Keep the card safe</h2>
        <ul>
          <li>Never tell anyone your PIN. No office will ask for it by text message.</li>
          <li>Cover the keypad with your hand when you pay.</li>
          <li>If money is missing, call the number on the back of the card and change the PIN the same day.</li>
        </ul>
        <h2>Can I get it?</h2>
        <p>That depends on income, household and immigration status. The rules change from time to time. People who are refused once may still qualify later. We will look at your papers without charge and tell you honestly. Food pantries are open to everyone meanwhile; ask us for the nearest one.</p>`,
      'zh-CN': `<p>粮食券（SNAP）存在一张叫 EBT 的卡里。超市、很多菜店和农夫市场都能用。福利有期限，到期要续。续期要填表，常常还要电话面谈。</p>
        <h2>要备的文件</h2>
        <ul>
          <li>续期信，收到了就带</li>
          <li>同吃同住每个人的证件</li>
          <li>收入证明：社安金、退休金、工资单、儿女给的钱</li>
          <li>房租收据或租约，还有水电煤气账单</li>
          <li>60 岁以上的，自己付的医药费收据</li>
        </ul>
        <p>最后一样最容易忘。眼镜、假牙、药费、看病车费，都可能算。算进去，福利可能会多一点。收据请留好。</p>
        <h2>电话面谈</h2>
        <ol>
          <li>来电可能是陌生号码。看好信上的时间，守着电话。</li>
          <li>说“Mandarin, please”或“Cantonese, please”。翻译免费。</li>
          <li>答得简单些。不知道的，就说回头查一查。</li>
          <li>记下办事员的名字和日期。</li>
        </ol>
        <p>没接到，马上打回去。您也可以来办公室，我们坐在旁边陪您讲。</p>
        <h2>把卡看好</h2>
        <ul>
          <li>密码不告诉任何人。政府不会用短信问密码。</li>
          <li>付钱按密码时，用手挡住。</li>
          <li>钱少了，当天打卡背面的电话报失，并改密码。</li>
        </ul>
        <h2>我能申请吗</h2>
        <p>要看收入、家里几个人，还有移民身份。规定有时会变。以前没批，现在也许可以。我们免费看资料，老实告诉您。等待的时候，食物分发站人人可去。最近的在哪里，问我们就好。</p>`,
      'zh-TW': `<p>糧食券（SNAP）存在一張叫 EBT 的卡裡。超市、很多菜店和農夫市場都能用。福利有期限，到期要續。續期要填表，常常還要電話面談。</p>
        <h2>要備的文件</h2>
        <ul>
          <li>續期信，收到了就帶</li>
          <li>同吃同住每個人的證件</li>
          <li>收入證明：社安金、退休金、薪資單、兒女給的錢</li>
          <li>房租收據或租約，還有水電煤氣帳單</li>
          <li>60 歲以上的，自己付的醫藥費收據</li>
        </ul>
        <p>最後一樣最容易忘。眼鏡、假牙、藥費、看病車費，都可能算。算進去，福利可能會多一點。收據請留好。</p>
        <h2>電話面談</h2>
        <ol>
          <li>來電可能是陌生號碼。看好信上的時間，守著電話。</li>
          <li>說「Mandarin, please」或「Cantonese, please」。翻譯免費。</li>
          <li>答得簡單些。不知道的，就說回頭查一查。</li>
          <li>記下辦事員的名字和日期。</li>
        </ol>
        <p>沒接到，馬上打回去。您也可以來辦公室，我們坐在旁邊陪您講。</p>
        <h2>把卡看好</h2>
        <ul>
          <li>密碼不告訴任何人。政府不會用簡訊問密碼。</li>
          <li>付錢按密碼時，用手擋住。</li>
          <li>錢少了，當天打卡背面的電話報失，並改密碼。</li>
        </ul>
        <h2>我能申請嗎</h2>
        <p>要看收入、家裡幾個人，還有移民身分。規定有時會變。以前沒批，現在也許可以。我們免費看資料，老實告訴您。等待的時候，食物分發站人人可去。最近的在哪裡，問我們就好。</p>`,
    },
    daysAgo: 27,
  },
  {
    slug: 'read-a-benefits-letter',
    type: 'benefits',
    title: {
      en: 'A letter from the benefits office: read these five things first',
      'zh-CN': '收到福利局的信，先看这五处',
      'zh-TW': '收到福利局的信，先看這五處',
    },
    summary: {
      en: 'Who sent it, when, about whom, what they want, and by which day.',
      'zh-CN': '谁寄的、哪天寄的、关于谁、要什么、哪天以前。',
      'zh-TW': '誰寄的、哪天寄的、關於誰、要什麼、哪天以前。',
    },
    cover: 'activity-english-class.svg',
    content: {
      en: `<p>An official letter can be ten pages long. You do not have to read every line. With these five answers you know what to do, and how soon.</p>
        <h2>Five things to find</h2>
        <table>
          <thead><tr><th scope="col">Look for</th><th scope="col">Where it is</th><th scope="col">Why it matters</th></tr></thead>
          <tbody>
            <tr><td>Sender</td><td>Top left, beside the seal</td><td>It tells you which office to call.</td></tr>
            <tr><td>Date</td><td>Top right</td><td>Many deadlines are counted from this day.</td></tr>
            <tr><td>Case number</td><td>Near your name</td><td>Every call begins with it.</td></tr>
            <tr><td>What they ask or decide</td><td>First page, often in bold</td><td>Send papers, come to an interview, or nothing at all.</td></tr>
            <tr><td>Deadline</td><td>After “by”, “before” or “no later than”</td><td>Write it on the calendar today.</td></tr>
          </tbody>
        </table>
        <h2>Words worth knowing</h2>
        <ul>
          <li><strong>Renewal, recertification</strong>: it is time to renew.</li>
          <li><strong>Request for information</strong>: they need more papers.</li>
          <li><strong>Approved</strong>: yes. <strong>Denied</strong>: no. <strong>Discontinued</strong>: it will stop.</li>
          <li><strong>Fair hearing</strong>: if you disagree, you may ask a judge of the state to look again.</li>
        </ul>
        <p>A “no” is often not the last word. The letter names the last day to ask for a fair hearing. If you ask early enough, a benefit can sometimes continue while you wait. Call us to check, and bring the envelope too.</p>
        <h2>Keep letters in order</h2>
        <ol>
          <li>Take one large envelope for each office.</li>
          <li>Put the newest letter in front.</li>
          <li>Never throw a letter away in its first year.</li>
        </ol>
        <h2>Let us read it</h2>
        <p>Take a clear photo and send it through <a href="/services">help reading letters</a>, or bring the letter in. We speak Mandarin, Cantonese and several dialects. We will explain what it says, and you decide what to do.</p>
        <blockquote><p>“I used to hide letters in a drawer. Now I open them at the office, with tea.”</p><p>— Mrs. Mo, the Bronx</p></blockquote>`,
      'zh-CN': `<p>政府的信有时十几页。不用每行都看。找到这五样，就知道要做什么、急不急。</p>
        <h2>先找五样</h2>
        <table>
          <thead><tr><th scope="col">看什么</th><th scope="col">在哪里</th><th scope="col">有什么用</th></tr></thead>
          <tbody>
            <tr><td>寄信的机构</td><td>左上角，徽章旁边</td><td>知道打电话给谁。</td></tr>
            <tr><td>日期</td><td>右上角</td><td>很多期限从这天算起。</td></tr>
            <tr><td>个案号码</td><td>您的名字附近</td><td>每次打电话都要先报。</td></tr>
            <tr><td>要什么，或者决定了什么</td><td>第一页，常用粗体</td><td>补文件、面谈，或者不用做。</td></tr>
            <tr><td>期限</td><td>by、before 这些字后面</td><td>今天就写在日历上。</td></tr>
          </tbody>
        </table>
        <h2>常见的英文字</h2>
        <ul>
          <li><strong>Renewal、Recertification</strong>：要续期了。</li>
          <li><strong>Request for information</strong>：要补文件。</li>
          <li><strong>Approved</strong> 是批准，<strong>Denied</strong> 是没批，<strong>Discontinued</strong> 是要停。</li>
          <li><strong>Fair hearing</strong>：不同意，可以请州府的法官再看一次。</li>
        </ul>
        <p>没批，常常不是最后结果。信上会写，哪天以前可以要求听证。要求得早，福利有时可以先不停。请打电话来查，信封也带来。</p>
        <h2>信件怎样收</h2>
        <ol>
          <li>每个机构，备一个大信封。</li>
          <li>新的信放最前面。</li>
          <li>一年之内的信，都不要丢。</li>
        </ol>
        <h2>交给我们看</h2>
        <p>拍一张清楚的照片，从<a href="/services">信件翻译</a>发来，或者带到办公室。我们会说普通话、粤语和几种方言。信上写什么，我们讲清楚，主意您来拿。</p>
        <blockquote><p>“以前我把信藏在抽屉里。现在到办公室，喝着茶拆。”</p><p>—— 莫奶奶，布朗士</p></blockquote>`,
      'zh-TW': `<p>政府的信有時十幾頁。不用每行都看。找到這五樣，就知道要做什麼、急不急。</p>
        <h2>先找五樣</h2>
        <table>
          <thead><tr><th scope="col">看什麼</th><th scope="col">在哪裡</th><th scope="col">有什麼用</th></tr></thead>
          <tbody>
            <tr><td>寄信的機構</td><td>左上角，徽章旁邊</td><td>知道打電話給誰。</td></tr>
            <tr><td>日期</td><td>右上角</td><td>很多期限從這天算起。</td></tr>
            <tr><td>個案號碼</td><td>您的名字附近</td><td>每次打電話都要先報。</td></tr>
            <tr><td>要什麼，或者決定了什麼</td><td>第一頁，常用粗體</td><td>補文件、面談，或者不用做。</td></tr>
            <tr><td>期限</td><td>by、before 這些字後面</td><td>今天就寫在日曆上。</td></tr>
          </tbody>
        </table>
        <h2>常見的英文字</h2>
        <ul>
          <li><strong>Renewal、Recertification</strong>：要續期了。</li>
          <li><strong>Request for information</strong>：要補文件。</li>
          <li><strong>Approved</strong> 是批准，<strong>Denied</strong> 是沒批，<strong>Discontinued</strong> 是要停。</li>
          <li><strong>Fair hearing</strong>：不同意，可以請州府的法官再看一次。</li>
        </ul>
        <p>沒批，常常不是最後結果。信上會寫，哪天以前可以要求聽證。要求得早，福利有時可以先不停。請打電話來查，信封也帶來。</p>
        <h2>信件怎樣收</h2>
        <ol>
          <li>每個機構，備一個大信封。</li>
          <li>新的信放最前面。</li>
          <li>一年之內的信，都不要丟。</li>
        </ol>
        <h2>交給我們看</h2>
        <p>拍一張清楚的照片，從<a href="/services">信件翻譯</a>傳來，或者帶到辦公室。我們會說國語、粵語和幾種方言。信上寫什麼，我們講清楚，主意您來拿。</p>
        <blockquote><p>「以前我把信藏在抽屜裡。現在到辦公室，喝著茶拆。」</p><p>—— 莫奶奶，布朗士</p></blockquote>`,
    },
    daysAgo: 19,
    recommended: true,
  },
];
