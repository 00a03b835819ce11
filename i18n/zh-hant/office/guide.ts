export const guide = {
  nav: '使用說明',
  title: '怎樣在這裡工作',
  lead: '每一頁的簡短步驟。按鈕名稱和螢幕上一樣。',
  search: '在說明裡尋找',
  none: '沒有找到。換個詞，或問問同事。',
  open: '開啟這一頁',
  here: '這一頁的說明',
  found_one: '{{count}} 章',
  found_other: '{{count}} 章',
  chapters: {
    desk: {
      s1: '工作台顯示今天要辦的事。點一格，就開啟它數的那份名單。',
      s2: '按 / 尋找人、號碼或案件。按 ? 看所有按鍵。',
      s3: '剛來？開啟「$t(office.practice.nav)」，處理三個虛構的案件。裡面都不是真的。',
    },
    inbox: {
      s1: '客戶傳來的簡訊在這裡，未讀的在前。開啟會記入操作紀錄。',
      s2: '在「$t(office.inbox.answer)」裡用對方的語言寫。「$t(office.inbox.ready)」裡有現成的句子。',
    },
    applications: {
      s1: '開啟案件。文件和決定並排。先看每份文件。',
      s2: '選「$t(office.cases.decide.approved)」（A）、「$t(office.cases.decide.more_info)」（M）或「$t(office.cases.decide.rejected)」（R）。送出前您會看到簡訊。',
      s3: '按按鈕或 Enter。下一件會自動開啟。錯了以後可以說明原因再更正。',
    },
    cards: {
      s1: '開啟案件，把卡號和文件對照。完整卡號要另按才顯示，並會記下。',
      s2: '然後「$t(office.cases.send.eligible)」、「$t(office.cases.send.ineligible)」，或請客戶補交。',
    },
    requests: {
      s1: '最早答應的在前。需要時先打電話：「$t(office.cases.called)」記下結果。',
      s2: '「$t(office.cases.send.finish)」會結束申請並通知客戶。',
    },
    callbacks: {
      s1: '先打給排在最前的人。然後按「$t(office.callbacks.called)」，選結果。',
      s2: '「$t(office.callbacks.gaveUp)」會結束。「$t(office.callbacks.reopen)」可以恢復，記錯了按「$t(office.calls.undo)」。',
    },
    appointments: {
      s1: '看板顯示各辦公室的一天。點一次來訪，記下已到、沒來或辦完。',
      s2: '「$t(office.days.bookFor)」可為來電或到櫃檯的人預約。',
    },
    renewals: {
      s1: '選月份。打給還沒開始的人：文件要好幾週。',
    },
    activities: {
      s1: '開啟活動看報名。「$t(office.activities.print)」列印門口用的名單。',
      s2: '改期或取消前，會先顯示給大家的簡訊。',
    },
    content: {
      s1: '「$t(office.content.save)」不會改網站。「$t(office.content.publish)」才會。',
      s2: '寫一種中文，另一種會轉換好等您核對。「$t(office.content.preview)」顯示頁面。',
    },
    reviews: {
      s1: '新評價在前。可以回覆、隱藏，或把好的放上首頁。',
    },
    training: {
      s1: '培訓有影片、題目和規則。題目夠了才能顯示。',
      s2: '進度、年度時數和安排各有名單，可存給檢查員。',
    },
    people: {
      s1: '用姓名、拼音或電話末四碼查人。開啟資料頁會記入操作紀錄。',
      s2: '「$t(office.booking.book)」代來電者預約或申請。「$t(office.personEdit.edit)」更改資料。',
      s3: '「$t(center.seen.officeOpen)」列出每次查看，可以列印。',
    },
    messages: {
      s1: '送出的全部訊息，失敗的在前。按姓名或末幾碼查。「$t(office.messages.retry)」再試一次。',
    },
    texts: {
      s1: '更改訊息的文字。雙括號裡的字由系統填寫，要留著。',
    },
    calendar: {
      s1: '設定時間、休息日和假日。更改前會看到哪些預約要動，和寫有原因的簡訊。',
    },
    team: {
      s1: '用電子郵件邀請同事並選角色。更改角色前會先確認。',
    },
    settings: {
      s1: '機構資料、承諾和簽名。更改會馬上顯示在網站上。',
    },
    audit: {
      s1: '每次查看私人文件、每次更改和每次登入失敗。誰都不能改。',
      s2: '按人、同事、種類和日期篩選。網址會記住篩選，可以傳給同事。',
    },
  },
};
