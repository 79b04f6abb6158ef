/** Of a site and those who run it, with all that a sentence which names them may say: as in `checking.ts`. */

/** Where therapists are listed, by any name. */
export const sites: readonly string[] = [
  'portaal sajten sajtens',
  'directorul directorului',
  'site sites website webpage portal directory platform catalogue catalog marketplace',
  'website webseite internetseite portal- plattform- verzeichnis- katalogs vermittlungsportal- therapeutenverzeichnis- webplats- webbplats- sajt- nettsted- nettside- hjemmeside- plattformen platformen platforms',
  'sitio web portal plataforma directorio directório diretório catálogo plateforme annuaire portail catalogue sito piattaforma portale',
  'сайт- портал- площадк- платформ- каталог- сервиса сервисе сервисом майданчик- сервісу сервісі сервісом',
  'serwis- portal- katalog- platform- witryn- webu adresář- katalóg- imenik- portál- honlap- sivusto- platforma platformă svetain-',
  'site- platform- portal- sayt- ιστότοπ- ιστοσελίδα- πλατφόρμα- πύλη',
  'موقع الموقع منصة المنصة بوابة سایت پلتفرم پورتال ویبسائٹ سائٹ پورٹل אתר אתרנו פלטפורמה פורטל אינדקס',
  'साइट वेबसाइट प्लेटफ़ॉर्म प्लेटफॉर्म पोर्टल निर्देशिका डायरेक्टरी সাইট ওয়েবসাইট প্ল্যাটফর্ম পোর্টাল situs platform direktori nền_tảng danh_bạ tovuti jukwaa தளம் தளத்தின் సైట్ സൈറ്റ്',
  '网站 網站 本站 站点 平台 平臺 站内 サイト 当サイト プラットフォーム ディレクトリ 掲載サイト 本サイト 사이트 플랫폼 디렉터리 포털 เว็บไซต์ แพลตฟอร์ม',
]

/** The same in words that mean a side, a guide or a sheet too: of a site beside "this" alone. */
export const pages: readonly string[] = [
  'collection sammlung colección collection raccolta coleção',
  'stran strani this_house',
  'page pages app homepage listings register registry guide place service',
  'seite seiten app liste gids sida sidan sidans siden sidens side katalogen katalog ort dienst dienstes pagina plek',
  'página páginas pagina paginas pagine application appli app aplicación aplicativo guía guia elenco rubrica lista liste fiches espace espacio spazio lugar lieu service servicio servizio serviço',
  'страниц- сторінк- справочник- довідник- ресурс- сервис- сервіс- список- списк- stron- wykaz- web stránk- strank- zoznam- seznam- stranic- oldal- jegyzék- palvelu- hakemisto- alust- lehel lehe lehte puslap- lap- list- pagin-',
  'sayfa- rehber- uygulama- dizin- liste- hizmet- σελίδα- σελίδες κατάλογο- εφαρμογή υπηρεσία دليل صفحة صفحات تطبيق فهرست صفحه برنامه קטלוג מדריך דף עמוד אפליקציה',
  'मंच पटल पेज पन्ने सूची তালিকা মঞ্চ পাতা laman aplikasi trang ứng_dụng வேதி పేజీ 页面 頁面 目录 名录 应用 页 ページ アプリ 名簿 페이지 앱 명단 목록 หน้า แอป เว็บ',
]

/** Who is listed, and where: a site beside "here". */
export const listed: readonly string[] = [
  'results ergebnisse resultados résultats risultati результат- wynik- resultaten',
  'aufgeführt- vertreten- aufgelistet- publié- pubblicat- publicad- размещ- розміщ-',
  'list lists listed profiles profile listing listings entries members member colleagues therapists therapist practitioners',
  'profile profilen liste gelistet- aufgenommen freigeschaltet eingetragen- kollegen kolleginnen therapeuten therapeutinnen mitglieder vermeld- lijst profielen collegas listad- profiler lista terapeuter',
  'lista listad- perfiles fichas inscrit- publicad- colegas terapeutas profesionales fiches fiche liste inscrits profils référencé- thérapeutes confrères praticiens iscritti schede elenco profili colleghi terapeuti professionisti perfis anunciantes membros',
  'список- списк- профил- анкет- специалист- терапевт- коллег- участник- фахівц- колег- lista liście listy profil- specjalist- terapeut- kolegów seznam- kolegů',
  'liste- profil- uzman- terapist- meslektaş- λίστα προφίλ συναδέλφων θεραπευτές قائمة الملفات المعالجين المعالجون المختصين لیست ברשימה מטפלים',
  'सूची विशेषज्ञों चिकित्सकों नामों daftar terapis danh_sách 名单 列表 同行 咨询师 治疗师 上架 登録 掲載 掲載者 先生方 一覧 목록 상담사 등록 등재',
]

