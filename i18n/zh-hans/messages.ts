export const messages = {
  whiteCardSubmitted:
    '柿安居家护理：{{name}}，我们收到您的白卡号码了，会在 {{by}} 前打电话给您。有问题请打 {{phone}}',

  // ---- verification codes ----
  codeRegister:
    '柿安居家护理：您的注册验证码是 {{code}}，{{minutes}} 分钟内有效。请不要告诉任何人。',
  codeReset:
    '柿安居家护理：您重置密码的验证码是 {{code}}，{{minutes}} 分钟内有效。请不要告诉任何人。',
  codeChangePhone:
    '柿安居家护理：您更换手机号码的验证码是 {{code}}，{{minutes}} 分钟内有效。请不要告诉任何人。',
  codePhoneAtOffice:
    '柿安居家护理：您更换手机号码的验证码是 {{code}}，{{minutes}} 分钟内有效。请您在柜台自己输入。我们绝不会打电话向您要验证码。有问题请打 {{phone}}',
  codeChangeEmail:
    '柿安居家护理的验证码\n您好！您的验证码是 {{code}}，用来确认这个电子邮件地址，{{minutes}} 分钟内有效。请不要告诉任何人。不是您要的？不用理会就好。有问题请打 {{phone}}\n\n柿安居家护理 敬上',
  codeHelp:
    '柿安居家护理：验证码 {{code}}，用来同意别人帮您办一件事，{{minutes}} 分钟内有效。不是您要的？不用理会，也不要告诉任何人。',
  codeActing:
    '柿安居家护理：{{name}}想在这里替您办事：看您的申请、文件和日期，也可以替您送出申请；不能改您的密码和手机号码。您同意的话，请把验证码 {{code}} 告诉{{name}}（{{minutes}} 分钟内有效）。不同意就不要告诉任何人。有问题请打 {{phone}}',
  hasAccount:
    '柿安居家护理：这个号码已经有账号了。请直接登录，或重置密码。不是您本人的话，不用理会。有问题请打 {{phone}}',
  noAccount:
    '柿安居家护理：这个号码还没有账号，请先注册。不是您本人的话，不用理会。有问题请打 {{phone}}',
  phoneTaken: '柿安居家护理：这个号码已经属于一个账号，不能再用于别的账号。有问题请打 {{phone}}',

  // ---- registration ----
  welcomePatient: '柿安居家护理：欢迎您！账号已经可以使用了。有问题请打 {{phone}}',
  welcomePatientCard:
    '柿安居家护理：{{name}}，欢迎您！我们收到您的白卡号码了，会在 {{by}} 前打电话给您。有问题请打 {{phone}}',
  welcomeCaregiver:
    '柿安居家护理：我们收到您的护理员申请了，会在 {{by}} 前答复您。有问题请打 {{phone}}',

  // ---- the account ----
  passwordReset:
    '柿安居家护理：您的密码已经重置，所有设备都已退出。不是您本人的话，请马上打 {{phone}}',
  passwordChanged:
    '柿安居家护理：您的密码已经更改，其他设备都已退出。不是您本人的话，请马上打 {{phone}}',
  phoneChanged: '柿安居家护理：您的账号换了新的手机号码。不是您本人的话，请马上打 {{phone}}',
  emailChanged: '柿安居家护理：您账号的电子邮件地址换了。不是您本人？请马上打 {{phone}}',
  contactChanged:
    '您在柿安居家护理的账号有变更\n您好！您账号的电话或电子邮件地址换了，其他设备已经退出。是您本人，就不用理会。不是您本人？请马上打 {{phone}}\n\n柿安居家护理 敬上',
  goodbye: '柿安居家护理：您的账号和文件都已删除。谢谢您，请多保重。有问题请打 {{phone}}',
  welcomeByOffice:
    '柿安居家护理：{{name}}您好，账号开好了。请到网站按“登录”，再按“忘记密码”，用这个号码设密码。不会用的话，请打 {{phone}}',
  helpLink:
    '柿安居家护理：{{name}} 请您帮忙办一件事。点开链接就能办，不用密码：{{link}} 7 天内有效。有问题请打 {{phone}}',
  helpByOffice:
    '柿安居家护理：按您的要求，我们生成了一个链接，让 {{name}} 帮您办一件事。不是您要的？请马上打 {{phone}}',
  accountOpened: '柿安居家护理：您的账号恢复了，可以照常登录。有问题请打 {{phone}}',
  accountsMerged:
    '柿安居家护理：您有两个账号，我们已经合并成一个。请用末四位是 {{ending}} 的号码登录。有问题请打 {{phone}}',
  accountActing:
    '柿安居家护理：{{name}}现在可以在这里替您办事。您随时可以在个人中心停止，或打电话给我们。不是您同意的？请马上打 {{phone}}',
  accountActingHelper:
    '柿安居家护理：您现在可以替{{name}}办事。请用自己的账号登录，打开“家人和帮手”。有问题请打 {{phone}}',
  accountActingEnded: '柿安居家护理：{{name}}不能再替您办事了，办好的事不变。有问题请打 {{phone}}',
  accountActingHelperEnded: '柿安居家护理：您不能再替{{name}}办事了。有问题请打 {{phone}}',

  // ---- a caregiver's application ----
  applicationApproved:
    '柿安居家护理：恭喜您，护理员申请通过了！请登录开始培训。有问题请打 {{phone}}',
  applicationRejected: '柿安居家护理：很抱歉，您的申请没有通过。{{reason}}有问题请打 {{phone}}',
  applicationMoreInfo:
    '柿安居家护理：您的申请还需要：{{documents}}。请登录后补上。有问题请打 {{phone}}',
  applicationCallUs:
    '柿安居家护理：关于您的申请，我们有一个问题。{{reason}}请登录，或打电话给我们：{{phone}}',
  applicationReminder:
    '柿安居家护理：您的申请还在等：{{documents}}。请登录补上，或打电话给我们，我们帮您：{{phone}}',
  applicationLastReminder:
    '柿安居家护理：您的申请还在等：{{documents}}。如果到{{date}}还没有收到，我们会先结案。请登录补上，或打电话给我们，我们帮您：{{phone}}',
  applicationClosed:
    '柿安居家护理：我们没有收到您的答复，您的申请先结案了。想继续申请，打电话给我们就可以重新办理：{{phone}}',
  documentsAsked:
    '柿安居家护理：请更新这些文件：{{documents}}。请登录，在“我的文件”里送出照片。有问题请打 {{phone}}',
  applicationAgain:
    '柿安居家护理：我们收到您补上的文件了，会在 {{by}} 前答复您。有问题请打 {{phone}}',
  documents: {
    workAuthorization: '工作许可证明',
    homeCareCertificate: '居家护理证书',
    medicalReport: '体检报告',
    proofOfAddress: '地址证明',
    tbTest: '肺结核检查结果',
    fluShot: '流感疫苗记录',
    idPhoto: '工作证照片',
    registry: '护理员名册查询',
    backgroundCheck: '背景调查',
    references: '推荐信',
  },

  // ---- training ----
  certificateIssued:
    '柿安居家护理：恭喜您！“{{title}}”的证书准备好了，编号 {{number}}。请登录下载。有问题请打 {{phone}}',
  certificateEnds:
    '柿安居家护理：您的“{{title}}”证书（{{number}}）在 {{date}} 到期。请在这天以前登录，再参加一次培训。有问题请打 {{phone}}',
  trainingDue:
    '柿安居家护理：您的培训“{{title}}”要在 {{date}} 以前完成。请登录开始。有问题请打 {{phone}}',
  trainingOverdue:
    '柿安居家护理：您的培训“{{title}}”应在 {{date}} 以前完成，现在已经逾期。请尽快登录完成。有问题请打 {{phone}}',
  trainingToDo: '柿安居家护理：请尽快处理：{{items}}。请登录办理。有问题请打 {{phone}}',
  toDo: {
    training: '培训“{{title}}”，{{date}} 以前完成',
    paper: '{{paper}}，{{date}} 到期',
    paperMissing: '{{paper}}，还没有或已过期',
    hours: '培训还差 {{hours}} 小时才跟得上进度',
    more: '另有 {{n}} 项',
  },
  staffTeamDigest:
    '您的小组本周情况\n您好！本周请留意以下同事。\n\n{{teams}}\n\n详情请登录办公室，打开“小组与达标情况”。不想再收到这封邮件，可在“我的账号”关闭。\n\n柿安居家护理',
  digest: {
    late: '已逾期，或缺少必要证件：{{names}}',
    soon: '30 天内到期：{{names}}',
  },
  certificateRevoked:
    '柿安居家护理：您的“{{title}}”证书（{{number}}）已失效。{{reason}}请打电话给我们，我们会帮您：{{phone}}',
  // ---- services ----
  visitBooked:
    '柿安居家护理：预约好了。{{item}}，{{when}}，{{office}}，{{address}}。预约号码 {{no}}。要改时间或取消，请登录或打 {{phone}}',
  visitMoved:
    '柿安居家护理：已按您的要求改好预约。{{item}}，新的时间是 {{when}}，{{office}}，{{address}}。预约号码 {{no}}。有问题请打 {{phone}}',
  visitMovedByUs:
    '柿安居家护理：很抱歉，您的预约要改时间。{{reason}}{{item}}，新的时间是 {{when}}，{{office}}，{{address}}。预约号码 {{no}}。时间不合适，请登录或打 {{phone}}',
  visitCancelled:
    '柿安居家护理：已按您的要求取消预约。{{item}}，{{when}}，{{office}}。预约号码 {{no}}。有问题请打 {{phone}}',
  visitCancelledByUs:
    '柿安居家护理：很抱歉，您的预约要取消。{{item}}，{{when}}，{{office}}。{{reason}}预约号码 {{no}}。要另选时间，请登录或打 {{phone}}',
  visitReasons: {
    hours: '那天的办公时间有变动。',
    closed: '那时办公室不开门。',
    staff: '同事生病了。',
    double: '同一个时段重复预约了。',
  },
  visitReminder:
    '柿安居家护理提醒您：约好的时间是 {{when}}。{{item}}，{{office}}，{{address}}。预约号码 {{no}}。不能来的话，请打 {{phone}}',
  renewalDue:
    '柿安居家护理：{{what}}在 {{date}} 到期，还有 {{days}} 天。下一步：请登录，按“开始续期”，或打 {{phone}}',
  renewalUnderWay:
    '柿安居家护理：{{what}}在 {{date}} 到期，还有 {{days}} 天。我们正在办。下一步：请登录看看还缺什么，或打 {{phone}}',
  renewalPaper:
    '柿安居家护理：您的{{what}}在 {{date}} 到期，还有 {{days}} 天。到期后我们不能派您去客户家。下一步：请登录，打开“我的文件”，送一份新的，或打 {{phone}}',
  deadlineDue:
    '柿安居家护理：{{what}}，{{date}}，还有 {{days}} 天。下一步：请登录查看，或打 {{phone}}',
  renewalOf: {
    whiteCard: '您的白卡',
    snap: '您的粮食券',
    letter: '您信件的期限',
    other: '您的日期',
    paper: '您的证件',
  },
  requestReceived:
    '柿安居家护理：我们收到您的申请了：{{item}}。申请号码 {{no}}。我们会在 {{by}} 前答复您。有问题请打 {{phone}}',
  requestCancelled:
    '柿安居家护理：已按您的要求取消申请：{{item}}。申请号码 {{no}}。有问题请打 {{phone}}',
  requestFinished:
    '柿安居家护理：您的申请已经办好了：{{item}}。申请号码 {{no}}。登录可以查看说明。有问题请打 {{phone}}',
  requestException:
    '柿安居家护理：您的申请还需要您处理：{{item}}。{{reason}}申请号码 {{no}}。请登录，或打电话给我们：{{phone}}',
  requestUnclear:
    '柿安居家护理：关于您的申请，我们有问题想问您：{{item}}。{{reason}}申请号码 {{no}}。请登录，或打电话给我们：{{phone}}',
  letterAnswered:
    '柿安居家护理：您的信 {{no}} 我们看过了。{{type}}。要做什么请看：{{page}} 有问题请打 {{phone}}',
  letterAnsweredBy:
    '柿安居家护理：您的信 {{no}} 我们看过了。{{type}}。最后一天：{{date}}。要做什么请看：{{page}} 有问题请打 {{phone}}',
  careReceived:
    '柿安居家护理：我们收到您的长期护理申请了。申请号码 {{no}}。我们会在 {{by}} 前打电话给您。有问题请打 {{phone}}',
  careItem: '长期护理申请',
  calendarTitle: '{{item}}，{{office}}',
  calendarText: '预约号码：{{no}}\n要改时间或取消：{{phone}}',
  calendarBring: '来的时候请带：',

  // ---- white card ----
  cardEligible:
    '柿安居家护理：{{name}}，好消息！您的白卡可以申请居家护理。请登录申请，或打电话给我们：{{phone}}',
  cardIneligible:
    '柿安居家护理：{{name}}，这张白卡目前还不能申请居家护理。{{reason}}请打电话给我们，我们帮您：{{phone}}',
  papersWanted:
    '柿安居家护理：{{name}}，办理您的白卡还需要：{{list}}。请登录后补上。有问题请打 {{phone}}',
  checklist:
    '柿安居家护理：{{name}}，这是您的白卡文件清单。{{lines}}我们会在 {{by}} 前打电话给您。有问题请打 {{phone}}',
  checklistEmail:
    '您的白卡文件清单\n{{name}}，您好！我们收到您的文件了。\n\n{{lines}}\n\n我们会在 {{by}} 前打电话给您。有问题请打 {{phone}}\n\n柿安居家护理 敬上',
  checklistReady: '已经有：{{list}}。',
  checklistMissing: '还需要：{{list}}。',
  checklistAll: '5 份文件都齐了。',
  papers: {
    income: '收入证明',
    bank_statements: '所有账户最近 {{months}} 个月的银行月结单',
    rent: '房租收据或租约',
    utility: '水电煤气账单',
    identity: '白卡、工卡、红蓝卡或身份证件',
  },
  // ---- why a document is asked for ----
  because: {
    blurred: '{{name}}（照片不清楚）',
    cutOff: '{{name}}（没拍完整）',
    otherDocument: '{{name}}（文件不对）',
    nameDiffers: '{{name}}（姓名不同）',
    expired: '{{name}}（已过期）',
    tooOld: '{{name}}（太旧）',
    pages: '{{name}}（少了一页）',
    notSent: '{{name}}',
  },
  // ---- activities ----
  activityRegistered:
    '柿安居家护理：您报名成功了！“{{title}}”，{{when}}，{{location}}，共 {{people}} 人。有问题请打 {{phone}}',
  activityWaitlisted:
    '柿安居家护理：“{{title}}”（{{when}}）名额已满，您是候补第 {{position}} 组。有空位时，我们发短信给您。有问题请打 {{phone}}',
  activityPromoted:
    '柿安居家护理：好消息！有空位了，已经为您留好：“{{title}}”，{{when}}，{{location}}，共 {{people}} 人。不能来的话，请登录取消，或打 {{phone}}',
  activityReminder:
    '柿安居家护理：提醒您参加“{{title}}”，{{when}}，{{location}}，共 {{people}} 人。不能来的话，请登录取消，或打 {{phone}}',
  activityReminderEmail:
    '活动提醒：{{title}}\n您好！提醒您参加“{{title}}”，{{when}}，{{location}}，共 {{people}} 人。不能来的话，请登录取消，或打 {{phone}}\n\n柿安居家护理 敬上',
  activityMoved:
    '柿安居家护理：“{{title}}”有变动，改到 {{when}}，{{location}}。{{reason}}您的名额保留。不能来的话，请登录取消，或打 {{phone}}',
  activityMovedWaiting:
    '柿安居家护理：“{{title}}”有变动，改到 {{when}}，{{location}}。{{reason}}您还在候补名单上。有问题请打 {{phone}}',
  activityCalledOff:
    '柿安居家护理：很抱歉，{{when}}的“{{title}}”取消了。{{reason}}有问题请打 {{phone}}',
  activityPartyCancelled:
    '柿安居家护理：您在{{when}}“{{title}}”的名额已取消。{{reason}}有问题请打 {{phone}}',
  activityReasons: {
    weather: '因为天气不合适。',
    host: '因为主持活动的人来不了。',
    room: '因为那时场地不能用。',
    few: '因为报名的人太少。',
    plan: '因为我们的安排有变动。',
    asked: '这是您向我们提出的。',
    twice: '因为您重复报名了。',
    places: '因为名额比原来少了。',
  },
  activityNews: '柿安居家护理，{{when}}“{{title}}”：{{text}}\n有问题请打 {{phone}}',
  activityNewsEmail:
    '关于“{{title}}”\n您好！这是“{{title}}”的消息，{{when}}，{{location}}。\n\n{{text}}\n\n有问题请打 {{phone}}\n\n柿安居家护理 敬上',
  // ---- why, where the text cannot say it ----
  readWhy: '请登录查看原因。',
  readNote: '请登录查看我们的说明。',
  // ---- a corrected decision of any kind ----
  decisionCorrected:
    '柿安居家护理：很抱歉，关于{{about}}，我们弄错了。之前告诉您：{{was}}。正确的是：{{now}}。{{reason}}有问题请打 {{phone}}',
  staffInvitation: '柿安居家护理：邀请您使用办公室系统。请在 3 天内打开这个链接：{{link}}',
  staffReset:
    '办公室系统的新密码\n您好！请在 {{minutes}} 分钟内打开这个链接，设置新密码。只能用一次：\n\n{{link}}\n\n不是您要的？不用理会，密码不会改变。\n\n柿安居家护理',
  staffNewFactor:
    '请重新设置第二道验证\n您好！管理员取消了您账号的第二道验证。请在 {{minutes}} 分钟内打开这个链接，设置密码和新的验证。只能用一次：\n\n{{link}}\n\n柿安居家护理',
  staffPasswordChanged:
    '您的办公室密码已经更改\n您好！您的办公室账号换了新密码。不是您本人？请马上告诉管理员。\n\n柿安居家护理',
  staffFactorChanged:
    '您的第二道验证已经更改\n您好！您的办公室账号换了新的验证器。不是您本人？请马上告诉管理员。\n\n柿安居家护理',
  staffPasswordReset:
    '{{name}} 换了办公室密码\n您好！{{name}}（{{email}}）用链接设置了新密码。如果觉得不对，请先问清楚，或关闭账号。\n\n柿安居家护理',
  staffFactorTaken:
    '{{name}} 的第二道验证已取消\n您好！{{name}}（{{email}}）会用链接重新设置。如果觉得不对，请先问清楚，或关闭账号。\n\n柿安居家护理',
  staffRescued:
    '有人在服务器上为 {{name}} 生成了链接\n您好！管理服务器的人生成了一个链接，可以进入 {{name}}（{{email}}）的账号。如果觉得不对，请先问清楚。\n\n柿安居家护理',

  // ---- answers to a text message ----
  textsStopped:
    '柿安居家护理：不再给您发短信了，您自己要的验证码除外。想再收，请回复“开始”或 START。有问题请打 {{phone}}',
  textsAgain:
    '柿安居家护理：您会再收到我们的短信。不想收，请回复“停止”或 STOP。有问题请打 {{phone}}',
  textsHelp:
    '柿安居家护理：我们用短信通知预约、申请和活动。回复“停止”不再收，回复“开始”再收。想跟我们谈，请打 {{phone}}',
  // ---- 收件箱的常用回复 ----
  replyThanks: '谢谢您，我们收到了。',
  replyLater: '谢谢您。我们查一查，再给您发短信或打电话。',
  replyCallUs: '这件事请打电话跟我们说：{{phone}}',
  replyWhich: '请问您说的是哪个预约或申请？请回复日期或编号。',
  replyPapers: '请在我们网站的“服务”里上传文件照片，或带到办公室。请不要用短信发送。',
};
