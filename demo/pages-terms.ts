import type { DemoPage } from './shape.ts';

export const termsPage: DemoPage = {
  slug: 'terms',
  title: { en: 'Terms of Use', 'zh-CN': '使用条款', 'zh-TW': '使用條款' },
  content: {
    en: `<p class="sample-note"><strong>This is a sample text. A lawyer must review and adapt it before it is used.</strong></p>
      <p>These terms apply when you use this website of Persimmon Home Care. They are written in short sentences, so that everybody can read them. If you use the site, you accept them. If you do not agree, please do not use it. You can still call us.</p>
      <h2>1. Who may use the site</h2>
      <ul>
        <li>Anybody may read the public pages.</li>
        <li>To have an account, you must be 18 or older.</li>
        <li>A family member may act for an elder, if the elder agrees or the law allows it.</li>
        <li>Caregiver accounts are for people who apply to work, or who work, with us.</li>
      </ul>
      <h2>2. Not medical advice</h2>
      <p>Articles, videos and answers on this site are general information. They do not replace your doctor, nurse or pharmacist. Do not start, stop or change a treatment because of something you read here.</p>
      <p>Information about benefits is general too. Rules change, and the agencies decide. Sending an application through this site does not mean that it will be approved.</p>
      <h2>3. Not an emergency service</h2>
      <p><strong>In an emergency, call 911.</strong> Do not use this site, its forms or text messages for it. Nobody reads them around the clock.</p>
      <h2>4. Your account</h2>
      <ul>
        <li>Give true information, and keep it up to date.</li>
        <li>Choose a good password, and do not share it. Do not share verification codes.</li>
        <li>Log out on computers that others use too.</li>
        <li>Tell us right away if you think that somebody else has used your account.</li>
        <li>One White Card (Medicaid card) number belongs to one account.</li>
      </ul>
      <p>We may pause an account to protect you or others, or when these terms are broken. We will tell you why, unless the law forbids it. You may close your account at any time.</p>
      <h2>5. Applications and documents</h2>
      <p>Send only documents that are yours, or that you may send for somebody else. They must be true and readable. You allow us to use them for the service you have asked for. How we handle them is written in the <a href="/about/privacy">Privacy Policy</a>.</p>
      <h2>6. Appointments, rides and activities</h2>
      <ul>
        <li>You can move or cancel an appointment until two hours before it begins. Later than that, please call.</li>
        <li>Come ten minutes early, and bring the papers on the list.</li>
        <li>Rides must be requested ahead. They depend on traffic, weather and free seats.</li>
        <li>Places in activities are limited. If one is full, there is a waitlist.</li>
        <li>We may have to move or cancel something. We will tell you as early as we can.</li>
      </ul>
      <p>At our activities, please follow the safety instructions. Tell us beforehand if you need help or should avoid certain foods. We will ask before we take or publish a picture of you.</p>
      <h2>7. Reviews</h2>
      <p>Elders, their families and our caregivers may write reviews. Please write what you have experienced yourself. Show other people in photos only if they agree. Insults, advertising, private data of others and false statements are not allowed.</p>
      <p>The text and the pictures stay yours. You allow us to show them on this site, free of charge, until you delete them. We may hide a review that breaks these rules. We do not hide one only because it is critical. We may answer it in public.</p>
      <h2>8. Training and certificates</h2>
      <ul>
        <li>Training, exams and signatures must be your own work.</li>
        <li>Do not copy or share videos and exam questions.</li>
        <li>A certificate shows that a training was passed. It is not a state license.</li>
        <li>Anybody who has the number can check whether a certificate is valid. We may withdraw one that was obtained by fraud.</li>
      </ul>
      <h2>9. Acceptable use</h2>
      <p>Please do not:</p>
      <ul>
        <li>Use the site for anything illegal, or pretend to be somebody else</li>
        <li>Try to see the data of others, or to get around our protection</li>
        <li>Upload harmful files, or collect data with automatic programs</li>
        <li>Disturb the site, our staff or other users</li>
      </ul>
      <h2>10. Our content</h2>
      <p>Texts, drawings, videos and the logo belong to us or to those who let us use them. You may print pages for yourself, your family and your neighbors. Any other use needs our permission. Links to other sites are a service; we are not responsible for their content.</p>
      <h2>11. Liability</h2>
      <p>We work with care, but no website is free of errors or always available. As far as the law permits, we offer it as it is. We are not liable for indirect damage, or for damage caused by wrong information given to us. Nothing here limits rights that the law gives you and that cannot be waived. Nothing here limits our duties when we provide care; these are in your care agreement.</p>
      <h2>12. Law and disputes</h2>
      <p>The law of the State of New York applies. If there is a problem, please talk to us first. Most things can be settled in one conversation. Otherwise the courts in New York City have jurisdiction, unless the law says otherwise.</p>
      <h2>13. Changes</h2>
      <p>We may change these terms. The new text appears here, and we will announce important changes beforehand. If you continue to use the site after that, the new terms apply. If one part of these terms is not valid, the rest stays in force. The English text is the binding one; the Chinese texts are there to help you understand it.</p>
      <h2>14. Contact</h2>
      <p>You will find our phone number, email address and offices on the home page and at the bottom of every page.</p>`,
    'zh-CN': `<p class="sample-note"><strong>这是样本文字。正式使用前，须由律师审阅和修改。</strong></p>
      <p>使用柿安居家护理的网站，适用以下条款。我们写得简短，好让人人看得懂。使用本网站，就表示您接受。不同意，请不要使用。您还是可以打电话找我们。</p>
      <h2>一、谁可以使用</h2>
      <ul>
        <li>公开的页面，人人都可以看。</li>
        <li>开设账号，须年满 18 岁。</li>
        <li>长者同意，或者法律允许，家人可以代办。</li>
        <li>护理员账号，供申请来工作或已在我们这里工作的人使用。</li>
      </ul>
      <h2>二、不是医疗建议</h2>
      <p>网站上的文章、视频和解答，只是一般信息。它们不能代替医生、护士或药剂师。请不要因为看了这里的内容，就自己开始、停止或改变治疗。</p>
      <p>福利的信息也是一般性的。规定会变，由政府机构决定。从本网站送出申请，不等于一定获批。</p>
      <h2>三、不是急救服务</h2>
      <p><strong>遇到紧急情况，请打 911。</strong>不要用本网站、表格或短信求救。这里不是 24 小时都有人看。</p>
      <h2>四、您的账号</h2>
      <ul>
        <li>资料要真实，有变动请更新。</li>
        <li>设一个好密码，不要告诉别人。验证码也不要告诉别人。</li>
        <li>用公共电脑，记得退出。</li>
        <li>怀疑有人用了您的账号，请马上告诉我们。</li>
        <li>一个白卡（Medicaid 卡）号码，只属于一个账号。</li>
      </ul>
      <p>为了保护您或别人，或者有人违反条款，我们可以暂停账号。除非法律禁止，我们会说明原因。您随时可以关闭账号。</p>
      <h2>五、申请和文件</h2>
      <p>请只交您自己的文件，或者您有权代交的文件。文件要真实、清楚。您允许我们为了您申请的服务使用它们。怎样处理，写在<a href="/about/privacy">隐私政策</a>里。</p>
      <h2>六、预约、接送和活动</h2>
      <ul>
        <li>预约开始前两小时，都可以改期或取消。再晚，请打电话。</li>
        <li>请早到十分钟，带上清单里的文件。</li>
        <li>接送要提前申请。能否安排，要看交通、天气和座位。</li>
        <li>活动名额有限。满了，可以候补。</li>
        <li>有时我们也要改期或取消，会尽早通知您。</li>
      </ul>
      <p>参加活动，请听从安全指示。需要协助或有忌口，请事先告诉我们。拍照和刊登照片之前，我们会先问您。</p>
      <h2>七、评价</h2>
      <p>长者、家人和护理员都可以写评价。请写自己的亲身经历。照片里有别人，要先得到同意。不可以辱骂、做广告、公开别人的隐私，或者写不实的话。</p>
      <p>文字和照片仍然属于您。您允许我们在本网站免费展示，直到您删除为止。违反规定的评价，我们可以隐藏。只是批评我们的，不会因此隐藏。我们可能公开回复。</p>
      <h2>八、培训和证书</h2>
      <ul>
        <li>培训、考试和签名，须由本人完成。</li>
        <li>视频和考题，不可复制或外传。</li>
        <li>证书表示通过了培训，不是州政府的执照。</li>
        <li>有证书号码的人，都可以查是否有效。用欺骗手段取得的，我们可以撤销。</li>
      </ul>
      <h2>九、使用规则</h2>
      <p>请不要：</p>
      <ul>
        <li>用网站做违法的事，或者冒充别人</li>
        <li>设法看别人的资料，或者绕过保护措施</li>
        <li>上传有害的文件，或者用程序自动收集资料</li>
        <li>干扰网站、我们的同事或其他用户</li>
      </ul>
      <h2>十、网站内容</h2>
      <p>文字、图画、视频和标志，属于我们或授权我们使用的人。您可以为自己、家人和街坊打印。其他用途，须得到我们同意。外部链接只为方便您，内容不由我们负责。</p>
      <h2>十一、责任</h2>
      <p>我们用心做事，但没有网站永远不出错、不中断。在法律允许的范围内，网站按现状提供。间接损失，或者因为资料不实造成的损失，我们不负责。法律给您而不可放弃的权利，不受这里限制。我们提供护理时的责任，写在护理协议里，也不受限制。</p>
      <h2>十二、法律和争议</h2>
      <p>适用纽约州法律。有问题，请先和我们谈，多半一谈就好。谈不成，由纽约市的法院处理，法律另有规定的除外。</p>
      <h2>十三、修改</h2>
      <p>我们可以修改条款。新的文字登在这里，重要的修改会事先通知。之后继续使用，就适用新条款。某一条无效，其他各条仍然有效。条款以英文为准，中文供您了解内容。</p>
      <h2>十四、联系我们</h2>
      <p>电话、电子邮件和办公室地址，在首页和每一页的最下方。</p>`,
    'zh-TW': `<p class="sample-note"><strong>這是樣本文字。正式使用前，須由律師審閱和修改。</strong></p>
      <p>使用柿安居家護理的網站，適用以下條款。我們寫得簡短，好讓人人看得懂。使用本網站，就表示您接受。不同意，請不要使用。您還是可以打電話找我們。</p>
      <h2>一、誰可以使用</h2>
      <ul>
        <li>公開的頁面，人人都可以看。</li>
        <li>開設帳號，須年滿 18 歲。</li>
        <li>長者同意，或者法律允許，家人可以代辦。</li>
        <li>護理員帳號，供申請來工作或已在我們這裡工作的人使用。</li>
      </ul>
      <h2>二、不是醫療建議</h2>
      <p>網站上的文章、影片和解答，只是一般資訊。它們不能代替醫生、護士或藥師。請不要因為看了這裡的內容，就自己開始、停止或改變治療。</p>
      <p>福利的資訊也是一般性的。規定會變，由政府機構決定。從本網站送出申請，不等於一定獲批。</p>
      <h2>三、不是急救服務</h2>
      <p><strong>遇到緊急情況，請打 911。</strong>不要用本網站、表格或簡訊求救。這裡不是 24 小時都有人看。</p>
      <h2>四、您的帳號</h2>
      <ul>
        <li>資料要真實，有變動請更新。</li>
        <li>設一個好密碼，不要告訴別人。驗證碼也不要告訴別人。</li>
        <li>用公共電腦，記得登出。</li>
        <li>懷疑有人用了您的帳號，請馬上告訴我們。</li>
        <li>一個白卡（Medicaid 卡）號碼，只屬於一個帳號。</li>
      </ul>
      <p>為了保護您或別人，或者有人違反條款，我們可以暫停帳號。除非法律禁止，我們會說明原因。您隨時可以關閉帳號。</p>
      <h2>五、申請和文件</h2>
      <p>請只交您自己的文件，或者您有權代交的文件。文件要真實、清楚。您允許我們為了您申請的服務使用它們。怎樣處理，寫在<a href="/about/privacy">隱私政策</a>裡。</p>
      <h2>六、預約、接送和活動</h2>
      <ul>
        <li>預約開始前兩小時，都可以改期或取消。再晚，請打電話。</li>
        <li>請早到十分鐘，帶上清單裡的文件。</li>
        <li>接送要提前申請。能否安排，要看交通、天氣和座位。</li>
        <li>活動名額有限。滿了，可以候補。</li>
        <li>有時我們也要改期或取消，會儘早通知您。</li>
      </ul>
      <p>參加活動，請聽從安全指示。需要協助或有忌口，請事先告訴我們。拍照和刊登照片之前，我們會先問您。</p>
      <h2>七、評價</h2>
      <p>長者、家人和護理員都可以寫評價。請寫自己的親身經歷。照片裡有別人，要先得到同意。不可以辱罵、做廣告、公開別人的隱私，或者寫不實的話。</p>
      <p>文字和照片仍然屬於您。您允許我們在本網站免費展示，直到您刪除為止。違反規定的評價，我們可以隱藏。只是批評我們的，不會因此隱藏。我們可能公開回覆。</p>
      <h2>八、培訓和證書</h2>
      <ul>
        <li>培訓、考試和簽名，須由本人完成。</li>
        <li>影片和考題，不可複製或外傳。</li>
        <li>證書表示通過了培訓，不是州政府的執照。</li>
        <li>有證書號碼的人，都可以查是否有效。用欺騙手段取得的，我們可以撤銷。</li>
      </ul>
      <h2>九、使用規則</h2>
      <p>請不要：</p>
      <ul>
        <li>用網站做違法的事，或者冒充別人</li>
        <li>設法看別人的資料，或者繞過保護措施</li>
        <li>上傳有害的文件，或者用程式自動收集資料</li>
        <li>干擾網站、我們的同事或其他使用者</li>
      </ul>
      <h2>十、網站內容</h2>
      <p>文字、圖畫、影片和標誌，屬於我們或授權我們使用的人。您可以為自己、家人和街坊列印。其他用途，須得到我們同意。外部連結只為方便您，內容不由我們負責。</p>
      <h2>十一、責任</h2>
      <p>我們用心做事，但沒有網站永遠不出錯、不中斷。在法律允許的範圍內，網站按現狀提供。間接損失，或者因為資料不實造成的損失，我們不負責。法律給您而不可放棄的權利，不受這裡限制。我們提供護理時的責任，寫在護理協議裡，也不受限制。</p>
      <h2>十二、法律和爭議</h2>
      <p>適用紐約州法律。有問題，請先和我們談，多半一談就好。談不成，由紐約市的法院處理，法律另有規定的除外。</p>
      <h2>十三、修改</h2>
      <p>我們可以修改條款。新的文字登在這裡，重要的修改會事先通知。之後繼續使用，就適用新條款。某一條無效，其他各條仍然有效。條款以英文為準，中文供您了解內容。</p>
      <h2>十四、聯絡我們</h2>
      <p>電話、電子郵件和辦公室地址，在首頁和每一頁的最下方。</p>`,
  },
};
