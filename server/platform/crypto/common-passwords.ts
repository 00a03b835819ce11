/**
 * Common passwords that satisfy the rule of the spec (8 characters with digits, letters and symbols): usual words
 * with usual suffixes, keyboard walks, common pinyin. Lower case.
 */
const list = `
p@ssw0rd p@ssw0rd1 p@ssw0rd! p@ssw0rd123 pa$$w0rd pa$$w0rd1 pa$$w0rd! p@$$w0rd p@$$w0rd1
p@$$word1 p@ssword1 p@ssword12 p@ssword123 pa$$word1 pa$$word123 passw0rd! passw0rd@ passw0rd#
passw0rd$ passw0rd1! passw0rd!1 passw0rd123! p455w0rd! password1! password1@ password1#
password1$ password1. password1* password1_ password!1 password@1 password#1 password$1
password.1 password12! password12@ password123! password123@ password123# password123$
password123. password123* password@12 password@123 password#123 password_123 password-1
password.123 password1234! password@1234 password12345! password2024! password2025!
password2026! password@2024 password@2025 password@2026 mypassword1! mypassword@1 qwerty1!
qwerty!1 qwerty12! qwerty@1 qwerty123! qwerty123@ qwerty123# qwerty123$ qwerty@123 qwerty#123
qwerty!@#123 qwerty1234! qwerty@1234 qwerty12345! qwert123! qwert@123 qwertyuiop1! asdf123!
asdf1234! asdf@1234 asdfgh1! asdfghjkl1! zxcvbnm1! zxcvbn1! 1qaz!qaz 1qaz@wsx 1qaz2wsx!
1qaz2wsx@ 1qaz!qaz2wsx@wsx !qaz1qaz !qaz2wsx @wsx2wsx 2wsx@wsx !qaz@wsx3edc qazwsx123!
qazwsx@123 q1w2e3r4! q1w2e3r4t5! 1q2w3e4r! 1q2w3e4r@ 1q2w3e4r5t! zaq12wsx! zaq1@wsx zaq!2wsx
zaq1!qaz !@#$1234qwer 1234qwer! 1234qwer!@#$ 1234!@#$qwer qwer1234! qwer1234@ qwer!@34 qwer@1234
!@#qwe123 qwe123!@# 123qwe!@# 123qwe!! 123!@#qwe qweasd123! qwe!@#123 abc123!@ abc123!! abc@1234
abc@12345 abc!1234 abc#1234 abcd1234! abcd1234@ abcd@1234 abcd!234 abcd#1234 abcd@123 abc12345!
abc123456! abcdef1! abcdefg1! abcdefgh1! aaa111!!! aaaa1111! aa123456! aa123456@ aa123456.
aa@123456 a123456! a1234567! a12345678! a@123456 a.123456 a_123456 a!123456 a1b2c3d4! 123456a!
123456aa! 123456a@ 123456@a 123456abc! 12345678a! 123456789a! 1234567a! 12345abc! 1234abc!
1234abcd! 123abc!! 123abc!@# 1a2b3c4d! welcome1! welcome1@ welcome1# welcome!1 welcome@1
welcome12! welcome123! welcome@12 welcome@123 welcome#1 welcome2024! welcome2025! welcome2026!
admin123! admin123@ admin@123 admin@1234 admin#123 admin!123 admin1234! admin@12345 admin12345!
admin@2024 admin@2025 admin2025! administrator1! root@123 root123! root1234! toor123! test123!
test1234! test@123 test@1234 test!123 testing1! testing123! guest123! user123! user@123
user1234! demo123! demo@123 demo1234! temp123! temp1234! default1! letmein1! letmein!1
letmein123! letmein@1 changeme1! changeme!1 changeme123! changeme@1 iloveyou1! iloveyou!1
iloveyou2! iloveu123! iloveyou123! iloveyou@1 sunshine1! sunshine@1 princess1! princess@1
football1! baseball1! superman1! batman123! dragon123! monkey123! master123! shadow123!
michael1! jordan23! jordan123! charlie1! jessica1! ashley123! michelle1! summer2024! summer2025!
summer2026! winter2024! winter2025! winter2026! spring2024! spring2025! spring2026! autumn2024!
autumn2025! fall2024! fall2025! summer123! winter123! january1! monday123! friday123! newyork1!
newyork123! america1! america123! usa12345! china123! beijing1! beijing2008! taiwan123!
hongkong1! shanghai1! woaini520! woaini1314! woaini123! woaini1! aini1314! iloveu520! 5201314a!
5201314ai! a5201314! 520520aa! 888888aa! 88888888a! aa888888! 666666aa! zhongguo1! nihao123!
qq123456! qq123456@ wang123! wang1234! zhang123! li123456! chen1234! secret123! secret1!
hello123! hello1234! hello@123 hello!23 hello2025! login123! access14! trustno1! starwars1!
pokemon1! whatever1! computer1! internet1! samsung1! google123! facebook1! apple123! family123!
freedom1! blessed1! jesus123! god12345! health123! homecare1! homecare123! caregiver1!
caregiver123! medicaid1! medicare1! nurse123! company1! company123! office123! office365!
persimmon1! persimmon123!
`;

export const commonPasswords: ReadonlySet<string> = new Set(list.trim().split(/\s+/));
