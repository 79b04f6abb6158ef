/**
 * Who is to be seen, beside the labels of the questionnaire. Of their own children people also speak
 * as parents or in grief: here stands what asks for a therapist of theirs.
 */
export const clientWords: Readonly<Record<string, string>> = {
  adults:
    'erwachsene*, adultos, adultes, adulti, yetiskin*, dorosl*, volwassenen, взрослые, взрослых, بالغين, 成人',
  couples: `couple therap*|counsel*|psychotherap*|session*|work, couples therap*|counsel*|psychotherap*|session*|work,
    as a couple, we are a couple, marriage|marital|relationship counsel*|therap*|guidance, premarital, pre marital, both of us, us both,
    me and my partner|husband|wife|boyfriend|girlfriend|fiance|fiancee|spouse, my partner|husband|wife|boyfriend|girlfriend|fiance|fiancee|spouse and me,
    for|with my partner|husband|wife|boyfriend|girlfriend|spouse and i|me|myself, together with my partner|husband|wife|boyfriend|girlfriend|spouse,
    with my partner|husband|wife|boyfriend|girlfriend|spouse together,
    paartherap*, paarberat*, eheberat*, paare, therapie|therapeute de couple, pareja, parejas, cift terapi*, ciftler, coppia, coppie, terapia par, terapia dla par,
    relatietherap*, partnerrelatietherap*, terapia de casal, casais, parterapi*, парная терапия, семейная пара, زوجين, ازواج, زوج درمانی, 夫妻, 伴侣`,
  families: `stepfamily, stepfamilies, blended family|families, parents|parent|mother|mum|mom|father|dad and kids|children|son|daughter together,
    family therap*|psychotherap*|counsel*, whole family, family session|sessions, for|with my|our|the family together, for my|our|the|a|whole family, as a family, all of us together,
    therapy|session|sessions together|with my|our parents|mother|mum|mom|father|dad|children|kids|son|daughter together,
    familientherap*, familienberat*, familien, terapia familiar, therapie familiale, aile terapi*, aile danisman*, gezinstherap*, terapia rodzinna, семейная терапия, 家庭治疗`,
  children: `school refus*, refuse|refuses|refused|refusing school, refuse|refuses|refused|refusing go school, wont|doesnt|dont|not|cant go|going school, wont attend school, skips|skipping school, schulverweiger*, phobie scolaire, refus scolaire, bedwetting, bed wetting, wets|wet|wetting bed, nachts ins bett, einnassen, bettnassen,
    for my|our|a|the|his|her|their son|sons|daughter|daughters|child|children|kid|kids|boy|girl|teen|teens|teenager|teenagers|toddler|preteen|tween|adolescent,
    for my|our|a|the|his|her stepson|stepdaughter|stepchild|grandson|granddaughter|grandchild|nephew|niece|godson|goddaughter|pupil|student,
    child|children|childrens|kid|kids|teen|teens|teenage|teenager|adolescent|youth|pediatric|paediatric therap*|psycholog*|psychotherap*|counsel*|psychiat*|specialist*,
    therap*|psycholog*|psychotherap*|counsel*|help|someone|somebody for children|childrens|kid|kids|teen|teens|teenager|teenagers|adolescents|minors|boys|girls|youth,
    work|works|working|sees|see|seeing|treat|treats|treating|experienced|experience|good|great|specialis*|specializ*|trained with|in children|kids|teens|teenagers|teenager|adolescents|adolescent|minors|boys|girls,
    son|daughter|child|kid|boy|girl|teenager|teen needs|need a|someone|help|therap*|counsel*|psycholog*,
    primary|secondary|high|middle|elementary school, my|our|a pupil|pupils, student|pupil|child|kid|boy|girl in class,
    student|daughter|son|child|kid|pupil|girl|boy year|grade|class 1|2|3|4|5|6|7|8|9|10|11|12|13, under 18|18s|eighteen, young people|person, schoolchild*,
    kinder, kindertherap*, kinderpsych*, jugendlich*, jugendtherap*, jugendpsych*, fur meinen sohn, fur meine tochter, fur mein kind, mein kind braucht,
    enfant, enfants, ado, ados, adolescents, pour mon fils, pour ma fille, pedopsych*, nino, ninos, nina, ninas, mi hijo, mi hija, mis hijos, adolescente, adolescentes, infantil, infanto juvenil,
    bambini, bambino, bambina, mio figlio, mia figlia, adolescenti, cocuk, cocuklar, cocugum*, ergen, ergenler, oglum*, kizim*, dzieci, dziecko, dziecka, mlodziez*, nastolat*,
    kinderen, jongeren, pubers, mijn zoon, mijn dochter, crianca, criancas, meu filho, minha filha, barnpsykolog, unge, ungdom*,
    дети, детский, детская, детей, ребенок, ребенка, подросток, подростка, подростков, подростки, дитина, дитини, діти, дітей, підліток, підлітка,
    اطفال, طفل, مراهقين, مراهق, کودک, کودکان, نوجوان, نوجوانان, बच्चे, बच्चों, 子ども, 子供, 儿童, 兒童, 青少年, 孩子`,
  groups: `group therap*|psychotherap*|session|sessions|setting|program|programme|course, support|skills|therapy|process|mens|womens group|groups,
    gruppen, gruppentherap*, terapia de grupo, therapie de groupe, grup terapi*, terapia grupowa, groepstherap*, групповая терапия`,
}

