/**
 * When, paid how and by what kind of person: what people type of it, in the form of `ConcernWords`.
 * Of times of the day people also say when they feel unwell; `neverHoursWords` are those.
 */
export const hoursWords: Readonly<Record<string, string>> = {
  early: 'early mornings, early morning, before work, before breakfast',
  mornings:
    'morning, mornings, monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays morning|mornings, am appointment|appointments|session|sessions',
  afternoons:
    'afternoon, afternoons, monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays afternoon|afternoons, lunch break|breaks|hour|hours|time|times, lunchbreak*, lunchtime*, at|over|during lunch, midday, noon, around noon',
  evenings: `evening, evenings, monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays evening|evenings|night|nights, after work|hours|school, after five|six|seven o clock, after five|six|seven pm, late appointment|appointments|session|sessions, open late,
    evening appointment|appointments|session|sessions|slot|slots`,
  saturdays: 'saturday, saturdays, on sat',
  sundays: 'sunday, sundays, on sun',
  weekend: 'weekend, weekends',
}

/** The same where a concern is in the same words: “sunday evenings” are of work where they are dreaded. */
export const surelyHoursWords: Readonly<Record<string, string>> = {
  sundays: 'sunday|sundays evening|evenings',
}

/** The same where people do not speak English. */
export const hoursNames: Readonly<Record<string, string>> = {
  early:
    'fruhmorgens, fruh morgens, vor 8|9 uhr, avant travail, antes del trabajo, prima del lavoro, przed praca, voor werk, isten once, перед работой',
  mornings: `vormittag, vormittags, morgens, le matin, matin, matinee, por la manana, de manha, mattina, di mattina, rano, przed poludniem, ochtend, s ochtends, ochtends, sabah, sabahlari, утром, вранці, formiddag, formiddagar,
    صباحا, الصباح, صبح, सुबह, 早上, 上午, 朝, 午前, 오전, 아침`,
  afternoons: `mittags, mittagspause*, pause dejeuner, pause de midi, entre midi et deux, hora de comer|comida|almuerzo, mediodia, pausa pranzo, ora pranzo, hora do almoco, przerwa|przerwie obiadowa|obiadowej, lunchpauze, lunchrast*, ogle arasi, ogle arasinda, в обед, обеденный перерыв, nachmittag, nachmittags, apres midi, por la tarde, por las tardes, a tarde, a la tarde, pomeriggio, po poludniu, popoludniu, middag, s middags, ogleden sonra, eftermiddag, днем, вдень, после обеда,
    بعد الظهر, بعدازظهر, 下午, 午後, 오후`,
  evenings: `abend, abends, abendtermin*, abendsprechstunde, feierabend, nach arbeit, ab|nach 17|18|19|20 uhr, abendstunden, le soir, soir, soiree, en soiree, apres travail, apres 17h|18h|19h|20h, por la noche, por las noches,
    despues del trabajo, a noite, de noite, depois trabalho, sera, di sera, la sera, dopo lavoro, wieczor, wieczorem, wieczorami, po pracy, avond, avonds, s avonds, avonden, na werk, aksam, aksamlari, isten sonra, mesai sonrasi,
    kvall, kvallar, kvallstid, aften, aftener, вечером, вечер, вечера, после работы, ввечері, увечері, مساء, المساء, مسائي*, عصر, شام, 晚上, 夜间, 傍晚, 夜, 夕方, 저녁, शाम`,
  saturdays:
    'samstag, samstags, sonnabend, samedi, samedis, sabado, sabados, sabato, sobota, sobote, soboty, w sobote, zaterdag, cumartesi, lordag, в субботу, суббота, субботу, السبت, شنبه, 周六, 星期六, 土曜*, 토요일',
  sundays:
    'sonntag, sonntags, dimanche, domingo, domingos, domenica, niedziela, niedziele, w niedziele, zondag, pazar gunu, sondag, в воскресенье, воскресенье, الاحد, یکشنبه, 周日, 星期天, 日曜*, 일요일',
  weekend:
    'wochenende, wochenenden, am wochenende, le week end, week end, fin de semana, fines de semana, fim de semana, fine settimana, weekendy, haftasonu, hafta sonu, helg, helger, выходные, выходным, عطلة نهاية, 周末, 週末, 주말',
}

