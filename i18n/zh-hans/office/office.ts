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
    title: '您还在吗？',
    lead: '这里有一会儿没人用了，很快会自动退出登录。您打的字会保留。',
    left_one: '还有 {{count}} 秒',
    left_other: '还有 {{count}} 秒',
    stay: '继续使用',
  },
  name: '柿安办公室',
  nav: '办公室',
  skip: '跳到内容',
  desk: '工作台',
  team: '同事',
  account: '我的账号',
  groups: { queues: '待办', content: '内容', training: '培训', office: '办公室' },
  roles: { admin: '管理员', coordinator: '协调员', editor: '编辑', trainer: '培训师' },
  menu: '菜单',
  waiting: '件待处理',
  logout: '退出',
  morning: '早上好，{{name}}',
  afternoon: '下午好，{{name}}',
  evening: '晚上好，{{name}}',
  // ---- 许多页面共用 ----
  nothing: '这里没有内容。',
  pickAll: '勾选本页全部',
  pickOne: '勾选{{name}}',
  noMessage: '不会发消息给客户。',
  by: { sms: '短信发往 {{to}}', email: '电子邮件发往 {{to}}' },
  segments_one: '按 {{count}} 条短信计',
  segments_other: '按 {{count}} 条短信计',
  missing: '缺少',
  converted: '由电脑转换，还没有人看过。',
  approveWords: '文字正确',
  convertFrom: '由{{language}}转换',
  loginTitle: '登录办公室',
  loginLead: '仅供本公司同事使用。',
  ended: '您已退出',
  endedHint: '15 分钟没有使用，或您在别的设备上让它退出，就会自动退出。请重新登录。',
  email: '电子邮件',
  password: '密码',
  login: '登录',
  toSite: '回到我们的网站',
  codeTitle: '还有一步',
  codeLead: '请打开手机上的验证器应用，输入六位数字。',
  code: '验证码',
  codeHint: '手机丢了？可以用备用码。',
  goOn: '继续',
  enrollTitle: '设置第二道验证',
  enrollLead: '用手机上的验证器应用（Google、Microsoft Authenticator、1Password 等）。',
  enrollAgain: '请先再输入一次密码。',
  enrollProve: '请输入密码和现在的验证码。新的确认之前，现在的继续有效。',
  presentCode: '现在的验证码',
  enrollBegin: '开始',
  enrollScan: '用应用扫描这个码，再输入它显示的六位数字。',
  enrollSecret: '扫不了？在应用里输入这串密钥：',
  enrollConfirm: '开启',
  recoveryTitle: '请保存这些备用码',
  recoveryLead: '手机丢了时，每个备用码可以用一次。请打印，或存在密码管理器里。只显示这一次。',
  recoveryDone: '我已经保存好了',
  forgot: '忘记密码？',
  forgotTitle: '设置新密码',
  forgotLead: '请输入您登录用的电子邮件。我们会发链接给您。',
  forgotSend: '发链接给我',
  forgotSent: '如果 {{email}} 是同事的电子邮件，链接已经发出',
  forgotSentHint:
    '请在 {{minutes}} 分钟内打开，只能用一次。第二道验证照常需要。没收到？请看垃圾邮件，或问管理员。',
  backToDoor: '回到登录',
  resetTitle: '请设置新密码',
  resetLead: '{{name}}，您的账号是 {{email}}。其他地方会自动退出。',
  resetGone: '这个链接已经打不开了',
  resetGoneLead: '链接只能用一次，30 分钟内有效。请再要一个。',
  linkTitle: '请查看您的电子邮件',
  linkLead: '您的账号还没有第二道验证。只凭密码不能设置。',
  linkSent: '我们已经发了链接给您',
  welcomeTitle: '欢迎来到办公室',
  welcomeLead: '邀请您担任{{role}}。请设置密码。',
  welcomeGone: '这个邀请已失效',
  yourName: '您的姓名',
  newPassword: '新密码',
  newPasswordHint: '至少 15 个字符。一句短短的话最好记。',
  again: '再输入一次密码',
  enter: '进入办公室',
  factorTitle: '第二道验证',
  factorOn: '已开启。还有 {{count}} 个备用码。',
  factorOff: '未开启。请设置：您在这里会看到客户的证件。',
  factorSet: '设置',
  factorNew: '重新设置',
  passwordTitle: '密码',
  passwordLead: '换新密码后，其他地方会自动退出。',
  oldPassword: '目前的密码',
  passwordSave: '保存新密码',
  passwordSaved: '新密码已经保存。',
  sessionsTitle: '您在哪些设备登录了',
  sessionHere: '这个浏览器',
  sessionUsed: '上次使用 {{when}}',
  sessionEnd: '让它退出',
  sessionsEnd: '其他设备全部退出',
  sessionsEnded: '好了。',
  teamTitle: '同事',
  teamLead: '谁可以进办公室，能做什么。',
  person: '姓名',
  role: '职务',
  state: '状态',
  lastUsed: '上次使用',
  never: '还没有',
  active: '使用中',
  invited: '已邀请',
  closed: '已关闭',
  withoutFactor: '没有第二道验证',
  invite: '邀请同事',
  inviteAgain: '再邀请一次',
  inviteSend: '发出邀请',
  inviteSent: '给 {{email}} 的邀请已经发出。',
  cancel: '取消',
  close: '关闭账号',
  open: '打开账号',
  resetFactor: '取消第二道验证',
  resetSend: '发重置链接',
  resetSent: '给 {{email}} 的链接已经发出。',
  proofTitle: '是您本人吗？',
  proofByCode: '更改谁可以进办公室，需要您的验证码。',
  proofByPassword: '更改谁可以进办公室，需要您的密码。',
  changed: '已保存。',
  surely: '确定吗？',
  roleOf: '{{name}} 的职务',
};