/** The same in words that say it where they stand alone, and something else in many a sentence. */
export const loneClientWords: Readonly<Record<string, string>> = {
  adults: 'adult',
  couples: 'couple, my|me wife|husband|partner|boyfriend|girlfriend and i|me|myself',
  children:
    'child, children, childrens, kid, kids, teen, teens, teenage, teenager, teenagers, son, sons, daughter, daughters, stepson, stepdaughter, adolescent, adolescence, preteen*, tween*, minors, toddler, toddlers, little one|ones, youth, pediatric, paediatric',
  groups: 'group',
}

/** Never of who is to be seen, or by whom. */
export const neverClientWords =
  'cold turkey, child abuse|neglect, child sexual abuse, abused as a child, couple of, group of, friend|friends|friendship|whatsapp group, hates group|groups|couple|couples'

/** Who calls themselves so speaks of their own children. */
export const parentWords = 'mum, mom, mother, dad, father, parent'

/** Whoever speaks so speaks of a child of theirs: as a parent, or of what the child is to be helped with. */
export const ownChildWords =
  'my|our son|sons|daughter|daughters|child|children|kid|kids|boy|girl|teen|teenager|toddler, year old son|daughter|boy|girl, teenage son|daughter'

export const ownChildNames =
  'mein sohn, meine tochter, mein kind, meine kinder, unser sohn|kind, unsere tochter|kinder, mon fils, ma fille, mon enfant, mes enfants, notre fils|fille|enfant'

/** Between a child and a concern, or within it, they say that the concern is the writer's own. */
export const writerWords = 'i im ive me my myself we us our ich mir mich wir uns je j me moi nous'

/** Whom people mention when they tell what weighs on them: a partner, a family. */
export const mentionedWords = `husband wife partner boyfriend girlfriend fiance fiancee spouse ex family parents siblings mann frau partnerin freund freundin familie eltern
  mari femme conjoint compagne compagnon copain copine famille marido esposo esposa mujer novio novia pareja familia padres mulher namorado namorada parceiro parceira marito moglie compagno compagna
  kocam karim esim sevgilim maz zona partnerka`

/** Shortly after who is mentioned they say that it is between them. */
export const quarrelWords = `fight fights fighting argue argues arguing argument arguments row rows quarrel quarrels split divorce divorced divorcing cheats cheated cheating left leaving streiten streitet streit trennung getrennt verlassen betrogen discutimos peleamos engana engano dejo disputons dispute quitte trompe litighiamo tradito`

/** Before a child they say that it is the writer's loss. */
export const missingWords = 'miss missing without lost losing vermisse ohne sans'

/** Said with such words, it asks for nobody to be seen. */
export const nobodyWords = `practice, practices, practise, my|our adult|grown daughter|son|child|children|kids, child self, childhood, as a child|kid|teen|teenager, was a child|kid|teen|teenager, only child, child free,
  teenage years, my teens, adult child|children|son|sons|daughter|daughters|kids, grown|grownup children|child|kids|son|daughter,
  with|have|having|had|got|want|wanting|trying|without|no children|kids|child|teenagers|daughter|son, one|two|three|four|five|2|3|4|5 children|kids,
  front of kids|children|son|sons|daughter|daughters|child|baby, kids|children|son|daughter|child saw|seen|heard|watched|witnessed|watching|watch, custody children|kids, children|kids custody, missing children|kids, minor things|stuff|issue|issues`

/**
 * What people type when they look for someone who works in a way or speaks a language, beside the
 * labels of the questionnaire. Phrases apart by commas, in the form of `ConcernWords`.
 */