export const thisOne: readonly string[] = [
  'ovu ovo ova ovim ovih ovome te tych tymi tyto těchto touto týchto túto tieto этими этих цих цими acestei ezt ezek tällä tältä tästä näiden šis šio šioje šī šajā šīs ta tej tem ovaj naj onze dieser unserer',
  'cet här her hierdie',
  'this these diese diesem dieser dieses diesen hiesig- este esta estas estos cette ce ces questo questa queste quest deste desta neste nesta',
  'этот этого этом этой этим эту эта данн- нашего нашей цей цього цій цієї цьому цю ten tej tego tym tę tato této tomto tohoto tejto tomto ovaj ove ovog ovoj ez ezen ennek tämä tämän tällä see selle',
  'bu şu bunun αυτός αυτή αυτού αυτής αυτόν αυτήν αυτό هذا هذه هٰذا این اس הזה הזאת זה इस इसी यह এই ini này hii 这个 這個 本 该 当 この 本サイト 이 นี้ deze dit denna detta denne dette acest acestui aceasta aceste acestei',
]

/** Those who run a site, by what they are called. */
export const runners: readonly string[] = [
  'jury jurys jurado júri giuria жюри журі keeper keepers owner host founder curator seitenleitung засновниц- засновник- основательниц- gründer- gründerin betreiberin inhaberin fondatori fondatrice fundadores fundadora fondateurs fundador- zakladatel- założyciel-',
  'makers creators developers entwickler- macher ersteller creadores desarrolladores créateurs développeurs creatori sviluppatori criadores desenvolvedores создател- разработчик- розробник- geliştirici- 开发者 開発者 개발자',
  'editor editors operator operators administrator administrators admin admins moderator moderators mods moderation webmaster sysadmin curator curators editorial siteowner founders organisers organizers hosts',
  'redaktion- redakteur- betreiber- administrator- moderator- moderation- seitenbetreiber- seitenteam- portalteam- macher- herausgeber- kurator- plattformbetreiber- verzeichnisleitung redactie redacteur- beheerder- beheer uitgever- samensteller- redaktör- redaktionen redaktøren redaksjon- administratör- moderatorn- moderatorer- utgivare toimitus- ylläpit-',
  'redacción redactores editores moderador- moderación administrador- administración operador- gestores responsables curadores organizador- coordinador- redação moderação administração gestor gestores responsáveis curadoria organizadores',
  'rédaction rédacteurs responsables gestionnaire- administrateur- modérateur- modératrice- modération exploitant- éditeurs fondateurs concepteurs animateurs redazione redattori gestori gestore amministrator- moderator- moderazione curatori responsabili ideatori',
  'редакци- редактор- модератор- администрат- администраци- оператор- куратор- создател- владельц- владелец основател- редакці- адміністрат- адміністраці- засновник- власник- творці- організатор- упорядник-',
  'redakcj- redakc- redaktor- moderator- administrator- operator- właściciel- twórc- założyciel- provozovatel- prevádzkovateľ- správc- správca urednik- uredništv- upravitelj- vlasni- szerkeszt- üzemeltet- moderátor- adminisztrátor- redacția editorii administratorii moderatorii toimet- haldaja- redakcij- administrac-',
  'editör- moderatör- yönetici- yöneten- yönetim- işleten- kurucu- redaksiyon συντακτ- σύνταξη διαχειριστ- συντονιστ- ιδιοκτήτ-',
  'القائمون القائمين محررو المحررون محررين المحررين مشرفو المشرفون المشرفين إدارة الإدارة أصحاب مديرو مسؤولو المسؤولون فريق_الموقع مدیران مدیریت گردانندگان ویراستاران سردبیر منتظمین העורכים עורכי מנהלי המנהלים מפעילי המפעילים מערכת צוות_האתר',
  'संपादक संपादकों संचालक संचालकों प्रबंधक प्रबंधकों मॉडरेटर व्यवस्थापक प्रशासक সম্পাদক পরিচালক মডারেটর redaksi pengelola moderator pengurus biên_tập ban_quản quản_trị wahariri wasimamizi',
  '编辑 編輯 编辑部 编辑们 管理员 管理員 站长 版主 运营 运营方 站方 工作人员 平台方 审核员 主办方 运营团队 運営 編集部 編集者 管理人 事務局 担当者 運営者 モデレーター 運営スタッフ 운영자 운영진 운영팀 운영하시는 운영하는 편집자 편집부 편집진 관리자 담당자 ผู้ดูแล บรรณาธิการ ทีมงาน',
]