/** Before a time of the clock: until then, and from then on. */
export const beforeHourWords =
  'before, earlier than, vor, antes de, antes de las, antes das, avant, prima delle, przed, voor'
export const afterHourWords =
  'after, later than, past, only after, nach, ab, despues de, despues de las, a partir de, a partir de las, depois das, apres, dopo, dopo le, dalle, po, na, vanaf'

/** After a bare number they say that a time is meant: nothing follows that could be counted. */
export const bareTimeEndWords =
  'only or and on please pls thanks i is because since when every each at near in oder und nur bitte weekdays monday tuesday wednesday thursday friday saturday sunday'

/** Between a day and a time of it. */
export const withinDayWords = 'in on at the am an le les el la los las de del di por w в по'

/** What says of years that they are those of work, and what may stand between. */
export const yearWords = 'years year yrs yr jahre jahren anos ans anni lat jaar'
export const experienceWords =
  'experience experienced practice practise practicing practising erfahrung berufserfahrung erfahren experiencia experimentado esperienza doswiadczenia ervaring'
export const leastYearsWords =
  'of in at least over more than minimum min plus the work clinical professional with has have and s mindestens als de di'

/** Said with such words, a time of the day is when something happens, and asks for no hours. */
export const neverHoursWords = `every|each|last morning|evening|afternoon|weekend|saturday|sunday|night, good morning|evening|afternoon, guten morgen|abend, jeden|diesen morgen|abend, tous les soirs|matins, chaque soir|matin, todas las noches, sunday scaries|blues|dread, mornings|evenings|afternoons|weekends|sundays are|feel|make`

/** That somebody else pays. */
export const payerWords = `insurance, insured, insurer, health|medical plan|fund|aid, copay, co pay, covered by, bulk bill|billing|billed, krankenkasse, krankenkassen, krankenversicherung, krankenversichert, kasse, kassenzulassung, kassensitz, kassenplatz, kassenpatient*, kassentherap*,
  gesetzlich versichert, gesetzlich versicherte, versicherung, versichert, privat versichert, kostenubernahme, kassenleistung, conventionne, conventionnee, remboursement, rembourse, remboursee, secu, securite sociale, assurance, seguro medico, seguro de salud, seguro, aseguradora, obra social, seguridad social,
  plano de saude, convenio, seguro de saude, assicurazione, convenzionato, convenzionata, mutua, zorgverzekering, zorgverzekeraar, verzekering, vergoed, vergoeding, basisverzekering, ubezpieczenie, na fundusz, sigorta, sigortali, saglik sigortasi, forsakring, sygesikring, forsikring,
  страховка, страховке, страхование, по омс, по дмс, تامين, التامين, بیمه, 保险, 医保, 保険, 보험, बीमा`

/** Words of a payer's name that many payers have in theirs. */
export const commonPayerWords = `private public statutory basic health insurance insurances medical aid plan plans care part with for your bill network out
  employee assistance programme programmes program referral rebate extended in a of and the own pay self`

/** That who has little pays less. */
export const slidingWords = `sliding scale, sliding fee, sliding scale fee, pay what|as you|i can, pay what i can, pro bono, probono, free of charge, for free, free therap*|counsel*|psycholog*|help|session|sessions|care, cheap*, affordable, inexpensive, low cost|fee|fees|price|budget, low cost,
  cannot|cant|couldnt|not afford, cannot|cant pay, dont have much money, cannot|cant pay much, no|without insurance, not insured, dont|not have insurance, uninsured, no|little money, on benefits, too expensive, not too|to|so expensive,
  gratis, kostenlos, billig*, gunstig*, guenstig*, preiswert, nicht leisten, keine|ohne versicherung|krankenversicherung, kein|keine|keinen leisten, nicht versichert, wenig|kein|kaum|ohne geld, barat*, economico, economica, sin seguro|dinero, no tengo seguro|dinero, no puedo pagar, pas cher, pas chere, gratuit*, pas|peu argent, sans assurance|argent, goedkoop*, tanio, tani, tania, ucuz, дешево, недорого, бесплатно, reduced fee|fees|rate|rates, concession, concessions, concessionary, low income, income based, sozialtarif, nach einkommen, ermassigt, tarif reduit|social|solidaire, tarifs reduits|sociaux, tarifa reducida|social, tariffa agevolata,
  valor social, escala social`