export const approachWords: Readonly<Record<string, string>> = {
  cbt: 'cbt, cbt i, cognitive behavioural, cognitive behavioral, cognitive therapy',
  act: 'act, acceptance and commitment',
  dbt: 'dbt, dialectical, dialectic behaviour|behavior',
  psychodynamic: 'psychodynamic*, psychoanaly*, depth psychology, analysis',
  'person-centred': 'person centred|centered, client centred|centered, rogerian, humanistic',
  interpersonal: 'ipt, interpersonal',
  systemic: 'systemic',
  'emotionally-focused': 'eft, emotionally focused|focussed, emotion focused|focussed',
  schema: 'schema, inner child',
  compassion: 'cft, compassion focused|focussed, self compassion, compassion',
  mindfulness: 'mindful*, mbct, mbsr, meditation',
  solution: 'sfbt, solution focused|focussed, brief therapy',
  exposure: 'exposure, erp, exposure and response prevention',
  'trauma-focused': 'trauma focused|focussed, trauma informed, traumatherap*',
  emdr: 'emdr, eye movement desensitization|desensitisation',
  motivational: 'motivational',
  somatic: 'somatic*, body work, body based, body oriented, body psychotherapy',
  creative: 'art therap*, music therap*, play therap*, drama therap*, creative therap*',
}

/** A language by the names its speakers give it, and by those of who speaks it. */
export const languageWords: Readonly<Record<string, string>> = {
  ar: 'العربية, بالعربية, بالعربي, عربي, arabi, arabischsprach*, arabsku, по арабски, на арабском',
  yue: '廣東話, 粵語',
  da: 'dansk',
  nl: 'nederlands, flemish, vlaams',
  fa: 'persian, فارسی, dari',
  fr: 'francais, en francais, francusku, по французски, на французском, franzosischsprach*, francophone*, francoparlante',
  de: 'deutsch, deutsche therap*, auf deutsch, deutschsprach*, german speaking, germanophone*, niemiecku, niemieckojezycz*, по немецки, на немецком, немецкоязычн*, німецькою',
  hi: 'हिन्दी',
  it: 'italiano, in italiano, italienischsprach*, wlosku, по итальянски, на итальянском',
  ja: '日本語, nihongo',
  ko: '한국어',
  cmn: 'chinese, 中文, 普通话, putonghua',
  pl: 'polski, polsku, polskim, polskiego, polnischsprach*, polskojezycz*, по польски, на польском, польски|польском язык*',
  pt: 'portugues, brazilian',
  ru: 'русский, по русски, на русском, русском, русского, русскоговор*, russkij, russischsprach*, русскоязычн*, rosyjsku, po rosyjsku, російською, російськомовн*',
  en: 'по английски, на английском, англоязычн*, angielsku, англійською, englischsprach*, anglophone, angielskojezycz*, angloparlante',
  es: 'espanol, castellano, en espanol, hiszpansku, по испански, на испанском,  spanischsprach*, hispanohablante*, hispanophone',
  sv: 'svenska',
  ta: 'தமிழ்',
  tr: 'turkce, turkischsprach*, turecku, по турецки, на турецком',
  uk: 'українська, українською, україномовн*, ukrainsku, ukrainischsprach*, по украински, на украинском, украиноязычн*',
  ur: 'اردو',
  sgn: 'deaf, deafblind, deafness, signer, signs bsl|asl, gehorlos*, taubstumm*, sourd, sourde, sourds, sordo, sorda, sordos, surdo, surda, nieslyszac*, gluchy, glucha, isitme engelli, глух*, sign language, bsl, asl, dgs, lsf, auslan, gebardensprache, langue des signes, lengua|lenguaje de signos|senas, lingua dei segni, lingua gestual, isaret dili, jezyk migowy',
}

/** How to meet: online is by video, by phone or in writing. */
export const formatWords: Readonly<Record<string, string>> = {
  online: 'online, remote*, virtual*, telehealth, teletherap*, over|on internet',
  video:
    'video, videos, video call|calls|chat, videocall*, zoom, skype, facetime, webcam, on cam|camera, camera, cameras, facetiming',
  phone:
    'phone, by|over|on phone|telephone, telephone, phone session|sessions|therap*|counsel*|appointment|appointments',
  writing: `in writing, by|via|over|through|in chat|text|texting|message|messages|messaging|email|emails|mail, chat therap*|counsel*|session|sessions, text based, text therap*|counsel*|chat, chat, texting, messaging, live chat,
    just|only|rather|prefer|instead text|texting|type|typing|write|writing|email|emails|message|messages|messaging, text|texting|typing|writing|email|messages|messaging only|instead|please, text with someone|somebody|a|you, text not talk|talking|call|calls, write instead|rather, typing instead`,
  'in-person': 'in person, face to face, on site, in the room',
}

