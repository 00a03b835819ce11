import type { DemoArticle } from '#demo/shape.ts';

export const healthArticles: DemoArticle[] = [
  {
    slug: 'prevent-falls-at-home',
    type: 'health',
    title: {
      en: 'Steady on your feet: preventing falls at home',
      'zh-CN': '站得稳：在家怎样不摔倒',
      'zh-TW': '站得穩：在家怎樣不跌倒',
    },
    summary: {
      en: 'Most falls at home can be prevented. Start with light, floor, shoes and ten minutes of exercise.',
      'zh-CN': '家里的摔倒，多半可以避免。从灯、地面、鞋子和十分钟运动做起。',
      'zh-TW': '家裡的跌倒，多半可以避免。從燈、地面、鞋子和十分鐘運動做起。',
    },
    cover: 'activity-taichi.svg',
    content: {
      en: `<p>A fall is not “just age”. Most falls at home have a reason, and most reasons can be removed in one afternoon. Here is what our nurses look at first.</p>
        <h2>The way to the bathroom at night</h2>
        <p>Many falls happen between the bed and the bathroom. Put a night light at the bed, in the hall and by the toilet. Sit on the edge of the bed for a minute before you stand.</p>
        <figure><img src="/media/train-night-light.svg" alt="An elder walks to the bathroom at night along a lit hallway, with a caregiver at his side." width="960" height="540"></figure>
        <h2>Floor, bath and shoes</h2>
        <ul>
          <li>Clear cords, boxes and newspapers off the floor.</li>
          <li>Have grab bars screwed into the wall by the toilet and the tub. A towel rack cannot hold you.</li>
          <li>Lay a rubber mat in the tub and a dry one outside.</li>
          <li>Wear shoes with a closed heel and a thin, firm sole. Leave loose slippers at the door.</li>
          <li>Put the things you use every day between hip and shoulder height. No climbing on chairs.</li>
        </ul>
        <h2>Body, eyes and medicine</h2>
        <p>Ten minutes a day makes legs stronger. Hold a kitchen counter and stand on one leg. Rise from a chair five times without using your hands. Tai chi is very good too. Have your eyes checked once a year. Ask your doctor or pharmacist which medicines can make you dizzy.</p>
        <h2>If you do fall</h2>
        <ol>
          <li>Do not hurry. Breathe, and feel whether anything hurts.</li>
          <li>Roll onto your side, get on your knees, and use a firm chair to rise.</li>
          <li>If you hit your head, are in severe pain, or take blood thinners, call 911.</li>
          <li>Tell your doctor and us, even if nothing hurts.</li>
        </ol>
        <blockquote><p>“I was ashamed to say that I had fallen. Then the nurse moved one lamp, and it never happened again.”</p><p>— Mr. Lin, Queens</p></blockquote>
        <p>Would you like someone to look around your home? Ask your coordinator for a safety visit.</p>`,
      'zh-CN': `<p>摔倒不是“年纪大了难免”。多半有原因，一个下午就能改好。我们的护士会先看这几处。</p>
        <h2>夜里去洗手间的路</h2>
        <p>很多人是在床和洗手间之间摔的。床边、走廊、马桶旁，各放一盏夜灯。起身前，先在床边坐一分钟。</p>
        <figure><img src="/media/train-night-light.svg" alt="夜里，长者由护理员陪着，沿着有灯的走廊去洗手间。" width="960" height="540"></figure>
        <h2>地面、浴室和鞋子</h2>
        <ul>
          <li>电线、纸箱、报纸，从地上收走。</li>
          <li>马桶和浴缸旁的扶手，要用螺丝固定在墙上。毛巾架撑不住人。</li>
          <li>浴缸里铺橡胶垫，外面铺干地垫。</li>
          <li>鞋子要包脚跟，鞋底薄而硬。松垮的拖鞋留在门口。</li>
          <li>天天用的东西，放在腰和肩之间。不要爬椅子。</li>
        </ul>
        <h2>身体、眼睛和药</h2>
        <p>一天十分钟，腿就有力。扶着厨房台面，单脚站。不用手，从椅子上站起来五次。打太极也很好。眼睛一年查一次。哪些药会头晕，请问医生或药剂师。</p>
        <h2>万一摔了</h2>
        <ol>
          <li>别急。先喘口气，看看哪里疼。</li>
          <li>侧过身，跪起来，扶着稳的椅子站起。</li>
          <li>撞到头、疼得厉害，或者在吃抗凝血药，打 911。</li>
          <li>就算不疼，也告诉医生和我们。</li>
        </ol>
        <blockquote><p>“我摔了不好意思说。后来护士挪了一盏灯，就再没摔过。”</p><p>—— 林爷爷，皇后区</p></blockquote>
        <p>想请人到家里看一看？跟您的协调员说，约一次居家安全检查。</p>`,
      'zh-TW': `<p>跌倒不是「年紀大了難免」。多半有原因，一個下午就能改好。我們的護士會先看這幾處。</p>
        <h2>夜裡去洗手間的路</h2>
        <p>很多人是在床和洗手間之間摔的。床邊、走廊、馬桶旁，各放一盞夜燈。起身前，先在床邊坐一分鐘。</p>
        <figure><img src="/media/train-night-light.svg" alt="夜裡，長者由護理員陪著，沿著有燈的走廊去洗手間。" width="960" height="540"></figure>
        <h2>地面、浴室和鞋子</h2>
        <ul>
          <li>電線、紙箱、報紙，從地上收走。</li>
          <li>馬桶和浴缸旁的扶手，要用螺絲固定在牆上。毛巾架撐不住人。</li>
          <li>浴缸裡鋪橡膠墊，外面鋪乾地墊。</li>
          <li>鞋子要包腳跟，鞋底薄而硬。鬆垮的拖鞋留在門口。</li>
          <li>天天用的東西，放在腰和肩之間。不要爬椅子。</li>
        </ul>
        <h2>身體、眼睛和藥</h2>
        <p>一天十分鐘，腿就有力。扶著廚房檯面，單腳站。不用手，從椅子上站起來五次。打太極也很好。眼睛一年查一次。哪些藥會頭暈，請問醫生或藥師。</p>
        <h2>萬一摔了</h2>
        <ol>
          <li>別急。先喘口氣，看看哪裡痛。</li>
          <li>側過身，跪起來，扶著穩的椅子站起。</li>
          <li>撞到頭、痛得厲害，或者在吃抗凝血藥，打 911。</li>
          <li>就算不痛，也告訴醫生和我們。</li>
        </ol>
        <blockquote><p>「我摔了不好意思說。後來護士挪了一盞燈，就再沒摔過。」</p><p>—— 林爺爺，皇后區</p></blockquote>
        <p>想請人到家裡看一看？跟您的協調員說，約一次居家安全檢查。</p>`,
    },
    daysAgo: 5,
    recommended: true,
  },
  {
    slug: 'keep-a-medication-list',
    type: 'health',
    title: {
      en: 'One sheet of paper that can save you: your medication list',
      'zh-CN': '一张纸很要紧：您的药单',
      'zh-TW': '一張紙很要緊：您的藥單',
    },
    summary: {
      en: 'How to write it, where to keep it, and why vitamins and herbs belong on it.',
      'zh-CN': '怎样写，放在哪里，为什么保健品和中药也要写上。',
      'zh-TW': '怎樣寫，放在哪裡，為什麼保健食品和中藥也要寫上。',
    },
    cover: 'activity-blood-pressure.svg',
    content: {
      en: `<p>In an emergency, the first question is: “What do you take?” Very few of us can answer by heart, least of all in English. A list on one sheet of paper can answer for you.</p>
        <h2>What to write</h2>
        <p>Copy the names from the bottles, letter by letter. Ask your pharmacist to check the list; it is free. This is how one line looks:</p>
        <table>
          <thead><tr><th scope="col">Medicine</th><th scope="col">How much</th><th scope="col">When</th><th scope="col">What for</th></tr></thead>
          <tbody>
            <tr><td>Name on the bottle</td><td>1 tablet</td><td>After breakfast</td><td>Blood pressure</td></tr>
            <tr><td>Name on the bottle</td><td>½ tablet</td><td>At bedtime</td><td>Cholesterol</td></tr>
            <tr><td>Calcium, over the counter</td><td>1 tablet</td><td>After lunch</td><td>Bones</td></tr>
          </tbody>
        </table>
        <p>Then add:</p>
        <ul>
          <li>Allergies, and what happened</li>
          <li>Herbal medicine, ointments, eye drops and vitamins</li>
          <li>Your doctor and your pharmacy, with phone numbers</li>
          <li>The person to call, and the date you wrote the list</li>
        </ul>
        <figure><img src="/media/train-medication-box.svg" alt="An elder and her caregiver check a weekly medicine box against a written list." width="960" height="540"></figure>
        <h2>Why herbs count</h2>
        <p>Some herbs and teas change how medicines work. Blood thinners are a well-known example. No doctor will laugh at you for it. Just say what you take.</p>
        <h2>Where to keep it</h2>
        <ol>
          <li>One copy on the refrigerator door, where ambulance crews often look</li>
          <li>One in your wallet, behind your cards</li>
          <li>One photo on your child’s phone</li>
        </ol>
        <p>Write a new list when anything changes, and throw the old one away.</p>
        <h2>What your caregiver can do</h2>
        <p>A caregiver can remind you, read the label, open the box and hand you a glass of water. A caregiver does not decide what you take. Questions about doses go to your doctor, pharmacist or nurse.</p>
        <p>Our offices have large-print forms in Chinese and English. Come and get one, or let us print it for you.</p>`,
      'zh-CN': `<p>遇到急事，救护员先问：“您在吃什么药？”很少有人背得出来，何况要说英语。一张纸，可以替您回答。</p>
        <h2>写什么</h2>
        <p>照药瓶上的字，一个字母一个字母抄。请药剂师核对一遍，不收钱。一行这样写：</p>
        <table>
          <thead><tr><th scope="col">药名</th><th scope="col">吃多少</th><th scope="col">什么时候</th><th scope="col">治什么</th></tr></thead>
          <tbody>
            <tr><td>照药瓶抄</td><td>1 片</td><td>早饭后</td><td>血压</td></tr>
            <tr><td>照药瓶抄</td><td>半片</td><td>睡前</td><td>胆固醇</td></tr>
            <tr><td>自己买的钙片</td><td>1 片</td><td>午饭后</td><td>骨质</td></tr>
          </tbody>
        </table>
        <p>再加上：</p>
        <ul>
          <li>对什么过敏，当时怎样</li>
          <li>中药、药膏、眼药水、维生素</li>
          <li>医生和药房的电话</li>
          <li>要通知谁，哪一天写的</li>
        </ul>
        <figure><img src="/media/train-medication-box.svg" alt="长者和护理员对照药单，检查一周的分格药盒。" width="960" height="540"></figure>
        <h2>为什么中药也要写</h2>
        <p>有些草药和茶会影响药效。最常见的是抗凝血药。医生不会笑您。吃了什么，照实说就好。</p>
        <h2>放在哪里</h2>
        <ol>
          <li>冰箱门上一张，救护员常会看那里</li>
          <li>钱包里一张，放在卡的后面</li>
          <li>孩子的手机里，存一张照片</li>
        </ol>
        <p>药有变动，就写新的，旧的丢掉。</p>
        <h2>护理员能帮什么</h2>
        <p>护理员可以提醒您、读药瓶、开药盒、递水。吃什么药，护理员不能决定。吃多少，要问医生、药剂师或护士。</p>
        <p>我们办公室有中英文的大字药单。欢迎来拿，也可以请我们帮您打印。</p>`,
      'zh-TW': `<p>遇到急事，救護員先問：「您在吃什麼藥？」很少有人背得出來，何況要說英語。一張紙，可以替您回答。</p>
        <h2>寫什麼</h2>
        <p>照藥瓶上的字，一個字母一個字母抄。請藥師核對一遍，不收錢。一行這樣寫：</p>
        <table>
          <thead><tr><th scope="col">藥名</th><th scope="col">吃多少</th><th scope="col">什麼時候</th><th scope="col">治什麼</th></tr></thead>
          <tbody>
            <tr><td>照藥瓶抄</td><td>1 片</td><td>早飯後</td><td>血壓</td></tr>
            <tr><td>照藥瓶抄</td><td>半片</td><td>睡前</td><td>膽固醇</td></tr>
            <tr><td>自己買的鈣片</td><td>1 片</td><td>午飯後</td><td>骨質</td></tr>
          </tbody>
        </table>
        <p>再加上：</p>
        <ul>
          <li>對什麼過敏，當時怎樣</li>
          <li>中藥、藥膏、眼藥水、維他命</li>
          <li>醫生和藥房的電話</li>
          <li>要通知誰，哪一天寫的</li>
        </ul>
        <figure><img src="/media/train-medication-box.svg" alt="長者和護理員對照藥單，檢查一週的分格藥盒。" width="960" height="540"></figure>
        <h2>為什麼中藥也要寫</h2>
        <p>有些草藥和茶會影響藥效。最常見的是抗凝血藥。醫生不會笑您。吃了什麼，照實說就好。</p>
        <h2>放在哪裡</h2>
        <ol>
          <li>冰箱門上一張，救護員常會看那裡</li>
          <li>錢包裡一張，放在卡的後面</li>
          <li>孩子的手機裡，存一張照片</li>
        </ol>
        <p>藥有變動，就寫新的，舊的丟掉。</p>
        <h2>護理員能幫什麼</h2>
        <p>護理員可以提醒您、讀藥瓶、開藥盒、遞水。吃什麼藥，護理員不能決定。吃多少，要問醫生、藥師或護士。</p>
        <p>我們辦公室有中英文的大字藥單。歡迎來拿，也可以請我們幫您列印。</p>`,
    },
    daysAgo: 150,
  },
];