/** Anybody's team: of a site, where that stands beside it. */
export const teams: readonly string[] = [
  'team teams staff crew owner owners management leadership headquarters officer officers manager managers coordinator employees coordinator safety support department desk representative relations',
  'team teams teamet leitung mitarbeiter mitarbeitern mitarbeiterinnen inhaber inhaberin geschäftsführung medewerkers eigenaar eigenaars ägare ägarna ejere eiere ledning ledningen personalen',
  'equipo personal plantilla dueños dirección propietarios coordinador coordinadora encargados equipe pessoal equipa donos direção coordenação équipe direction propriétaires personnel coordinatrice coordinateur staff squadra titolari direzione coordinatore proprietari personale',
  'команд- сотрудник- коллектив- хозяев- хозяин- владельц- руководств- співробітник- керівництв- працівник- zespół zespołu zespołem ekipa ekipy właścicie- pracowni- kierownictw- tým týmu týmem tím tímu vedení vedenie majitel- ekip- osoblje csapat- tulajdonos- munkatárs- tiimi henkilökunta omistaja- meeskond komanda echipa echipei proprietarii vlasni-',
  'ekib- ekip- çalışan- sahip- komanda- ομάδα- υπεύθυνοι ιδιοκτήτ- فريق طاقم العاملون تیم کارکنان ٹیم צוות הצוות הנהלת הבעלים',
  'टीम दल মালিক দল টিম tim kru đội_ngũ timu கुழு குழு 团队 團隊 人员 チーム スタッフ 팀 직원 스태프 ทีม ทีมงาน',
]

/** People of a site: only with "of" between. */
export const folk: readonly string[] = [
  'leuten personer personas',
  'people folks guys those humans minds leute menschen mensen personen lui folket folk människorna gente personas quienes pessoas gens personnes ceux celles persone coloro quelli люди людям людьми те тех ті ludzie osoby ci lidé ľudia ljudi ljudje emberek ihmiset oamenii cei kişiler άνθρωποι εκείνοι الناس الذين אנשי האנשים लोग लोगों মানুষ orang người watu 人 人たち 方々 方 사람들 분들',
]

/** What those do whose site it is. */
export const running: readonly string[] = [
  'according laut zufolge meinung según selon secondo segundo według zdaniem версии версією мнению думку göre حسب volgens enligt ifølge podle podľa prema szerint mukaan conform',
  'hicieron hizo hecho hicimos fizeram сделал- сделали зробил- зробили tiennent fatto kurdu kuranlar yaptı gemaakt machen keeps',
  'charge responsible leads lead verantwortlich- zuständig- cargo frente responsab- charge guidano koji_vode',
  'behind run runs running ran built build builds made maintain maintains manage manages operate operates own owns founded started',
  'hinter betreibt betreiben gebaut gegründet stecken führen achter beheert beheren bouwden runnen bakom driver bag bak byggt byggede',
  'detrás llevan gestionan dirigen crearon administran trás gerem administram criaram derrière gèrent dirigent tiennent créé conçu dietro gestisce gestiscono dirige curano creato',
  'стоит стоят стоящие управля- веду- ведёт создал- созда- веде керу- створил- стоїть prowadz- stoj- zarządza- stworzył- provozuj- stojí stoja spravuj- vytvořil- vode stoje működtet- vezet- mögött üzemeltet- ylläpitä- takana administrează conduc spatele',
  'yöneten- işleten- kuran- arkasında- πίσω διαχειρίζονται φτιάξαν يديرون يدير وراء خلف أسسوا پشت چلانے שמאחורי מאחורי שמנהלים שמפעילים चलाने चलाते पीछे চালান পেছনে mengelola belakang menjalankan đằng_sau điều_hành 背后 幕后 运营 经营 办 作った 運営する 운영하는 운영하시는 만든 뒤에',
]

