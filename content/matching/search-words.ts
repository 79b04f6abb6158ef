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
  children: `for my|our|a|the|his|her|their son|sons|daughter|daughters|child|children|kid|kids|boy|girl|teen|teens|teenager|teenagers|toddler|preteen|tween|adolescent,
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
    'child, children, childrens, kid, kids, teen, teens, teenage, teenager, teenagers, adolescent, adolescence, preteen*, tween*, minors, toddler, toddlers, little one|ones, youth, pediatric, paediatric',
  groups: 'group',
}

/** Never of who is to be seen. */
export const neverClientWords = `couple of, group of, friend|friends|friendship|whatsapp group,
  not|no|dont|hate|hates|without|instead|rather|except group|groups|couple|couples|kids|children|teens|teenagers|families`

/** Who calls themselves so speaks of their own children. */
export const parentWords = 'mum, mom, mother, dad, father, parent'

/** Said with such words, it asks for nobody to be seen. */
export const nobodyWords = `my|our adult|grown daughter|son|child|children|kids, child self, childhood, as a child|kid|teen|teenager, was a child|kid|teen|teenager, only child, child free,
  teenage years, my teens, adult child|children|son|sons|daughter|daughters|kids, grown|grownup children|child|kids|son|daughter,
  with|have|having|had|got|want|wanting|trying|without|no children|kids|child|teenagers|daughter|son, one|two|three|four|five|2|3|4|5 children|kids,
  custody children|kids, children|kids custody, missing children|kids, minor things|stuff|issue|issues`

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
  'trauma-focused': 'trauma focused|focussed, trauma informed',
  emdr: 'emdr, eye movement desensitization|desensitisation',
  motivational: 'motivational',
  somatic: 'somatic*, body work, body based, body oriented, body psychotherapy',
  creative: 'art therap*, music therap*, play therap*, drama therap*, creative therap*',
}

/** A language by the names its speakers give it. */
export const languageWords: Readonly<Record<string, string>> = {
  ar: 'العربية, arabi',
  yue: '廣東話, 粵語',
  da: 'dansk',
  nl: 'nederlands, flemish, vlaams',
  fa: 'persian, فارسی, dari',
  fr: 'francais',
  de: 'deutsch',
  hi: 'हिन्दी',
  it: 'italiano',
  ja: '日本語, nihongo',
  ko: '한국어',
  cmn: 'chinese, 中文, 普通话, putonghua',
  pl: 'polski',
  pt: 'portugues, brazilian',
  ru: 'русский, russkij',
  es: 'espanol, castellano',
  sv: 'svenska',
  ta: 'தமிழ்',
  tr: 'turkce',
  uk: 'українська',
  ur: 'اردو',
  sgn: 'sign language, bsl, asl, dgs, lsf, auslan, gebardensprache, langue des signes, lengua|lenguaje de signos|senas, lingua dei segni, lingua gestual, isaret dili, jezyk migowy',
}

export const formatWords: Readonly<Record<string, string>> = {
  online: 'online, video, by phone, telephone, remote*, zoom, by chat, in writing',
  'in-person': 'in person, face to face, on site, in the room',
}

/** Everyday names of concerns that stand alone in a search and would say too little in a sentence. */
export const areaWords: Readonly<Record<string, string>> = {
  anxiety: 'anxiety, phobias, fears',
  depression: 'depression, low mood, sadness',
  grief: `grief, loss, bereavement, mourning,
    lost|losing|loss|death|after|without|grieving|grieve|mourning|missing my|our|a son|daughter|child|baby, son|daughter|child|baby died|dead|suicide,
    lost his|her|their mum|mom|mother|dad|father|grandad|granddad|grandpa|grandfather|gran|granny|grandma|grandmother|nan|brother|sister|friend|dog|cat`,
  'trauma-ptsd': 'trauma, ptsd, cptsd',
  stress: 'stress',
  'burnout-work': 'burnout, work stress',
  relationships: 'relationship*, marriage, breakup, divorce',
  'family-conflict':
    'family, family conflict, doesnt|dont|wont|not|never|stopped speak|speaking|talk|talking to me|us',
  parenting: 'parenting, new parents, motherhood, fatherhood, postnatal',
  'self-esteem': 'self esteem, confidence, self worth, perfectionism',
  anger: 'anger, anger management',
  sleep: 'sleep, insomnia',
  'substance-use': 'addiction*, alcohol, drugs, gambling, drinking, drank, drink',
  'eating-body-image':
    'eating, eating disorder*, body image, food, hate|hates my|her|his|their body',
  ocd: 'ocd, obsessions, compulsions',
  bipolar: 'bipolar, mood swings',
  adhd: 'adhd, add, focus, concentration',
  loneliness: 'loneliness, lonely, isolation',
  'social-anxiety':
    'social anxiety, shyness, public speaking, speak|speaking|talk|talking in|before front|public|group|groups|meetings',
  'sexuality-gender-identity': 'sexuality, gender, lgbt*, queer, trans, gay, lesbian',
  'life-transitions': 'life changes, retirement, moving abroad, menopause',
  'self-harm-suicide': `suicidal thoughts, self harm, cut|cuts|cutting|hurt|hurts|hurting|kill|killing|harm|harming myself|himself|herself|themselves,
    not|dont be alive, not|dont want|wants live, end|ending my|his|her|their life`,
  'chronic-illness': 'chronic illness, chronic pain, pain, illness, cancer',
  'domestic-abuse':
    'domestic abuse, domestic violence, abuse, violent partner|partners|husband|wife|boyfriend|girlfriend|relationship|ex',
  psychosis: 'psychosis, hearing voices',
}

/** What says nothing of whom someone looks for. */
export const emptyWords = `a about after an and any anyone are at best by can do does finding find first for from get good has have he her his
  i im in is just looking me my near need needs needed of on or our please recommended search searching session sessions she some
  somebody someone speaking speaks speak specialising specialist specialized specializing that their the therapist therapists too us
  very we will would can could may might therapy therapies psychotherapist psychotherapists counsellor counsellors counselor counselors counselling counseling
  psychologist psychologists psychiatrist help to wants want who whos with work working works
  ich suche brauche mit fur und ein eine einen der die das therapie therapeut therapeutin psychologe psychologin
  je cherche pour avec et le la les un une des du de psychologue therapeute busco necesito para con y una por el los las terapia terapeuta
  psicologo psicologa cerco per di voor een en met van het szukam dla na z terapii psycholog terapeut icin ile ve bir terapist psikolog
  ariyorum ищу для и с на психолог`
