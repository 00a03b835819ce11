export const guide = {
  nav: '使用说明',
  title: '怎样在这里工作',
  lead: '每一页的简短步骤。按钮名称和屏幕上一样。',
  search: '在说明里查找',
  none: '没有找到。换个词，或问问同事。',
  open: '打开这一页',
  here: '这一页的说明',
  found_one: '{{count}} 章',
  found_other: '{{count}} 章',
  chapters: {
    desk: {
      s1: '工作台显示今天要办的事。点一格，就打开它数的那份名单。',
      s2: '按 / 查找人、号码或案件。按 ? 看所有按键。',
      s3: '刚来？打开“$t(office.practice.nav)”，处理三个虚构的案件。里面都不是真的。',
    },
    inbox: {
      s1: '客户发来的短信在这里，未读的在前。打开会记入操作记录。',
      s2: '在“$t(office.inbox.answer)”里用对方的语言写。“$t(office.inbox.ready)”里有现成的句子。',
    },
    applications: {
      s1: '打开案件。文件和决定并排。先看每份文件。',
      s2: '选“$t(office.cases.decide.approved)”（A）、“$t(office.cases.decide.more_info)”（M）或“$t(office.cases.decide.rejected)”（R）。发出前您会看到短信。',
      s3: '按按钮或 Enter。下一件会自动打开。错了以后可以说明原因再更正。',
    },
    cards: {
      s1: '打开案件，把卡号和文件对照。完整卡号要另按才显示，并会记下。',
      s2: '然后“$t(office.cases.send.eligible)”、“$t(office.cases.send.ineligible)”，或请客户补交。',
    },
    requests: {
      s1: '最早答应的在前。需要时先打电话：“$t(office.cases.called)”记下结果。',
      s2: '“$t(office.cases.send.finish)”会结束申请并通知客户。',
    },
    callbacks: {
      s1: '先打给排在最前的人。然后按“$t(office.callbacks.called)”，选结果。',
      s2: '“$t(office.callbacks.gaveUp)”会结束。“$t(office.callbacks.reopen)”可以恢复，记错了按“$t(office.calls.undo)”。',
    },
    appointments: {
      s1: '看板显示各办公室的一天。点一次来访，记下已到、没来或办完。',
      s2: '“$t(office.days.bookFor)”可为来电或到柜台的人预约。',
    },
    renewals: {
      s1: '选月份。打给还没开始的人：文件要好几周。',
    },
    activities: {
      s1: '打开活动看报名。“$t(office.activities.print)”打印门口用的名单。',
      s2: '改期或取消前，会先显示给大家的短信。',
    },
    content: {
      s1: '“$t(office.content.save)”不会改网站。“$t(office.content.publish)”才会。',
      s2: '写一种中文，另一种会转换好等您核对。“$t(office.content.preview)”显示页面。',
    },
    reviews: {
      s1: '新评价在前。可以回复、隐藏，或把好的放上首页。',
    },
    training: {
      s1: '培训有视频、题目和规则。题目够了才能显示。',
      s2: '进度、年度学时和安排各有名单，可存给检查员。',
    },
    people: {
      s1: '用姓名、拼音或电话末四位查人。打开资料页会记入操作记录。',
      s2: '“$t(office.booking.book)”代来电者预约或申请。“$t(office.personEdit.edit)”更改资料。',
      s3: '“$t(center.seen.officeOpen)”列出每次查看，可以打印。',
    },
    messages: {
      s1: '发出的全部消息，失败的在前。按姓名或末几位查。“$t(office.messages.retry)”再试一次。',
    },
    texts: {
      s1: '更改消息的文字。双括号里的字由系统填写，要留着。',
    },
    calendar: {
      s1: '设定时间、休息日和假日。更改前会看到哪些预约要动，和写有原因的短信。',
    },
    team: {
      s1: '用电子邮件邀请同事并选角色。更改角色前会先确认。',
    },
    settings: {
      s1: '机构资料、承诺和签名。更改会马上显示在网站上。',
    },
    audit: {
      s1: '每次查看私人文件、每次更改和每次登录失败。谁都不能改。',
      s2: '按人、同事、种类和日期筛选。网址会记住筛选，可以发给同事。',
    },
  },
};