/** The same where nothing else is typed. */
export const loneSlidingWords = 'free'

/** Who somebody is, as they said of themselves for those who ask. */
export const aboutWords: Readonly<Record<string, string>> = {
  faith: `christian|muslim|islamic|jewish|catholic|hindu|religious|spiritual|faith therap*|counsel*|psycholog*|psychotherap*|psychiat*|perspective|background|friendly,
    faith based, faith friendly, my faith, faith important, religious, christian, islamic, catholic, biblical, believer, muslim, muslima, jewish, jew, hindu, sikh, buddhist, mormon, orthodox, church, quran, bible, christlich, christliche, christlicher, glaubig, glaubige, religios, religiose, religioser, muslimisch*, islamisch*, judisch*, katholisch*, evangelisch*, buddhistisch*, muslim*,
    chretien, chretienne, musulman, musulmane, croyant, cristiano, cristiana, musulmana, catolico, catolica, cattolico, cattolica, christelijk, christelijke, islamitisch*, chrzescijansk*, katolick*, evangelico, evangelica, dindar, muhafazakar, христианск*, православн*, верующ*`,
  disability: 'disability aware|affirming|friendly|informed|experience',
}

/** Words of it that, where it is not said that it is not wanted, may be of anything: “no church”, “keine Kirche”. */
export const deniedAboutWords: Readonly<Record<string, string>> = {
  faith: `religion, religions, faith, god, gods, prayer, prayers, praying, scripture, churchy, preachy, preaching, christians, muslims, catholics, religioses, religiosen, religios, kirche, kirchen, kirchlich*, gott, glaube, glauben, gebet, gebete, bibel, christ, christin, christliches,
    dieu, eglise, religieux, religieuse, foi, dios, iglesia, religioso, religiosa, fe, dio, chiesa, fede, deus, igreja, wiara, wiary, kosciol, kosciola, boga, religii, religijn*, din, dini, kerk, geloof, gelovig, религия, религии, религиозн*, церковь, церкви, бог, бога`,
}

/** The same in phrases whose words would otherwise be what somebody needs help with. */
export const aboutPhrases: Readonly<Record<string, string>> = {
  lgbtq:
    'lgbt|lgbtq|lgbtqia|lgbtqi|queer|gay friendly|affirming|affirmative|positive|ally|aware|inclusive|safe, queerfreundlich*, queersensib*, queerfreundlich',
  military: `veteran, veterans, ex army|military|forces|navy|marine|services|servicemen, military, army, soldier, soldiers, armed forces, navy, air force, marines, royal marine|marines, squaddie, national guard, combat veteran, served in army|navy|military|forces, bundeswehr, soldat, soldatin, militaire, militar, militares, militare, ветеран*, военн*`,
  racism: `racism, racist, racial trauma|discrimination|stress, anti racist, antiracist, rassismus*, racisme, racismo, razzismo, rasizm*, irkcilik`,
  cultures: `bicultural, intercultural, cross cultural, multicultural, between cultures|two cultures|worlds, third culture, interkulturell*, interculturel*, intercultural*, interculturale, miedzykulturow*`,
  trans:
    'trans|transgender friendly|affirming|affirmative|positive|aware|inclusive, nonbinary|enby friendly|affirming',
  neurodivergent:
    'autism, autistic, autist, autismus, autismo, autisme, asperger*, neurodivergent|neurodivergence|neurodiverse|neurodiversity|autism|autistic|adhd friendly|affirming|aware, neurodivergent, neurodiverse, neurodivers*',
}

/** Before a sum they say that it is the most to be paid. */
export const feeLeadWords = `under, below, less than, no more than, not more than, not over, max, maximum, maximal, up to, at most, upto, within, budget, budget of, budget is, can pay, can afford, afford, pay, for,
  unter, bis, bis zu, hochstens, weniger als, nicht mehr als, nicht uber, fur, moins de, jusqu a, pas plus de, maxi, menos de, hasta, maximo, no mas de, meno di, fino a, massimo, non piu di, onder, minder dan, maximaal, tot, niet meer dan,
  ponizej, do, maksymalnie, maks, ate, no maximo, en fazla, до, не больше, меньше, не дороже`

