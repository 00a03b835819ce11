import type { DemoPage } from './shape.ts';

export const privacyPage: DemoPage = {
  slug: 'privacy',
  title: { en: 'Privacy Policy', 'zh-CN': '隐私政策', 'zh-TW': '隱私政策' },
  content: {
    en: `<p class="sample-note"><strong>This is a sample text. A lawyer must review and adapt it before it is used.</strong></p>
      <p>Persimmon Home Care helps elders and their families with home care and benefits. For this we need personal information. This page says what we collect, why, who sees it, and what you can decide. If anything is unclear, call us. We will explain it in your language.</p>
      <h2>1. What we collect</h2>
      <ul>
        <li><strong>About you:</strong> name, preferred name, Chinese name, gender, address, ZIP code, phone number and, if you like, email.</li>
        <li><strong>About your coverage:</strong> your Medicaid ID (the White Card number), and whether it is eligible for long-term care.</li>
        <li><strong>Documents you send:</strong> proof of income, bank statements, rent receipt or lease, utility bills, IDs, letters and forms.</li>
        <li><strong>Requests:</strong> care applications, appointments, rides, activities you join, companions and needs such as a wheelchair or a diet.</li>
        <li><strong>What you write:</strong> reviews with their pictures, notes and messages.</li>
        <li><strong>From caregivers:</strong> work authorization, home care certificate, medical exam report, experience, training progress, exam results and signature.</li>
        <li><strong>Technical records:</strong> time of use, kind of device and network address, to keep accounts safe.</li>
      </ul>
      <p>We do not need more than this. Please do not send papers that we have not asked for.</p>
      <h2>2. Why we use it</h2>
      <ul>
        <li>To check eligibility and to prepare care, benefits and rides with you</li>
        <li>To keep appointments and activities, and to remind you of them</li>
        <li>To review caregivers’ applications, and to train and certify them</li>
        <li>To answer your questions, and to improve our service</li>
        <li>To protect accounts against misuse, and to comply with the law</li>
      </ul>
      <p>We do not sell personal information. We do not use it for advertising.</p>
      <h2>3. Who sees it</h2>
      <ul>
        <li><strong>Our staff,</strong> and only those who work on your case. We record every time a private document is opened.</li>
        <li><strong>Your caregiver,</strong> as far as the care plan requires it.</li>
        <li><strong>Agencies, health plans and doctors,</strong> when you ask us to deal with them, or when the law requires it.</li>
        <li><strong>Companies that work for us,</strong> for example for text messages, email or storage. They may use the data only for this task.</li>
        <li><strong>The public</strong> sees only what you publish. Your reviews show your preferred name, or your first name and an initial.</li>
      </ul>
      <p>If we are your care provider, health privacy law such as HIPAA may also apply. You will then receive a separate notice about it.</p>
      <h2>4. How long we keep it</h2>
      <ul>
        <li>Pictures uploaded for a registration that is not completed: 24 hours.</li>
        <li>Your account and profile: as long as you have the account.</li>
        <li>Care, benefit and training records: as long as the law and our contracts require.</li>
        <li>Messages and technical records: only as long as we need them for service and safety.</li>
      </ul>
      <p>After that, we delete the data or remove everything that points to you.</p>
      <h2>5. How we protect it</h2>
      <p>The connection to this site is encrypted. Card numbers and documents are stored encrypted. On your own page, only the last three characters of the Medicaid ID are shown. Passwords are kept only in a form that nobody can read, not even us. Hidden details in photos, such as the place where they were taken, are removed. If there is ever a data breach that concerns you, we will tell you without delay, as the law requires.</p>
      <h2>6. Your rights</h2>
      <p>You can ask us at any time:</p>
      <ol>
        <li><strong>To see</strong> what we have about you</li>
        <li><strong>To correct</strong> what is wrong; much of it you can change in your profile</li>
        <li><strong>To export</strong> it: you get a copy that you can take with you</li>
        <li><strong>To delete</strong> it, unless the law requires us to keep part of it</li>
      </ol>
      <p>You can download or delete your data yourself in “My account”. Or call us, write to us, or come to an office. We will first make sure that it is really you. We usually answer within 30 days, and it costs nothing. Nobody is treated worse for asking. A family member may ask for you, if you have given permission.</p>
      <h2>7. Text messages</h2>
      <p>With your consent, we send text messages: verification codes, confirmations, reminders and news about your requests. How many depends on what you do. Your phone company may charge for messages and data.</p>
      <ul>
        <li>Reply <strong>STOP</strong> to end them, <strong>START</strong> to get them again, and <strong>HELP</strong> for help.</li>
        <li>Your consent is not a condition for receiving care or any other service.</li>
        <li>We do not give your number or your consent to others for their own marketing.</li>
      </ul>
      <p>A verification code comes only when you ask for one. Never tell it to anybody.</p>
      <h2>8. Cookies and your browser</h2>
      <p>We set only two cookies. One remembers your language. The other remembers whether you chose the phone or the desktop site. There are no cookies for advertising or tracking.</p>
      <p>On your own device, the browser also keeps your login, your text size and forms you have begun. Log out on shared computers. Maps come from an outside map service, which can see that your browser loads the map.</p>
      <h2>9. Children</h2>
      <p>This site is meant for adults. We do not knowingly collect information from children under 13. If a child comes along to an activity, we ask only for the number of companions.</p>
      <h2>10. Changes</h2>
      <p>If we change this policy, we will publish the new text here. For important changes we will send you a message beforehand. We do not use older data in a new way without asking you.</p>
      <h2>11. Contact</h2>
      <p>You will find our phone number, email address and offices on the home page and at the bottom of every page. Ask for the person responsible for privacy. You may also complain to the authorities, for example to the New York State Attorney General.</p>`,
    'zh-CN': `<p class="sample-note"><strong>这是样本文字。正式使用前，须由律师审阅和修改。</strong></p>
      <p>柿安居家护理帮助长者和家人办理居家护理和福利。为此，我们需要一些个人资料。本页说明收集什么、为什么、谁会看到，以及您有什么选择。有不明白的，请打电话。我们用您的语言解释。</p>
      <h2>一、我们收集什么</h2>
      <ul>
        <li><strong>您的资料：</strong>姓名、常用名、中文名、性别、地址、邮编、电话。愿意的话，还有电子邮件。</li>
        <li><strong>医疗保障：</strong>您的 Medicaid 号码（就是白卡号码），以及是否符合长期护理的资格。</li>
        <li><strong>您交来的文件：</strong>收入证明、银行月结单、房租收据或租约。水电煤气账单、证件、信件和表格。</li>
        <li><strong>您的申请：</strong>护理申请、预约、接送、报名的活动。还有同行人数，以及轮椅、饮食等需要。</li>
        <li><strong>您写的内容：</strong>评价和照片、备注、留言。</li>
        <li><strong>护理员的资料：</strong>工作许可证明、居家护理证书、体检报告。还有工作经验、培训进度、考试结果和签名。</li>
        <li><strong>技术记录：</strong>使用时间、设备种类、网络地址，用来保护账号。</li>
      </ul>
      <p>除此以外，我们不需要别的。没有请您交的文件，请不要发来。</p>
      <h2>二、为什么使用</h2>
      <ul>
        <li>查资格，和您一起准备护理、福利和接送</li>
        <li>安排预约和活动，并且提醒您</li>
        <li>审核护理员申请，提供培训和证书</li>
        <li>回答您的问题，改进服务</li>
        <li>防止账号被盗用，遵守法律</li>
      </ul>
      <p>我们不出售个人资料，也不用来做广告。</p>
      <h2>三、谁会看到</h2>
      <ul>
        <li><strong>我们的同事：</strong>只限办您这件事的人。每次查看私人文件，都有记录。</li>
        <li><strong>您的护理员：</strong>只限护理计划需要的部分。</li>
        <li><strong>政府机构、保险计划和医生：</strong>您请我们代办，或者法律要求时。</li>
        <li><strong>替我们做事的公司：</strong>例如发短信、发电子邮件、存资料。他们只能用于这件事。</li>
        <li><strong>公众：</strong>只看到您公开的内容。评价只显示常用名，或者名字和姓的首字母。</li>
      </ul>
      <p>如果我们为您提供护理，HIPAA 等医疗隐私法也可能适用。到时您会另外收到一份通知。</p>
      <h2>四、保存多久</h2>
      <ul>
        <li>注册没有完成时上传的照片：24 小时。</li>
        <li>您的账号和个人资料：账号存在多久，就保存多久。</li>
        <li>护理、福利和培训记录：按法律和合约的规定。</li>
        <li>短信记录和技术记录：只保存服务和安全需要的时间。</li>
      </ul>
      <p>期限过后，我们会删除，或者去掉一切能认出您的内容。</p>
      <h2>五、怎样保护</h2>
      <p>您和本网站之间的连接是加密的。卡号和文件加密保存。在您自己的页面，Medicaid 号码也只显示最后三位。密码以无法读取的形式保存，我们也看不到。照片里隐藏的资料，例如拍摄地点，会被删去。万一资料外泄，牵涉到您，我们会依法尽快通知您。</p>
      <h2>六、您的权利</h2>
      <p>您随时可以要求：</p>
      <ol>
        <li><strong>查看：</strong>我们有您的哪些资料</li>
        <li><strong>更正：</strong>写错的地方；很多内容，您在个人中心就能改</li>
        <li><strong>导出：</strong>拿到一份可以带走的副本</li>
        <li><strong>删除：</strong>法律规定必须保存的除外</li>
      </ol>
      <p>在个人中心，您可以自己下载或删除资料。打电话、写信或到办公室也可以。我们会先确认是您本人。通常 30 天内答复，不收费。提出要求，不会影响您的服务。您授权的家人，也可以替您提出。</p>
      <h2>七、短信</h2>
      <p>您同意后，我们会发短信：验证码、确认、提醒，以及申请的进展。数量要看您使用的服务。电话公司可能收取短信费和流量费。</p>
      <ul>
        <li>回复 <strong>STOP</strong>（停止）不再收，回复 <strong>START</strong>（开始）再收，回复 <strong>HELP</strong>（帮助）看说明。</li>
        <li>不同意收短信，照样可以得到护理和其他服务。</li>
        <li>我们不会把您的号码或同意，交给别人做推销。</li>
      </ul>
      <p>只有您自己要求时，才会收到验证码。请不要告诉任何人。</p>
      <h2>八、Cookie 和浏览器</h2>
      <p>我们只用两个 Cookie。一个记住语言，一个记住您选的是手机版还是电脑版。没有广告或跟踪用的 Cookie。</p>
      <p>浏览器还会在您的设备上保存登录状态、字体大小和没填完的表格。用公共电脑，请记得退出。地图来自外部地图服务，它会知道您的浏览器打开了地图。</p>
      <h2>九、儿童</h2>
      <p>本网站供成年人使用。我们不会有意收集 13 岁以下儿童的资料。小朋友同来参加活动，我们只问同行人数。</p>
      <h2>十、修改</h2>
      <p>本政策如有修改，新的文字会登在这里。重要的修改，我们会事先通知您。没有问过您，我们不会把旧资料用在新用途上。</p>
      <h2>十一、联系我们</h2>
      <p>电话、电子邮件和办公室地址，在首页和每一页的最下方。请说找负责隐私的同事。您也可以向政府投诉，例如纽约州总检察长办公室。</p>`,
    'zh-TW': `<p class="sample-note"><strong>這是樣本文字。正式使用前，須由律師審閱和修改。</strong></p>
      <p>柿安居家護理幫助長者和家人辦理居家護理和福利。為此，我們需要一些個人資料。本頁說明收集什麼、為什麼、誰會看到，以及您有什麼選擇。有不明白的，請打電話。我們用您的語言解釋。</p>
      <h2>一、我們收集什麼</h2>
      <ul>
        <li><strong>您的資料：</strong>姓名、常用名、中文名、性別、地址、郵遞區號、電話。願意的話，還有電子郵件。</li>
        <li><strong>醫療保障：</strong>您的 Medicaid 號碼（就是白卡號碼），以及是否符合長期護理的資格。</li>
        <li><strong>您交來的文件：</strong>收入證明、銀行月結單、房租收據或租約。水電煤氣帳單、證件、信件和表格。</li>
        <li><strong>您的申請：</strong>護理申請、預約、接送、報名的活動。還有同行人數，以及輪椅、飲食等需要。</li>
        <li><strong>您寫的內容：</strong>評價和照片、備註、留言。</li>
        <li><strong>護理員的資料：</strong>工作許可證明、居家護理證書、體檢報告。還有工作經驗、培訓進度、考試結果和簽名。</li>
        <li><strong>技術紀錄：</strong>使用時間、裝置種類、網路位址，用來保護帳號。</li>
      </ul>
      <p>除此以外，我們不需要別的。沒有請您交的文件，請不要傳來。</p>
      <h2>二、為什麼使用</h2>
      <ul>
        <li>查資格，和您一起準備護理、福利和接送</li>
        <li>安排預約和活動，並且提醒您</li>
        <li>審核護理員申請，提供培訓和證書</li>
        <li>回答您的問題，改進服務</li>
        <li>防止帳號被盜用，遵守法律</li>
      </ul>
      <p>我們不出售個人資料，也不用來做廣告。</p>
      <h2>三、誰會看到</h2>
      <ul>
        <li><strong>我們的同事：</strong>只限辦您這件事的人。每次查看私人文件，都有紀錄。</li>
        <li><strong>您的護理員：</strong>只限護理計畫需要的部分。</li>
        <li><strong>政府機構、保險計畫和醫生：</strong>您請我們代辦，或者法律要求時。</li>
        <li><strong>替我們做事的公司：</strong>例如傳簡訊、寄電子郵件、存資料。他們只能用於這件事。</li>
        <li><strong>公眾：</strong>只看到您公開的內容。評價只顯示常用名，或者名字和姓的首字母。</li>
      </ul>
      <p>如果我們為您提供護理，HIPAA 等醫療隱私法也可能適用。到時您會另外收到一份通知。</p>
      <h2>四、保存多久</h2>
      <ul>
        <li>註冊沒有完成時上傳的照片：24 小時。</li>
        <li>您的帳號和個人資料：帳號存在多久，就保存多久。</li>
        <li>護理、福利和培訓紀錄：按法律和合約的規定。</li>
        <li>簡訊紀錄和技術紀錄：只保存服務和安全需要的時間。</li>
      </ul>
      <p>期限過後，我們會刪除，或者去掉一切能認出您的內容。</p>
      <h2>五、怎樣保護</h2>
      <p>您和本網站之間的連線是加密的。卡號和文件加密保存。在您自己的頁面，Medicaid 號碼也只顯示最後三位。密碼以無法讀取的形式保存，我們也看不到。照片裡隱藏的資料，例如拍攝地點，會被刪去。萬一資料外洩，牽涉到您，我們會依法儘快通知您。</p>
      <h2>六、您的權利</h2>
      <p>您隨時可以要求：</p>
      <ol>
        <li><strong>查看：</strong>我們有您的哪些資料</li>
        <li><strong>更正：</strong>寫錯的地方；很多內容，您在個人中心就能改</li>
        <li><strong>匯出：</strong>拿到一份可以帶走的副本</li>
        <li><strong>刪除：</strong>法律規定必須保存的除外</li>
      </ol>
      <p>在個人中心，您可以自己下載或刪除資料。打電話、寫信或到辦公室也可以。我們會先確認是您本人。通常 30 天內答覆，不收費。提出要求，不會影響您的服務。您授權的家人，也可以替您提出。</p>
      <h2>七、簡訊</h2>
      <p>您同意後，我們會傳簡訊：驗證碼、確認、提醒，以及申請的進展。數量要看您使用的服務。電話公司可能收取簡訊費和數據費。</p>
      <ul>
        <li>回覆 <strong>STOP</strong>（停止）不再收，回覆 <strong>START</strong>（開始）再收，回覆 <strong>HELP</strong>（幫助）看說明。</li>
        <li>不同意收簡訊，照樣可以得到護理和其他服務。</li>
        <li>我們不會把您的號碼或同意，交給別人做推銷。</li>
      </ul>
      <p>只有您自己要求時，才會收到驗證碼。請不要告訴任何人。</p>
      <h2>八、Cookie 和瀏覽器</h2>
      <p>我們只用兩個 Cookie。一個記住語言，一個記住您選的是手機版還是電腦版。沒有廣告或追蹤用的 Cookie。</p>
      <p>瀏覽器還會在您的裝置上保存登入狀態、字體大小和沒填完的表格。用公共電腦，請記得登出。地圖來自外部地圖服務，它會知道您的瀏覽器打開了地圖。</p>
      <h2>九、兒童</h2>
      <p>本網站供成年人使用。我們不會有意收集 13 歲以下兒童的資料。小朋友同來參加活動，我們只問同行人數。</p>
      <h2>十、修改</h2>
      <p>本政策如有修改，新的文字會登在這裡。重要的修改，我們會事先通知您。沒有問過您，我們不會把舊資料用在新用途上。</p>
      <h2>十一、聯絡我們</h2>
      <p>電話、電子郵件和辦公室地址，在首頁和每一頁的最下方。請說找負責隱私的同事。您也可以向政府投訴，例如紐約州總檢察長辦公室。</p>`,
  },
};