/** Somebody else's, by what they are or are called. */
export const elsewhere: readonly string[] = [
  'construction building baustelle baustellen chantier chantiers cantiere obra obras archaeological',
  'journal magazine newspaper paper publisher publishing press radio tv television broadcaster podcast blog publication newsroom group forum clinic hospital school company employer factory practice bookshop conference congress church theatre film anthology essay poem novel',
  'zeitschrift- fachzeitschrift- zeitung- magazin verlag- rundfunk- sender fernsehen klinik- krankenhaus praxis selbsthilfegruppe- gruppe schule firma kongress- tagung- maschinen aufsatz tijdschrift krant omroep ziekenhuis kliniek praktijk tidning- tidskrift- förlag- sjukhus- klinik- avis forlag',
  'revista periódico diario editorial radio televisión hospital clínica consulta grupo escuela empresa congreso congresso jornal hospital clínica consultório revista revue journal hôpital clinique cabinet groupe école entreprise congrès télévision rivista giornale ospedale clinica studio gruppo scuola azienda casa_editrice',
  'журнал- газет- издательств- радио телеканал- больниц- клиник- групп- школ- компани- конференц- видавництв- лікарн- клінік- груп- czasopism- gazet- wydawnictw- szpital- klinik- gabinet- grup- szkoł- firm- časopis- noviny nakladatelstv- nemocnic- ordinac- bolnic- novin- folyóirat- újság- kórház- rendelő- lehti sairaala revist- spital-',
  'dergi- gazete- yayınevi hastane- klinik- okul- şirket- περιοδικ- εφημερίδ- νοσοκομεί- κλινικ- مجلة جريدة صحيفة مستشفى عيادة مدرسة مجله روزنامه بیمارستان کلینیک כתב_עת עיתון בית_חולים קליניקה מרפאה पत्रिका अख़बार अस्पताल क्लिनिक majalah koran rumah_sakit klinik tạp_chí bệnh_viện',
  '杂志 报社 期刊 出版社 医院 诊所 学校 公司 雑誌 新聞 病院 クリニック 学校 会社 学術誌 잡지 신문 병원 의원 학교 회사',
  'psychologytoday doctolib jameda zoom instagram facebook linkedin youtube google betterhelp doctoralia psychomedia therapieorg theralupa znanylekarz skype whatsapp teams doxy zocdoc headway mindler kry b17 yelp',
]

/** What is ours only beside "list" or "platform", and who speaks there. */
export const our: readonly string[] = [
  'our unser unsere unserem unserer unseren nuestro nuestra nuestros nuestras notre nos nostro nostra nostri nostre nosso nossa nossos nossas наш нашего нашей нашем наши нашему нашому нашій naszej naszego naszym naszą naše našem našeho našej naši onze vår våra vårt vores våre bizim sitemiz- μας לנו שלנו لدينا لدیها हमारे हमारी हमारा kami 我们 本站 我們 当社 弊社 私ども 저희 우리 noastr-',
]

/** The writer speaks as several who know and recommend somebody. */
export const weJudge: readonly string[] = [
  'known seen',
  'empfehlen kennen conocemos recomendamos avalamos garantizamos elegimos connaissons recommandons garantissons adressons conosciamo raccomandiamo garantiamo consigliamo conhecemos indicamos znamy polecamy ręczymy советуем рекомендуем знаем беседовали видели проверили ручаемся радимо рекомендуємо знаємо tanıyoruz öneriyoruz kefiliz známe doporučujeme odporúčame preporučujemo poznajemo ajánljuk ismerjük suosittelemme tunnemme recomandăm cunoaștem συνιστούμε γνωρίζουμε نوصي ننصح نعرف نعرفها نزكي ממליצים מכירים aanbevelen rekommenderar anbefaler recommend know vouch trust met interviewed endorse guarantee checked verified examined 推荐 认识 推薦 ご紹介 紹介 おすすめ 추천 소개 अनुशंसा जानते सलाह',
]
export const we: readonly string[] = [
  'we wir wij vi nous noi nós мы ми my mi biz 我们 私たち 私ども 当社 弊社 저희 우리 हम conocemos recomendamos avalamos garantizamos elegimos connaissons recommandons garantissons conosciamo raccomandiamo garantiamo consigliamo conhecemos indicamos znamy polecamy ręczymy рекомендуем советуем рекомендуємо радимо tanıyoruz öneriyoruz kefiliz známe doporučujeme odporúčame preporučujemo ajánljuk ismerjük suosittelemme recomandăm συνιστούμε γνωρίζουμε نوصي ننصح ממליצים',
]
/** Who is spoken of, besides the persons of `whom.ts`. */
export const spokenOf: readonly string[] = [
  'therapist professional specialist colleague clinician fachfrau fachmann kollegin kollegen profesional professionnel professionnelle praticienne professionista profissional специалист- фахівц- фахівчин- specjalist- odborn- uzman- terapist- المختص المختصة المعالجة המטפלת विशेषज्ञ 先生 咨询师 老师 医生 선생님 상담사',
]

