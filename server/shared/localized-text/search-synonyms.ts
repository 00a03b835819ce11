/**
 * What people type and what our texts say, for every search (FAQ, activities, news, services). Written as
 * `fold` leaves it: lower case, Simplified. English forms stand for words that begin with them.
 */
type Synonyms = {
  /** Recognized in a search, and looked for in texts. */
  said: readonly string[];
  /** Recognized only: too short or too rare to be looked for. */
  typed?: readonly string[];
};

export const synonyms: readonly Synonyms[] = [
  // Benefits and cards
  {
    said: ['粮食券', 'snap', 'food stamp', 'food benefit', 'food voucher'],
    typed: ['食物券', '粮食卡', '粮票', 'ebt', 'food stamps', 'food benefits', 'foodstamps'],
  },
  { said: ['白卡', 'medicaid', 'white card'], typed: ['医疗补助', 'cin', 'whitecard'] },
  { said: ['红蓝卡', 'medicare'], typed: ['红蓝白卡', '联邦医保'] },
  {
    said: ['续期', '续卡', '到期', '续办', 'renew', 'recertif', 'runs out', 'expire'],
    typed: [
      '续',
      '过期',
      '重新认证',
      'renewal',
      'recertification',
      'recertify',
      'expired',
      'recert',
    ],
  },
  { said: ['福利', '补助', 'benefit'], typed: ['补贴', '津贴', 'benefits'] },
  { said: ['房租', '租金', 'rent'], typed: ['租房', 'rental'] },
  { said: ['暖气', 'heat'], typed: ['heap', '取暖', 'heating'] },
  { said: ['上诉', '听证', 'appeal', 'hearing'], typed: ['申诉', '被拒', 'denied', 'denial'] },
  // Appointments and money
  { said: ['取消', '去不了', 'cancel', 'cannot come'], typed: ['退订', '不去', 'cancellation'] },
  { said: ['改期', '改时间', 'move', 'reschedul'], typed: ['改约', '换时间', 'reschedule'] },
  { said: ['预约', 'appointment'], typed: ['约时间', '挂号', 'appointments', 'booking'] },
  {
    said: [
      '收费',
      '费用',
      '免费',
      '多少钱',
      '收钱',
      '自付',
      'cost',
      'free of charge',
      'is free',
      'are free',
      'price',
    ],
    typed: [
      'free',
      '价钱',
      '价格',
      '要钱',
      '要不要钱',
      '花钱',
      '贵不贵',
      'fee',
      'fees',
      'pay',
      'charge',
      'how much',
    ],
  },
  { said: ['申请', 'apply', 'application'], typed: ['applying', 'applications'] },
  { said: ['文件', '材料', 'document', 'paper'], typed: ['资料', '证件', 'documents', 'papers'] },
  { said: ['办公室', 'office'], typed: ['公司地址', 'offices'] },
  // Care
  {
    said: ['护理员', 'caregiver', 'home attendant'],
    typed: ['护工', '看护', '护理人员', '保姆', 'hha', 'pca', 'aide', 'aides', 'caregivers'],
  },
  {
    said: ['长期护理', '居家护理', '长期居家护理', 'long-term care', 'home care'],
    typed: ['家庭护理', '上门护理', '长照', 'homecare', 'long term care'],
  },
  {
    said: ['接送', 'ride', 'transport'],
    typed: ['叫车', '派车', '坐车', 'rides', 'taxi', 'transportation', 'access-a-ride'],
  },
  {
    said: ['信件', '封信', '英文信', 'letter'],
    typed: ['来信', '读信', '看信', 'mail', 'letters'],
  },
  { said: ['翻译', '口译', 'interpret', 'translat'], typed: ['译', 'translate', 'translation'] },
  { said: ['轮椅', 'wheelchair'] },
  { said: ['吃素', '素食', 'vegetarian', 'no meat'], typed: ['素菜', '斋', 'vegan'] },
  // Activities
  {
    said: ['太极', 'tai chi', 'taichi'],
    typed: ['太极拳', '打太极', 'taiji', 'tai ji', 'tai-chi'],
  },
  { said: ['书法', 'calligraphy'], typed: ['毛笔', '写字'] },
  {
    said: ['唱歌', '卡拉ok', '合唱', 'karaoke', 'singing', 'choir'],
    typed: ['唱k', 'sing', 'song'],
  },
  { said: ['跳舞', '舞蹈', 'danc'], typed: ['广场舞', 'dance', 'dancing'] },
  { said: ['麻将', 'mahjong'], typed: ['打牌', 'mah-jongg', 'mah jong'] },
  { said: ['象棋', '下棋', 'chess'] },
  { said: ['饺子', 'dumpling'], typed: ['水饺', 'dumplings'] },
  { said: ['郊游', '出游', 'outing', 'trip'], typed: ['旅游', '一日游', 'outings', 'trips'] },
  { said: ['讲座', 'talk', 'lecture', 'seminar'], typed: ['座谈', 'talks', 'lectures'] },
  { said: ['疫苗', '流感', 'vaccin', 'flu shot'], typed: ['打针', '流感针', 'vaccine', 'flu'] },
  { said: ['活动', 'activit', 'event'], typed: ['activity', 'activities', 'events'] },
  // Training and accounts
  { said: ['培训', 'training', 'course'], typed: ['上课', '课程', 'courses', 'class', 'classes'] },
  { said: ['考试', 'exam'], typed: ['测验', '补考', 'exams', 'test', 'quiz'] },
  { said: ['证书', 'certificate'], typed: ['证明书', 'certificates', 'certification'] },
  { said: ['密码', 'password'], typed: ['passwords'] },
  { said: ['验证码', 'verification code'], typed: ['短信码', 'code', 'codes', 'otp'] },
  { said: ['注册', 'register'], typed: ['开户', '报户', 'registration', 'sign up', 'signup'] },
  { said: ['短信', 'text message'], typed: ['sms', 'texts', 'text messages'] },
  { said: ['照片', '拍照', 'photo', 'picture'], typed: ['相片', '图片', 'photos', 'pictures'] },
  { said: ['账户', '账号', 'account'], typed: ['户口', 'accounts'] },
  { said: ['删除', '注销', 'delete'], typed: ['销户', 'remove', 'deleted'] },
  // Places
  { said: ['法拉盛', 'flushing'], typed: ['法拉盛区'] },
  { said: ['布鲁克林', 'brooklyn'], typed: ['布碌仑', '布禄仑'] },
  { said: ['日落公园', 'sunset park'], typed: ['八大道', '8 大道', '8th avenue', 'eighth avenue'] },
  { said: ['曼哈顿', 'manhattan'], typed: ['曼克顿'] },
  { said: ['华埠', '唐人街', 'chinatown'] },
  { said: ['皇后区', 'queens'], typed: ['昆士'] },
  { said: ['艾姆赫斯特', 'elmhurst'], typed: ['艾浒', '爱姆赫斯特'] },
];
