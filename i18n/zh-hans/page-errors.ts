export const pageErrors = {
  wrong_code: '验证码不对，或已经过期。请再看一次，或重新获取。',
  caregiver_cannot_check_card: '护理员身份不能查询白卡。',
  caregiver_cannot_apply: '护理员身份不能申请长期护理。',
  locked: '尝试次数太多。请等 15 分钟，或重置密码。',
  unknown_postcode: '邮编不存在',
  file_gone: '有一张照片已经不在了，请重新上传。',
  wrong_password: '现在的密码不对，请再试一次。',
  invitation_gone: '这个邀请已经用过，或已经过期。请再要一个新的。',
  changed_meanwhile: '这里刚刚被同事改过。没有覆盖任何内容：请看看新的内容，再保存一次。',
  texts_stopped: '这个号码不想收我们的短信。请改打电话。',
};
