import type { Messages } from '#i18n/messages.ts';
import { activities } from './activities.ts';
import { booking } from './booking.ts';
import { callbacks } from './callbacks.ts';
import { calls } from './calls.ts';
import { cases } from './cases.ts';
import { confirm } from './confirm.ts';
import { content } from './content.ts';
import { corrections } from './corrections.ts';
import { days } from './days.ts';
import { guide } from './guide.ts';
import { inbox } from './inbox.ts';
import { keys } from './keys.ts';
import { letters } from './letters.ts';
import { live } from './live.ts';
import { messages } from './messages.ts';
import { papers } from './people/papers.ts';
import { passport } from './people/passport.ts';
import { people } from './people/people.ts';
import { personClose } from './people/person-close.ts';
import { personEdit } from './people/person-edit.ts';
import { practice } from './practice.ts';
import { renewals } from './renewals.ts';
import { search } from './search.ts';
import { tables } from './tables.ts';
import { compliance } from './training/compliance.ts';
import { credit } from './training/credit.ts';
import { inservice } from './training/inservice.ts';
import { plans } from './training/plans.ts';
import { training } from './training/training.ts';
import { versions } from './versions.ts';

export const office: Messages['office'] = {
  booking,
  callbacks,
  calls,
  cases,
  corrections,
  confirm,
  days,
  content,
  activities,
  training,
  inservice,
  papers,
  passport,
  guide,
  plans,
  practice,
  compliance,
  credit,
  people,
  personClose,
  personEdit,
  renewals,
  keys,
  letters,
  inbox,
  live,
  messages,
  search,
  tables,
  versions,
  end: {
    title: '您還在嗎？',
    lead: '這裡有一會兒沒人用了，很快會自動登出。您打的字會保留。',
    left_one: '還有 {{count}} 秒',
    left_other: '還有 {{count}} 秒',
    stay: '繼續使用',
  },
  name: '柿安辦公室',
  nav: '辦公室',
  skip: '跳到內容',
  desk: '工作檯',
  team: '同事',
  account: '我的帳號',
  groups: { queues: '待辦', content: '內容', training: '培訓', office: '辦公室' },
  roles: { admin: '管理員', coordinator: '協調員', editor: '編輯', trainer: '培訓師' },
  menu: '選單',
  waiting: '件待處理',
  logout: '登出',
  morning: '早安，{{name}}',
  afternoon: '午安，{{name}}',
  evening: '晚上好，{{name}}',
  // ---- 許多頁面共用 ----
  nothing: '這裡沒有內容。',
  pickAll: '勾選本頁全部',
  pickOne: '勾選{{name}}',
  noMessage: '不會傳送訊息給客戶。',
  by: { sms: '簡訊傳到 {{to}}', email: '電子郵件寄到 {{to}}' },
  segments_one: '以 {{count}} 則簡訊計',
  segments_other: '以 {{count}} 則簡訊計',
  missing: '缺少',
  converted: '由電腦轉換，還沒有人看過。',
  approveWords: '文字正確',
  convertFrom: '由{{language}}轉換',
  loginTitle: '登入辦公室',
  loginLead: '僅供本公司同事使用。',
  ended: '您已登出',
  endedHint: '15 分鐘沒有使用，或您在別的裝置上讓它登出，就會自動登出。請重新登入。',
  email: '電子郵件',
  password: '密碼',
  login: '登入',
  toSite: '回到我們的網站',
  codeTitle: '還有一步',
  codeLead: '請打開手機上的驗證器，輸入六位數字。',
  code: '驗證碼',
  codeHint: '手機遺失？可以用備用碼。',
  goOn: '繼續',
  enrollTitle: '設定第二道驗證',
  enrollLead: '用手機上的驗證器（Google、Microsoft Authenticator、1Password 等）。',
  enrollAgain: '請先再輸入一次密碼。',
  enrollProve: '請輸入密碼和現在的驗證碼。新的確認之前，現在的繼續有效。',
  presentCode: '現在的驗證碼',
  enrollBegin: '開始',
  enrollScan: '用驗證器掃描這個碼，再輸入它顯示的六位數字。',
  enrollSecret: '掃不了？在驗證器裡輸入這串金鑰：',
  enrollConfirm: '開啟',
  recoveryTitle: '請保存這些備用碼',
  recoveryLead: '手機遺失時，每個備用碼可以用一次。請列印，或存在密碼管理器裡。只顯示這一次。',
  recoveryDone: '我已經保存好了',
  forgot: '忘記密碼？',
  forgotTitle: '設定新密碼',
  forgotLead: '請輸入您登入用的電子郵件。我們會寄連結給您。',
  forgotSend: '寄連結給我',
  forgotSent: '如果 {{email}} 是同事的電子郵件，連結已經寄出',
  forgotSentHint:
    '請在 {{minutes}} 分鐘內打開，只能用一次。第二道驗證照常需要。沒收到？請看垃圾郵件，或問管理員。',
  backToDoor: '回到登入',
  resetTitle: '請設定新密碼',
  resetLead: '{{name}}，您的帳號是 {{email}}。其他地方會自動登出。',
  resetGone: '這個連結已經打不開了',
  resetGoneLead: '連結只能用一次，30 分鐘內有效。請再要一個。',
  linkTitle: '請查看您的電子郵件',
  linkLead: '您的帳號還沒有第二道驗證。只憑密碼不能設定。',
  linkSent: '我們已經寄了連結給您',
  welcomeTitle: '歡迎來到辦公室',
  welcomeLead: '邀請您擔任{{role}}。請設定密碼。',
  welcomeGone: '這個邀請已失效',
  yourName: '您的姓名',
  newPassword: '新密碼',
  newPasswordHint: '至少 15 個字元。一句短短的話最好記。',
  again: '再輸入一次密碼',
  enter: '進入辦公室',
  factorTitle: '第二道驗證',
  factorOn: '已開啟。還有 {{count}} 個備用碼。',
  factorOff: '未開啟。請設定：您在這裡會看到客戶的證件。',
  factorSet: '設定',
  factorNew: '重新設定',
  passwordTitle: '密碼',
  passwordLead: '換新密碼後，其他地方會自動登出。',
  oldPassword: '目前的密碼',
  passwordSave: '儲存新密碼',
  passwordSaved: '新密碼已經儲存。',
  sessionsTitle: '您在哪些裝置登入了',
  sessionHere: '這個瀏覽器',
  sessionUsed: '上次使用 {{when}}',
  sessionEnd: '讓它登出',
  sessionsEnd: '其他裝置全部登出',
  sessionsEnded: '好了。',
  teamTitle: '同事',
  teamLead: '誰可以進辦公室，能做什麼。',
  person: '姓名',
  role: '職務',
  state: '狀態',
  lastUsed: '上次使用',
  never: '還沒有',
  active: '使用中',
  invited: '已邀請',
  closed: '已關閉',
  withoutFactor: '沒有第二道驗證',
  invite: '邀請同事',
  inviteAgain: '再邀請一次',
  inviteSend: '送出邀請',
  inviteSent: '給 {{email}} 的邀請已經送出。',
  cancel: '取消',
  close: '關閉帳號',
  open: '打開帳號',
  resetFactor: '取消第二道驗證',
  resetSend: '寄重設連結',
  resetSent: '給 {{email}} 的連結已經寄出。',
  proofTitle: '是您本人嗎？',
  proofByCode: '更改誰可以進辦公室，需要您的驗證碼。',
  proofByPassword: '更改誰可以進辦公室，需要您的密碼。',
  changed: '已儲存。',
  surely: '確定嗎？',
  roleOf: '{{name}} 的職務',
};