/** The same where people do not speak English. */
export const formatNames: Readonly<Record<string, string>> = {
  online: `onlinetherap*, onlineberat*, onlinesitzung*, onlinetermin*, onlinesprech*, en linea, a distancia, por internet, en ligne, a distance, su internet, pela internet, cevrimici, uzaktan, internetten, zdaln*, przez internet, op afstand, fernbehandlung, онлайн, дистанционн*, удаленно, дистанційн*,
    اونلاين, انترنت, الانترنت, عن بعد, آنلاین, 在线*, 线上*, 線上*, 網上*, オンライン*, 온라인*, ऑनलाइन`,
  video: `vor kamera, kamera, camara, fotocamera, telecamera, kamerka, kamerze, kamera onunde, камера, камеру, камере, videosprechstund*, videotherap*, videoanruf*, videogesprach*, videositzung*, videollamad*, videoconferenc*, visio, visioconf*, visioconference, videochiamat*, videochamad*, goruntulu, wideo*, videobellen, beeldbellen, videosamtal*,
    видео*, відео*, зум, فيديو, الفيديو, بالفيديو, تصویری, ویدیو, 视频*, 視訊*, ビデオ*, 화상*, वीडियो`,
  phone: `telefon, telefonisch*, telefonat, telefonsitzung*, telefontherap*, telefongesprach*, telefono, telefonic*, telephonique*, telefone, telefonla, telefonda, telefoniczn*, telefonu, telefonie, telefoon, telefonsamtal*,
    телефон, телефону, телефоном, هاتف, الهاتف, بالهاتف, هاتفي*, تلفون, تلفن, تلفنی, 电话*, 電話*, 전화*, फोन`,
  writing: `nur|lieber|statt schreiben|chatten|chat|text|mails, schreiben statt|lieber, per|uber|via chat|mail|email|nachrichten|textnachrichten, solo|por|prefiero chat|texto|mensaje|mensajes|mensajeria|escrito, par chat|messages|texto|mail|ecrit, juste|plutot ecrire|ecrit, solo|via|per chat|messaggio|messaggi, przez|tylko czat|wiadomosci, via|alleen chat, chatten, только|через чат|переписку|сообщения,
    schriftlich*, por escrito, par ecrit, per iscritto, yazili, yaziyla, mesajlasma*, mesajla, pisemn*, czat*, na czacie, schriftelijk*, skriftlig*, textbasiert*, письменн*, переписк*, чат, чате, листуван*,
    كتابة, كتابي*, دردشة, نوشتاری, 文字*, 채팅*`,
  'in-person': `vor ort, personlich, prasenz*, in praxis, presencial*, en persona, cara a cara, presentiel*, en personne, en cabinet, sur place, in presenza, di persona, pessoalmente, yuz yuze, stacjonarn*, osobiscie, na zywo,
    in persoon, fysiek*, op locatie, pa plats, очно, очный, очная, очные, лично, вживую, особисто, наживо, وجها لوجه, حضوري, حضوريا, شخصيا, حضوری, 面对面*, 面對面*, 线下*, 当面*, 対面*, 대면*`,
}

/** Of which gender a therapist is to be. */
export const genderWords: Readonly<Record<string, string>> = {
  woman: `female|woman|women|lady therap*|counsel*|psycholog*|psychotherap*|psychiat*|practitioner|doctor|only,
    therap*|counsel*|psycholog*|psychotherap*|psychiat*|someone|somebody who is|be a female|woman|lady, therapist|counsellor|counselor|psychologist to be female|woman`,
  man: `male|man|men|guy therap*|counsel*|psycholog*|psychotherap*|psychiat*|practitioner|doctor|only,
    therap*|counsel*|psycholog*|psychotherap*|psychiat*|someone|somebody who is|be a male|man, therapist|counsellor|counselor|psychologist to be male|man`,
  'non-binary':
    'or|oder non binary|nonbinary|enby, non binary|nonbinary|enby therap*|counsel*|psycholog*|psychotherap*',
}

/** The same in words that say it where nobody speaks of another. */
export const loneGenderWords: Readonly<Record<string, string>> = {
  woman: 'woman, female, lady',
  man: 'man, male',
}

