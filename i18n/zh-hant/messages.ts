export const messages = {
  whiteCardSubmitted:
    '柿安居家護理：{{name}}，我們收到您的白卡號碼了，會在 {{by}} 前打電話給您。有問題請打 {{phone}}',

  // ---- verification codes ----
  codeRegister:
    '柿安居家護理：您的註冊驗證碼是 {{code}}，{{minutes}} 分鐘內有效。請不要告訴任何人。',
  codeReset:
    '柿安居家護理：您重設密碼的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。請不要告訴任何人。',
  codeChangePhone:
    '柿安居家護理：您更換手機號碼的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。請不要告訴任何人。',
  codePhoneAtOffice:
    '柿安居家護理：您更換手機號碼的驗證碼是 {{code}}，{{minutes}} 分鐘內有效。請您在櫃檯自己輸入。我們絕不會打電話向您要驗證碼。有問題請打 {{phone}}',
  codeChangeEmail:
    '柿安居家護理的驗證碼\n您好！您的驗證碼是 {{code}}，用來確認這個電子郵件地址，{{minutes}} 分鐘內有效。請不要告訴任何人。不是您要的？不用理會就好。有問題請打 {{phone}}\n\n柿安居家護理 敬上',
  codeHelp:
    '柿安居家護理：驗證碼 {{code}}，用來同意別人幫您辦一件事，{{minutes}} 分鐘內有效。不是您要的？不用理會，也不要告訴任何人。',
  codeActing:
    '柿安居家護理：{{name}}想在這裡替您辦事：看您的申請、文件和日期，也可以替您送出申請；不能改您的密碼和手機號碼。您同意的話，請把驗證碼 {{code}} 告訴{{name}}（{{minutes}} 分鐘內有效）。不同意就不要告訴任何人。有問題請打 {{phone}}',
  hasAccount:
    '柿安居家護理：這個號碼已經有帳號了。請直接登入，或重設密碼。不是您本人的話，不用理會。有問題請打 {{phone}}',
  noAccount:
    '柿安居家護理：這個號碼還沒有帳號，請先註冊。不是您本人的話，不用理會。有問題請打 {{phone}}',
  phoneTaken: '柿安居家護理：這個號碼已經屬於一個帳號，不能再用於別的帳號。有問題請打 {{phone}}',

  // ---- registration ----
  welcomePatient: '柿安居家護理：歡迎您！帳號已經可以使用了。有問題請打 {{phone}}',
  welcomePatientCard:
    '柿安居家護理：{{name}}，歡迎您！我們收到您的白卡號碼了，會在 {{by}} 前打電話給您。有問題請打 {{phone}}',
  welcomeCaregiver:
    '柿安居家護理：我們收到您的護理員申請了，會在 {{by}} 前答覆您。有問題請打 {{phone}}',

  // ---- the account ----
  passwordReset:
    '柿安居家護理：您的密碼已經重設，所有裝置都已登出。不是您本人的話，請馬上打 {{phone}}',
  passwordChanged:
    '柿安居家護理：您的密碼已經更改，其他裝置都已登出。不是您本人的話，請馬上打 {{phone}}',
  phoneChanged: '柿安居家護理：您的帳號換了新的手機號碼。不是您本人的話，請馬上打 {{phone}}',
  emailChanged: '柿安居家護理：您帳號的電子郵件地址換了。不是您本人？請馬上打 {{phone}}',
  contactChanged:
    '您在柿安居家護理的帳號有變更\n您好！您帳號的電話或電子郵件地址換了，其他裝置已經登出。是您本人，就不用理會。不是您本人？請馬上打 {{phone}}\n\n柿安居家護理 敬上',
  goodbye: '柿安居家護理：您的帳號和文件都已刪除。謝謝您，請多保重。有問題請打 {{phone}}',
  welcomeByOffice:
    '柿安居家護理：{{name}}您好，帳號開好了。請到網站按「登入」，再按「忘記密碼」，用這個號碼設密碼。不會用的話，請打 {{phone}}',
  helpLink:
    '柿安居家護理：{{name}} 請您幫忙辦一件事。點開連結就能辦，不用密碼：{{link}} 7 天內有效。有問題請打 {{phone}}',
  helpByOffice:
    '柿安居家護理：依您的要求，我們建立了一個連結，讓 {{name}} 幫您辦一件事。不是您要的？請馬上打 {{phone}}',
  accountOpened: '柿安居家護理：您的帳號恢復了，可以照常登入。有問題請打 {{phone}}',
  accountsMerged:
    '柿安居家護理：您有兩個帳號，我們已經合併成一個。請用末四碼是 {{ending}} 的號碼登入。有問題請打 {{phone}}',
  accountActing:
    '柿安居家護理：{{name}}現在可以在這裡替您辦事。您隨時可以在個人中心停止，或打電話給我們。不是您同意的？請馬上打 {{phone}}',
  accountActingHelper:
    '柿安居家護理：您現在可以替{{name}}辦事。請用自己的帳號登入，打開「家人和幫手」。有問題請打 {{phone}}',
  accountActingEnded: '柿安居家護理：{{name}}不能再替您辦事了，辦好的事不變。有問題請打 {{phone}}',
  accountActingHelperEnded: '柿安居家護理：您不能再替{{name}}辦事了。有問題請打 {{phone}}',

  // ---- a caregiver's application ----
  applicationApproved:
    '柿安居家護理：恭喜您，護理員申請通過了！請登入開始培訓。有問題請打 {{phone}}',
  applicationRejected: '柿安居家護理：很抱歉，您的申請沒有通過。{{reason}}有問題請打 {{phone}}',
  applicationMoreInfo:
    '柿安居家護理：您的申請還需要：{{documents}}。請登入後補上。有問題請打 {{phone}}',
  applicationCallUs:
    '柿安居家護理：關於您的申請，我們有一個問題。{{reason}}請登入，或打電話給我們：{{phone}}',
  applicationReminder:
    '柿安居家護理：您的申請還在等：{{documents}}。請登入補上，或打電話給我們，我們幫您：{{phone}}',
  applicationLastReminder:
    '柿安居家護理：您的申請還在等：{{documents}}。如果到{{date}}還沒有收到，我們會先結案。請登入補上，或打電話給我們，我們幫您：{{phone}}',
  applicationClosed:
    '柿安居家護理：我們沒有收到您的答覆，您的申請先結案了。想繼續申請，打電話給我們就可以重新辦理：{{phone}}',
  documentsAsked:
    '柿安居家護理：請更新這些文件：{{documents}}。請登入，在「我的文件」裡送出照片。有問題請打 {{phone}}',
  applicationAgain:
    '柿安居家護理：我們收到您補上的文件了，會在 {{by}} 前答覆您。有問題請打 {{phone}}',
  documents: {
    workAuthorization: '工作許可證明',
    homeCareCertificate: '居家護理證書',
    medicalReport: '體檢報告',
    proofOfAddress: '地址證明',
    tbTest: '肺結核檢查結果',
    fluShot: '流感疫苗紀錄',
    idPhoto: '識別證照片',
    registry: '護理員名冊查詢',
    backgroundCheck: '背景調查',
    references: '推薦信',
  },

  // ---- training ----
  certificateIssued:
    '柿安居家護理：恭喜您！「{{title}}」的證書準備好了，編號 {{number}}。請登入下載。有問題請打 {{phone}}',
  certificateEnds:
    '柿安居家護理：您的「{{title}}」證書（{{number}}）在 {{date}} 到期。請在這天以前登入，再參加一次培訓。有問題請打 {{phone}}',
  trainingDue:
    '柿安居家護理：您的培訓「{{title}}」要在 {{date}} 以前完成。請登入開始。有問題請打 {{phone}}',
  trainingOverdue:
    '柿安居家護理：您的培訓「{{title}}」應在 {{date}} 以前完成，現在已經逾期。請儘快登入完成。有問題請打 {{phone}}',
  trainingToDo: '柿安居家護理：請儘快處理：{{items}}。請登入辦理。有問題請打 {{phone}}',
  toDo: {
    training: '培訓「{{title}}」，{{date}} 以前完成',
    paper: '{{paper}}，{{date}} 到期',
    paperMissing: '{{paper}}，還沒有或已過期',
    hours: '培訓還差 {{hours}} 小時才跟得上進度',
    more: '另有 {{n}} 項',
  },
  staffTeamDigest:
    '您的小組本週情況\n您好！本週請留意以下同事。\n\n{{teams}}\n\n詳情請登入辦公室，打開「小組與達標情況」。不想再收到這封郵件，可在「我的帳號」關閉。\n\n柿安居家護理',
  digest: {
    late: '已逾期，或缺少必要證件：{{names}}',
    soon: '30 天內到期：{{names}}',
  },
  certificateRevoked:
    '柿安居家護理：您的「{{title}}」證書（{{number}}）已失效。{{reason}}請打電話給我們，我們會幫您：{{phone}}',
  // ---- services ----
  visitBooked:
    '柿安居家護理：預約好了。{{item}}，{{when}}，{{office}}，{{address}}。預約號碼 {{no}}。要改時間或取消，請登入或打 {{phone}}',
  visitMoved:
    '柿安居家護理：已依您的要求改好預約。{{item}}，新的時間是 {{when}}，{{office}}，{{address}}。預約號碼 {{no}}。有問題請打 {{phone}}',
  visitMovedByUs:
    '柿安居家護理：很抱歉，您的預約要改時間。{{reason}}{{item}}，新的時間是 {{when}}，{{office}}，{{address}}。預約號碼 {{no}}。時間不合適，請登入或打 {{phone}}',
  visitCancelled:
    '柿安居家護理：已依您的要求取消預約。{{item}}，{{when}}，{{office}}。預約號碼 {{no}}。有問題請打 {{phone}}',
  visitCancelledByUs:
    '柿安居家護理：很抱歉，您的預約要取消。{{item}}，{{when}}，{{office}}。{{reason}}預約號碼 {{no}}。要另選時間，請登入或打 {{phone}}',
  visitReasons: {
    hours: '那天的辦公時間有變動。',
    closed: '那時辦公室不開門。',
    staff: '同事生病了。',
    double: '同一個時段重複預約了。',
  },
  visitReminder:
    '柿安居家護理提醒您：約好的時間是 {{when}}。{{item}}，{{office}}，{{address}}。預約號碼 {{no}}。不能來的話，請打 {{phone}}',
  renewalDue:
    '柿安居家護理：{{what}}在 {{date}} 到期，還有 {{days}} 天。下一步：請登入，按「開始續期」，或打 {{phone}}',
  renewalUnderWay:
    '柿安居家護理：{{what}}在 {{date}} 到期，還有 {{days}} 天。我們正在辦。下一步：請登入看看還缺什麼，或打 {{phone}}',
  renewalPaper:
    '柿安居家護理：您的{{what}}在 {{date}} 到期，還有 {{days}} 天。到期後我們不能派您到客戶家。下一步：請登入，打開「我的文件」，送一份新的，或打 {{phone}}',
  deadlineDue:
    '柿安居家護理：{{what}}，{{date}}，還有 {{days}} 天。下一步：請登入查看，或打 {{phone}}',
  renewalOf: {
    whiteCard: '您的白卡',
    snap: '您的糧食券',
    letter: '您信件的期限',
    other: '您的日期',
    paper: '您的證件',
  },
  requestReceived:
    '柿安居家護理：我們收到您的申請了：{{item}}。申請號碼 {{no}}。我們會在 {{by}} 前答覆您。有問題請打 {{phone}}',
  requestCancelled:
    '柿安居家護理：已依您的要求取消申請：{{item}}。申請號碼 {{no}}。有問題請打 {{phone}}',
  requestFinished:
    '柿安居家護理：您的申請已經辦好了：{{item}}。申請號碼 {{no}}。登入可以查看說明。有問題請打 {{phone}}',
  requestException:
    '柿安居家護理：您的申請還需要您處理：{{item}}。{{reason}}申請號碼 {{no}}。請登入，或打電話給我們：{{phone}}',
  requestUnclear:
    '柿安居家護理：關於您的申請，我們有問題想請教您：{{item}}。{{reason}}申請號碼 {{no}}。請登入，或打電話給我們：{{phone}}',
  letterAnswered:
    '柿安居家護理：您的信 {{no}} 我們看過了。{{type}}。要做什麼請看：{{page}} 有問題請打 {{phone}}',
  letterAnsweredBy:
    '柿安居家護理：您的信 {{no}} 我們看過了。{{type}}。最後一天：{{date}}。要做什麼請看：{{page}} 有問題請打 {{phone}}',
  careReceived:
    '柿安居家護理：我們收到您的長期護理申請了。申請號碼 {{no}}。我們會在 {{by}} 前打電話給您。有問題請打 {{phone}}',
  careItem: '長期護理申請',
  calendarTitle: '{{item}}，{{office}}',
  calendarText: '預約號碼：{{no}}\n要改時間或取消：{{phone}}',
  calendarBring: '來的時候請帶：',

  // ---- white card ----
  cardEligible:
    '柿安居家護理：{{name}}，好消息！您的白卡可以申請居家護理。請登入申請，或打電話給我們：{{phone}}',
  cardIneligible:
    '柿安居家護理：{{name}}，這張白卡目前還不能申請居家護理。{{reason}}請打電話給我們，我們幫您：{{phone}}',
  papersWanted:
    '柿安居家護理：{{name}}，辦理您的白卡還需要：{{list}}。請登入後補上。有問題請打 {{phone}}',
  checklist:
    '柿安居家護理：{{name}}，這是您的白卡文件清單。{{lines}}我們會在 {{by}} 前打電話給您。有問題請打 {{phone}}',
  checklistEmail:
    '您的白卡文件清單\n{{name}}，您好！我們收到您的文件了。\n\n{{lines}}\n\n我們會在 {{by}} 前打電話給您。有問題請打 {{phone}}\n\n柿安居家護理 敬上',
  checklistReady: '已經有：{{list}}。',
  checklistMissing: '還需要：{{list}}。',
  checklistAll: '5 份文件都齊了。',
  papers: {
    income: '收入證明',
    bank_statements: '所有帳戶最近 {{months}} 個月的銀行月結單',
    rent: '房租收據或租約',
    utility: '水電煤氣帳單',
    identity: '白卡、工卡、紅藍卡或身分證件',
  },
  // ---- why a document is asked for ----
  because: {
    blurred: '{{name}}（照片不清楚）',
    cutOff: '{{name}}（沒拍完整）',
    otherDocument: '{{name}}（文件不對）',
    nameDiffers: '{{name}}（姓名不同）',
    expired: '{{name}}（已過期）',
    tooOld: '{{name}}（太舊）',
    pages: '{{name}}（少了一頁）',
    notSent: '{{name}}',
  },
  // ---- activities ----
  activityRegistered:
    '柿安居家護理：您報名成功了！「{{title}}」，{{when}}，{{location}}，共 {{people}} 人。有問題請打 {{phone}}',
  activityWaitlisted:
    '柿安居家護理：「{{title}}」（{{when}}）名額已滿，您是候補第 {{position}} 組。有空位時，我們傳簡訊給您。有問題請打 {{phone}}',
  activityPromoted:
    '柿安居家護理：好消息！有空位了，已經為您留好：「{{title}}」，{{when}}，{{location}}，共 {{people}} 人。不能來的話，請登入取消，或打 {{phone}}',
  activityReminder:
    '柿安居家護理：提醒您參加「{{title}}」，{{when}}，{{location}}，共 {{people}} 人。不能來的話，請登入取消，或打 {{phone}}',
  activityReminderEmail:
    '活動提醒：{{title}}\n您好！提醒您參加「{{title}}」，{{when}}，{{location}}，共 {{people}} 人。不能來的話，請登入取消，或打 {{phone}}\n\n柿安居家護理 敬上',
  activityMoved:
    '柿安居家護理：「{{title}}」有變動，改到 {{when}}，{{location}}。{{reason}}您的名額保留。不能來的話，請登入取消，或打 {{phone}}',
  activityMovedWaiting:
    '柿安居家護理：「{{title}}」有變動，改到 {{when}}，{{location}}。{{reason}}您還在候補名單上。有問題請打 {{phone}}',
  activityCalledOff:
    '柿安居家護理：很抱歉，{{when}}的「{{title}}」取消了。{{reason}}有問題請打 {{phone}}',
  activityPartyCancelled:
    '柿安居家護理：您在{{when}}「{{title}}」的名額已取消。{{reason}}有問題請打 {{phone}}',
  activityReasons: {
    weather: '因為天氣不合適。',
    host: '因為主持活動的人無法前來。',
    room: '因為那時場地不能使用。',
    few: '因為報名的人太少。',
    plan: '因為我們的安排有變動。',
    asked: '這是您向我們提出的。',
    twice: '因為您重複報名了。',
    places: '因為名額比原來少了。',
  },
  activityNews: '柿安居家護理，{{when}}「{{title}}」：{{text}}\n有問題請打 {{phone}}',
  activityNewsEmail:
    '關於「{{title}}」\n您好！這是「{{title}}」的訊息，{{when}}，{{location}}。\n\n{{text}}\n\n有問題請打 {{phone}}\n\n柿安居家護理 敬上',
  // ---- why, where the text cannot say it ----
  readWhy: '請登入查看原因。',
  readNote: '請登入查看我們的說明。',
  // ---- a corrected decision of any kind ----
  decisionCorrected:
    '柿安居家護理：很抱歉，關於{{about}}，我們弄錯了。之前告訴您：{{was}}。正確的是：{{now}}。{{reason}}有問題請打 {{phone}}',
  staffInvitation: '柿安居家護理：邀請您使用辦公室系統。請在 3 天內打開這個連結：{{link}}',
  staffReset:
    '辦公室系統的新密碼\n您好！請在 {{minutes}} 分鐘內打開這個連結，設定新密碼。只能用一次：\n\n{{link}}\n\n不是您要的？不用理會，密碼不會改變。\n\n柿安居家護理',
  staffNewFactor:
    '請重新設定第二道驗證\n您好！管理員取消了您帳號的第二道驗證。請在 {{minutes}} 分鐘內打開這個連結，設定密碼和新的驗證。只能用一次：\n\n{{link}}\n\n柿安居家護理',
  staffPasswordChanged:
    '您的辦公室密碼已經更改\n您好！您的辦公室帳號換了新密碼。不是您本人？請馬上告訴管理員。\n\n柿安居家護理',
  staffFactorChanged:
    '您的第二道驗證已經更改\n您好！您的辦公室帳號換了新的驗證器。不是您本人？請馬上告訴管理員。\n\n柿安居家護理',
  staffPasswordReset:
    '{{name}} 換了辦公室密碼\n您好！{{name}}（{{email}}）用連結設定了新密碼。如果覺得不對，請先問清楚，或關閉帳號。\n\n柿安居家護理',
  staffFactorTaken:
    '{{name}} 的第二道驗證已取消\n您好！{{name}}（{{email}}）會用連結重新設定。如果覺得不對，請先問清楚，或關閉帳號。\n\n柿安居家護理',
  staffRescued:
    '有人在伺服器上為 {{name}} 建立了連結\n您好！管理伺服器的人建立了一個連結，可以進入 {{name}}（{{email}}）的帳號。如果覺得不對，請先問清楚。\n\n柿安居家護理',

  // ---- answers to a text message ----
  textsStopped:
    '柿安居家護理：不再傳簡訊給您了，您自己要的驗證碼除外。想再收，請回覆「開始」或 START。有問題請打 {{phone}}',
  textsAgain:
    '柿安居家護理：您會再收到我們的簡訊。不想收，請回覆「停止」或 STOP。有問題請打 {{phone}}',
  textsHelp:
    '柿安居家護理：我們用簡訊通知預約、申請和活動。回覆「停止」不再收，回覆「開始」再收。想跟我們談，請打 {{phone}}',
  // ---- 收件匣的常用回覆 ----
  replyThanks: '謝謝您，我們收到了。',
  replyLater: '謝謝您。我們查一查，再傳簡訊或打電話給您。',
  replyCallUs: '這件事請打電話跟我們說：{{phone}}',
  replyWhich: '請問您說的是哪個預約或申請？請回覆日期或編號。',
  replyPapers: '請在我們網站的「服務」裡上傳文件照片，或帶到辦公室。請不要用簡訊傳送。',
};