/** What the reader is asked, or does. */
export const reader: readonly string[] = [
  'you please bitte sie usted ustedes vous vuoi lei você vocês вы вам вас пожалуйста ви вам будь proszę państwo lütfen siz sizi pan pani vy prosím prosim molim vi kérem tu anda silakan bạn आप आपको कृपया أنتم أنت لكم 您 你 请 ください 주세요 주시면 önnek',
]

export const negated: readonly string[] = [
  'not no never nobody none cannot neither nor don doesn didn won isn nicht kein keine keinen niemand nie niet geen nooit niemand inte ingen aldrig ikke no nunca nadie ningún ne pas personne jamais aucun non nessuno mai não nunca ninguém не нет никто никогда ні ніхто nie nikt nigdy ne nikdo nikdy nikto ei kukaan değil kimse yok hiç nem senki δεν κανείς لا لم ليس لن لیست نیست نہیں לא אין אף नहीं কেউ tidak bukan không 不 没 没有 ません ない 않 없 안 nimeni',
]

/** The writer, as those are who are judged. */
export const me: readonly string[] = [
  'мого моєму моєю моему моим mojej moich mitt mina meines meinen mia',
  'me mich mir my mine mein meine meinen meinem meiner mi mis mí mío mía mon ma mes moi m mio mia miei mie mim meu minha meus minhas меня мне мной мной мой моя мои мою моё моей моих мене мені мій моя мої моїх моє mnie mną mój moja moje moją moich mojego mě mne mně můj moji mojí mého moje ma mene meni moj moju mojom beni bana benim bende mij mijn mig mej min mitt mina meg minut minua minun engem nekem mă mele mea με μου εμένα لي مني אותי שלי मुझे मुझको मेरे मेरी मेरा আমার আমাকে saya tôi 我 我的 私 私の 僕 저 제 저를 나를 ฉัน',
]

/** What a site is there for, and an honest sentence about it speaks of. */
export const contact: readonly string[] = [
  'come comes came coming joined join kommen kommt kamen hilft geholfen vienen llegan llega llegado ayuda viennent vient venus aide vengono arrivano vêm chegam ajuda приход- попада- помога- приход- допомага- przychodz- trafia- pomaga- przychodzą komen komt helpt kommer hjälper gelen gelir geliyor πελάτες يأتي يأتون 来 来る 오시 와서 find found choose',
  'write writes writing message messages answer answers reply replies contact reach book booking booked appointment appointments time times slot slots calendar reminder reminders video camera microphone pay payment payments bill invoice question questions chat phone mail email find found fee fees number session sessions confirmation',
  'schreib- nachricht- antwort- kontakt- erreich- buchen gebucht termin- zeiten kalender erinner- kamera bezahl- rechnung- frage fragen finden gefunden sitzung- nummer schrijf- bericht- antwoord- afspra- tijd- betal- vragen vind- skriv- meddeland- svar- bok- tid- fråg- spørg- hitta-',
  'escrib- mensaje- respondo contest- contact- cita citas horario- reserv- agenda pago pagos factur- pregunta preguntas encontr- número sesion- écri- message- réponds contact- rendez créneau- agenda rappel- factur- question- trouv- séance- numéro scriv- messagg- rispondo contatt- appuntament- orari orario prenot- calendario fattur- domand- trovat- sedut- numero escrev- mensag- contat- consulta horári- agend- dúvid- sess-',
  'пиш- написа- сообщ- отвеча- связ- запис- время времени оплат- вопрос- найт- нашл- сесси- номер- напис- повідом- відповіда- час часу питан- знайш- pisz- napisz- pisać napis- wiadomo- odpowiad- kontakt- wizyt- termin- godzin- płatność płatności płacić pytani- píš- zpráv- správ- odpov- objedn- čas poruk- javi- ír- üzenet- válasz- időpont- kirjoit- viesti- vastaan- aika- scrie- mesaj- răspund-',
  'yaz- mesaj- yanıt- ulaş- randevu- saat- ödeme- soru- bul- γράψ- μήνυμα απαντ- ραντεβού ώρες مراسلة مراسلتي رسالة رسائل أجيب حجز موعد مواعيد تواصل دفع أسئلة پیام לכתוב הודעה עונה תור פגישה זמן לקבוע लिख संदेश जवाब समय बुक सवाल',
  '留言 联系 回复 预约 时间 消息 提问 付款 連絡 返事 予約 時間 メッセージ 質問 메시지 답장 연락 예약 시간 질문',
]