/** The same in words that, where nobody is said not to be wanted, are whom somebody works with. */
export const deniedGenderWords: Readonly<Record<string, string>> = {
  woman:
    'women, females, ladies, frau, frauen, femmes, mujeres, donne, kadinlar, kobiety, vrouwen, mulheres, женщины',
  man: 'men, males, guy, guys, dude, dudes, mann, manner, hommes, hombres, uomini, erkekler, mezczyzni, mezczyzn, mannen, man, homens, мужчины, мужчин',
}

/** The same where people do not speak English. */
export const genderNames: Readonly<Record<string, string>> = {
  woman: `therapeutin, psychologin, psychotherapeutin, psychiaterin, beraterin, weibliche* therap*|psycho*, eine frau, frau als therap*, psicologa, mujer, terapeuta feminina,
    femme, donna, kobieta, kadin, mulher, terapeutk*, psycholozk*, vrouwelijke therap*|psycho*, женщина, жінка, معالجة, اخصائية نفسية, طبيبة نفسية, 女性心理*, 女心理*, 女咨询*, 女性カウンセラー`,
  man: `mannliche* therap*|psycho*, ein|einen mann, mann als therap*, terapeuta|psicologo masculino, hombre, homme, uomo, mezczyzna, erkek, homem, mannelijke therap*|psycho*, мужчина, чоловік, معالج رجل, 男性心理*, 男心理*, 男咨询*, 男性カウンセラー`,
}

/** Said with such words, it is who writes, or somebody else. */
export const neverGenderWords = `woman|man|lady|female|male here, as|am|im|ima|being|for|young|younger|old|older|aged|deaf|blind|disabled|autistic|gay|trans|bi|queer|straight|black|white|asian|brown|muslim|jewish|pregnant|married|single|divorced|busy|working|career|angry|my|the|that|this|other|another|first|every|left|by|behind woman|man|female|male|lady,
  woman|man|lady|female|male in|with|of|aged|survivor|20|30|40|50|60, men|mens|women|womens health|group|groups|shelter|issues, woman|man|lady|female|male who was|were|has|had|lost|is|feels|lives|suffers|cant|cannot, attracted to men|women`

/** Before a name they say nothing of whom to find. */
export const titleWords = `dr dra doctor doktor drs prof professor professora profesor mr mrs ms miss mx sir madam frau herr hr sr sra srta senor senora senorita dona mme mlle madame monsieur
  dott dottor dottore dottoressa sig signor signora signore pan pani sayin mevrouw meneer dhr mevr доктор господин госпожа пан пані دكتور دكتورة الدكتور الدكتورة السيد السيدة دکتر`

/** Before a town they say that it is one. */
export const whereWords =
  'in near around from to nearby bei nahe aus nach um en em w we te bij в во около'

/** Within the name of a town they are no end of it. */
export const withinTownWords = 'on upon an am der de la le les sur under of the'

/** Before a name they say that it is one. */
export const introducingWords = 'called named namens namen heisst llamado llamada nommee nomme'

