export const pageErrors = {
  wrong_code: '驗證碼不對，或已經過期。請再看一次，或重新取得。',
  caregiver_cannot_check_card: '護理員身分不能查詢白卡。',
  caregiver_cannot_apply: '護理員身分不能申請長期護理。',
  locked: '嘗試次數太多。請等 15 分鐘，或重設密碼。',
  unknown_postcode: '郵遞區號不存在',
  file_gone: '有一張照片已經不在了，請重新上傳。',
  wrong_password: '現在的密碼不對，請再試一次。',
  invitation_gone: '這個邀請已經用過，或已經過期。請再要一個新的。',
  changed_meanwhile: '這裡剛剛被同事改過。沒有覆蓋任何內容：請看看新的內容，再儲存一次。',
  texts_stopped: '這個號碼不想收我們的簡訊。請改打電話。',
};
