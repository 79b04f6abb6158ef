/**
 * What is said to be polite, of how somebody should be as everybody should, and of looking itself. It
 * asks for nobody in particular, is no name, and is not worth saying that it was left out.
 */
export const fillerWords = `kind kindly nice good great best better lovely friendly warm caring gentle patient understanding compassionate supportive empathic empathetic trustworthy decent right fit fits suitable proper
  someone somebody anyone anybody person people one ones guy buddy something anything everything nothing nobody thing things stuff
  time times slot slots appointment appointments session sessions booking book available availability free when
  talk talking talks listen listens listening chatting say tell told hear hears gets get getting got go going come see seeing seen meet meeting meetings try trying start starting begin make take takes taking accept accepts give let use used keep know knows think
  called named name maybe perhaps actually currently again also even still quite much many more most less least lot lots bit little kind sort type like pls plz please thanks thank hi hello hey ok okay yes yeah
  all every everyone everybody any other others another both each same own how what where why which whose whom while than then there here this that these those if so because though since until into through over under between from up down out off back
  be been being was were did done had has have having am are is isnt arent dont doesnt didnt cant couldnt wont wouldnt shouldnt should shall must ive im id ill youre hes shes theyre its thats
  you your yours he him his she her hers it they them their us ours mine myself me looking seek seeking searching searched wanted wanting wish wishes hope hopefully urgently now today
  or oder und entweder ou et oppure veya ve lub albo eller och og of en или и або
  spricht spreche parla parle parlant parlent habla hable hablan fala falam mowi mowiacy mowiaca konusan spreekt taler talar sais par commencer trop tres selbst tried
  weiss weisst zuhort hort versteht verstehen
  doctor doctors doc arzt arztin medecin medico psychotherapeut psychotherapeuten therapeuten psychologen psychiater therapieplatz heilpraktiker psychotherapeute psychotherapeutes psychologues therapeutes psy psychiatre psicoterapeuta psicoterapeutas psicologos psicologi psiquiatra psichiatra psychiatra psykolog psykologer psykoterapeut psykolog psikoterapist psikologlar terapeuten terapeuci counsel coach coaches coaching shrink psychotherapy psychology
  nett nette netter netten lieb liebe lieber guter gute gutes jemand jemanden jemandem etwas wer termin termine terminen zeit zeiten bitte gern gerne danke hallo reden sprechen zuhoren finden sucht gesucht mag mochte will kann konnte muss soll wo wie was wann warum mich mir mein meine meinen meinem uns unser nach beim im am vom zum zur auf aus als auch noch nur sehr schon mal denn dass es sie er wir ihr man nahe hilfe hilft braucht nehmen nimmt zahlt zahlen zahle ubernimmt frei freie freien freier platz platze
  gentil gentille sympa quelqu quelqu'un qui que quoi svp plait merci bonjour parler ecouter besoin veux voudrais cherche trouver rendez vous rdv disponible aide bon bonne bien mon ma mes moi
  alguien amable simpatico simpatica bueno buena que quien favor gracias hola hablar ayuda quiero quisiera cita citas disponible hora horas acepte acepta aceite aceita mi mis
  alguem gentil simpatico bom boa quem por favor obrigado ola falar ajuda quero consulta consultas disponivel
  qualcuno gentile bravo brava buono buona che grazie ciao parlare aiuto voglio vorrei appuntamento appuntamenti
  iemand aardig aardige lief goed goede praten graag bedankt hallo hulp afspraak afspraken wil die dat
  ktos kogos mily mila dobry dobra prosze dzieki rozmawiac pomoc chce wizyta wizyty termin
  biri birisi iyi nazik lutfen tesekkurler merhaba konusmak yardim istiyorum randevu
  кто нибудь кто то добрый хороший хорошая хорошего пожалуйста спасибо поговорить хочу запись`

/**
 * Words that stand in many a search, say something there that no therapist has recorded, and are
 * hardly ever a name: what they mean is left out, and said so.
 */
export const plainWords = `cheap cheaper cheapest affordable inexpensive expensive low cost costs price prices fee fees money budget poor broke student students job work working boss
  black white asian african indian latina latino arab young younger old older mature experienced qualified professional licensed registered certified
  religious religion atheist secular church god faith wheelchair accessible accessibility parking stairs
  asap urgent urgently soon today tomorrow tonight week weeks month months year years day days hour hours minute minutes immediately emergency waiting list
  lost wrong alone broken tired empty numb confused overwhelmed hopeless hurt hurting crying cry scared afraid angry sad different weird useless hate hates life living world mind head heart body
  husband wife partner boyfriend girlfriend mother father mum mom dad sister brother friend friends family baby school university college home house
  nhs aok tk barmer dak ikk bkk axa bupa allianz debeka aetna cigna humana anthem medicare medicaid ndis nfz sgk
  near nearby close closest local nearest area around city town village country abroad
  gunstig gunstige gunstiger billig preiswert teuer kostenlos schnell sofort bald morgen heute woche leben arbeit los falsch
  cher chere marche economique gratuit vite maintenant vie travail
  barato barata economico economica gratis rapido vida trabajo trabalho urgente
  economica costoso vita lavoro goedkoop duur snel leven werk tanio tani tania drogi szybko zycie praca ucuz pahali hizli hayat is
  дешево недорого дорого срочно жизнь работа`

/** What people tell a story with: it asks for nothing, and beside what does it is not worth saying that it was left out. */
export const unsaidWords = `says say saying said yet turns turn turned turning keeps kept keep keeping makes made making guess before leave leaves around already always ever ago later once twice rather really pretty
  themselves itself himself herself yourself tries happens happened happening goes went gone comes came coming puts put took gives gave thinks thought knew finds found asks asked asking moment whole half first second last next single another
  times everywhere whenever till while among along across behind beside between within toward towards instead else such only own able
  house home days apps app seems seem seemed looks looked became become becomes started starts began stays stayed stay lets let saw watched heard brought bring brings uses
  fait dit macht arbeitet anbietet sagt gesagt immer wieder schon geht haga hace hago dice siempre fa faz robi mowi toujours encore`