/** Everyday names of concerns that stand alone in a search and would say too little in a sentence. */
export const areaWords: Readonly<Record<string, string>> = {
  anxiety: 'anxiety, phobias, fears',
  depression:
    'depression, low mood, sadness, sad, unhappy, miserable, feeling|feel down|low|blue, lost|losing all hope, lost|losing|no|without hope, given up, everything|all useless|pointless',
  grief: `grief, loss, bereavement, mourning,
    lost|losing|loss|death|after|without|grieving|grieve|mourning|missing my|our|a son|daughter|child|baby, son|daughter|child|baby died|dead|suicide,
    lost his|her|their mum|mom|mother|dad|father|grandad|granddad|grandpa|grandfather|gran|granny|grandma|grandmother|nan|brother|sister|friend|dog|cat`,
  'trauma-ptsd': 'trauma, ptsd, cptsd',
  stress: 'stress',
  'burnout-work':
    'burnout, work stress, dread|dreading|hate|fear sunday evening|evenings, sunday evening|evenings are|feel|fill|make|before|dread',
  relationships: 'relationship*, marriage, breakup, divorce, problem* pareja|couple|coppia|casal',
  'family-conflict':
    'family, family conflict, doesnt|dont|wont|not|never|stopped speak|speaking|talk|talking to me|us',
  parenting: `gentle parenting, parenting, new parents, motherhood, fatherhood, postnatal, problem*|trouble|issues|conflict*|difficult*|fights|fighting|arguments with son|daughter|child|kids|children|teenager,
    shout|shouting|yell|yelling|scream|screaming at son|daughter|child`,
  'self-esteem': 'self esteem, confidence, self worth, perfectionism',
  anger: 'anger, anger management',
  sleep: 'sleep, sleeping, not|cant sleeping, insomnia',
  'substance-use':
    'internet|phone|smartphone|screen|gaming|social addict*, addiction*, alcohol, drugs, gambling, drinking, drank, drink, drinks, drinker, drunk',
  'eating-body-image':
    'eating, eating disorder*, body image, food, hate|hates my|her|his|their body',
  ocd: `ocd, obsessions, compulsions, hair|eyelash|eyebrow pulling, trichotillomania, trich, dermatillomania, skin picking, picks|pick|picking my|her|his|their skin|scabs,
    pull|pulls|pulled|pulling out|at|my|her|his|their hair|eyelashes|lashes|eyebrows`,
  bipolar: 'bipolar, mood swings',
  adhd: 'adhd, add, focus, concentration',
  loneliness: 'loneliness, lonely, isolation',
  'social-anxiety':
    'social anxiety, shyness, public speaking, speak|speaking|talk|talking in|before front|public|group|groups|meetings',
  'sexuality-gender-identity':
    'sexuality, gender, lgbt*, queer, trans, gay, lesbian, erectile dysfunction, erectile, impotence, impotent, premature ejaculation, vaginismus, sex drive, sexual dysfunction, erektions*, disfuncion erectil',
  'life-transitions': 'life changes, retirement, moving abroad, menopause',
  'self-harm-suicide': `suicidal thoughts, self harm, cut|cuts|cutting|hurt|hurts|hurting|kill|killing|harm|harming myself|himself|herself|themselves,
    not|dont be alive, not|dont want|wants live, end|ending my|his|her|their life`,
  'chronic-illness': 'chronic illness, chronic pain, pain, illness, cancer',
  'domestic-abuse':
    'domestic abuse, domestic violence, abuse, he|she|husband|wife|boyfriend|girlfriend|partner|ex hit|hits|punched|punches|kicked|kicks|slaps|slapped|shoved|choked|beat|beats me, ex|he|she|husband|wife|boyfriend|girlfriend|partner keeps|is|still|was following|stalking|watching|tracking me, ex|he|she|husband|wife|boyfriend|girlfriend|partner follows|stalks|watches|tracks me, violent partner|partners|husband|wife|boyfriend|girlfriend|relationship|ex',
  psychosis: 'psychosis, hearing voices',
}

/** Words of a concern that here say how a therapist should be, or where somebody comes from. */
export const neverAreaWords = `wont|doesnt|does|not|never|dont|without|wouldnt|didnt|isnt|no judge|judges|judging|judged|judgement|judgment, non judgmental|judgemental, not judgmental|judgemental, nonjudgmental*, nonjudgemental*, grew|grow|growing up in, turns|turn|turned|turning|shows|show|showed|showing up at my|work, comes|came|coming to my work`

/** What says nothing of whom someone looks for. */
export const emptyWords = `no not never only just without but aber mais pero ma a about after an and any anyone are at best by can do does finding find first for from get good has have he her his
  i im in is just looking me my near need needs needed of on or our please recommended search searching session sessions she some issue issues problem problems disorder disorders difficulty difficulties symptom symptoms struggling struggle struggles suffering suffer suffers having feel feeling feels felt dealing really attack attacks am
  somebody someone speaking speaks speak specialising specialist specialized specializing that their the therapist therapists too us
  very we will would can could may might therapy therapies psychotherapist psychotherapists counsellor counsellors counselor counselors counselling counseling
  psychologist psychologists psychiatrist help to wants want who whos with work working works
  ich suche brauche mit fur und ein eine einen der die das therapie therapeut therapeutin psychologe psychologin
  je cherche pour avec et le la les un une des du de psychologue therapeute busco necesito para con y una por el los las terapia terapeuta
  psicologo psicologa cerco per di voor een en met van het szukam dla na z terapii psycholog terapeut icin ile ve bir terapist psikolog
  ariyorum hat ist habe bin beratung psychotherapie est suis consultation es tiene tengo soy consulta ho sono consulenza tem sou jest mam poradnia danismanlik
  ищу для и с на у меня мне нужен нужна помощь психолог психотерапевт терапевт терапия психотерапия консультация консультации психологическая`