/** Before a sum they say that it is the least, which is no wish for anybody in particular. */
export const feeFloorWords =
  'at least, more than, over, above, minimum, min, no less than, mindestens, mehr als, uber, ueber, plus de, au moins, mas de, al menos, piu di, almeno, meer dan'

/** Between the least and the most of it, and before both. */
export const feeRangeWords = 'to, and, or, bis, und, oder, a, y, e, et, ou, tot, en'
export const feeBetweenWords = 'between, from, zwischen, von, entre, tra, tussen, budget'

/** The same after it. */
export const feeEndWords =
  'max, maximum, tops, at most, or less, or under, hochstens, maximal, oder weniger, maxi, ou moins, maximo, o menos, massimo, maks, en fazla, максимум'

/** Of these alone a number without a currency is no sum. */
export const weakFeeLeadWords =
  'for, fur, do, bis, bis zu, tot, up to, upto, within, hasta, ate, до, under, unter, below, onder'

/** What a currency is called where people write it out, by its code; of several countries all. */
export const currencyWords: Readonly<Record<string, string>> = {
  EUR: '€ eur euro euros',
  GBP: '£ gbp pound pounds quid',
  'USD-CAD-AUD-NZD-SGD': '$ dollar dollars bucks',
  USD: 'usd',
  CAD: 'cad',
  AUD: 'aud',
  NZD: 'nzd',
  SGD: 'sgd',
  CHF: 'chf franken stutz',
  'SEK-DKK-NOK': 'kr kronor kroner',
  SEK: 'sek',
  DKK: 'dkk',
  NOK: 'nok',
  PLN: 'pln zl zloty zlotych',
  TRY: '₺ tl lira',
  BRL: 'brl reais',
  INR: '₹ inr rs rupees rupee',
  JPY: '¥ jpy yen',
  KRW: '₩ krw won',
  ZAR: 'zar rand',
  MXN: 'mxn pesos',
}

/** After a sum: for what it is. */
export const feeUnitWords = `per a an each one the pro die je eine par la l une por al cada all per persona za voor
  session sessions hour hr h appointment visit stunde sitzung std seance heure consultation sesion hora ora seduta sessione sessao sesja godzine godzina uur sessie seans saat`

/** Shortly before a sum they say that it is gone or owed, and not what somebody would pay. */
export const lostSumWords =
  'debt debts owe owed owes lost lose losing loss spent stole schulden verloren dettes perdu deuda deudas debiti dlugi dlug borc'

/** After a number: what makes of it something else than a sum. */
export const notFeeUnits = `year years yr yrs yo old olds jahre jahr jahren alt ans anos anni lat jaar minute minutes min mins minuten hour hours stunden day days week weeks month months uhr pm am km mile miles meilen kilometer kilometers
  people persons kids children times percent kg kilos sessions sitzungen`

/** The same of what is understood as something that says less: who wets the bed is a child, and who takes lithium sees somebody for their moods. */
export const alsoUnsearchedWords = `bedwetting, bed wetting, wets|wet|wetting bed, nachts ins bett, einnassen, bettnassen, lithium, ritalin, sleeping pill|pills,
  school refus*, refuse|refuses|refused|refusing school, refuse|refuses|refused|refusing go school, wont|not|doesnt|dont|cant go|going school, wont attend school, skips|skipping school, schulverweiger*, phobie scolaire, refus scolaire`

/** What nobody has recorded of themselves, in words that say something else elsewhere: a building that can be entered. */
export const unsearchedWords = `wheelchair*, rollstuhl*, fauteuil roulant, silla ruedas, sedia a rotelle, camera|cameras|webcam|video off, camera shy, wheelchair access|accessible|accessibility|friendly|user|ramp, accessible|accessibility office|offices|room|rooms|building|entrance|practice|location, step free|stepfree, step free access, ground floor, ground floor office, disabled access|parking|toilet,
  barrierefrei*, rollstuhlgerecht*, accessible fauteuil, acceso silla ruedas, rolstoeltoegankelijk`
