/** Of whom or what something is said: as in `checking.ts`. */

/** Those who run the site. */
export const us: readonly string[] = [
  'platform operator operators administrator administrators admin admins moderator moderators',
  'plattform betreiber betreiberin betreibern betreibers administratoren moderatoren platformen plattformen exploitant beheerder beheerders platformbeheer',
  'plataforma operador operadora administrador administradores moderador plateforme exploitant administrateur administrateurs modérateur opérateur',
  'piattaforma gestore amministratore amministratori moderatore plataformă platforma operatorul',
  'платформ- администраци- администратор- оператор- модератор- адміністраці- адміністратор- платформо-',
  'platform- provozovatel- prevádzkovateľ- administrator- operator operatora operatorem operatorzy operateri upravitelj- üzemeltető- adminisztrátor- moderátor- ylläpito ylläpitäjä alusta haldaja',
  'platformu platformun yönetici yöneticiler yönetim işletmeci πλατφόρμα πλατφόρμας διαχειριστ-',
  'المنصة منصة الإدارة المشرف المشغل پلتفرم اپراتور مدیریت پلیٹ_فارم הפלטפורמה פלטפורמה המפעיל הנהלת',
  'मंच प्लेटफ़ॉर्म प्लेटफॉर्म संचालक প্ল্যাটফর্ম পরিচালক penyelenggara pengelola nền_tảng quản_trị jukwaa msimamizi',
  '平台 本平台 运营方 管理员 管理員 官方团队 プラットフォーム 運営 管理者 플랫폼 운영자 관리자 แพลตฟอร์ม ผู้ดูแล',
]

/** Where it is said: ours unless it is called their own. */
export const place: readonly string[] = [
  'site website webpage app portal page directory',
  'seite webseite website webseiten portal portals webbplats sajt sajten nettside nettsiden hjemmeside hjemmesiden',
  'sitio web página portal site plateforme appli application sito aplicativo aplicación pagina',
  'сайт сайта сайтом сайте сервис сервисом сервиса сайту сайті сервісом',
  'serwis serwisu strona strony portalu stránka stránky stránek webu web stranica stranici oldal oldalon oldala honlap sivusto sivuston',
  'siteye sitenin sitede site uygulama ιστότοπος σελίδα εφαρμογή',
  'الموقع التطبيق سایت برنامه سائٹ ایپ האתר אתר האפליקציה',
  'साइट ऐप वेबसाइट সাইট অ্যাপ situs aplikasi laman trang ứng_dụng tovuti',
  '网站 網站 本站 应用 平臺 サイト アプリ 当サイト 사이트 앱 เว็บไซต์ แอป',
]

/** This place, and any other that somebody may be in. */
export const here: readonly string[] = [
  'here hier ici aquí qui aqui здесь тут tutaj zde tady tu itt täällä burada εδώ هنا اینجا כאן यहाँ এখানে 여기',
]

/** Who may be anybody's: counts after "by". */
export const team: readonly string[] = [
  'us team teams staff crew management owner owners',
  'uns team teams mitarbeiter mitarbeitern ons oss teamet',
  'nosotros equipo nós equipe équipe nous squadra noi équipes staff personale',
  'нами командой команда команды командою',
  'nami zespół zespołu námi týmem tým tímom nama tim timom csapat csapata ekip ekibi ekibimiz ekibimizce ομάδα',
  'فريق فريقنا تیم ٹیم הצוות צוות टीम দল tim kami đội_ngũ timu',
  '团队 團隊 我们 チーム 私たち 当社 팀 저희 ทีมงาน',
]

/** What an operator looks at. */
export const thing: readonly string[] = [
  'licence licences license licenses licensure id identity document documents credential credentials diploma diplomas degree profile qualification qualifications papers background registration certificate certificates passport',
  'lizenz lizenzen approbation zulassung identität ausweis dokument dokumente unterlagen profil urkunde abschluss nachweise vergunning licentie identiteit documenten diploma profiel legitimation licens identitet dokumenten autorisation lisens autorisasjon dokumenter',
  'licencia licencias identidad documento documentos título títulos diploma perfil cédula credenciales licença identidade perfil licence identité papiers diplôme diplômes profil titre titres licenza identità documenti titoli profilo laurea licență identitate',
  'лицензи- личность личности документ документы документов диплом диплома профиль анкета удостоверение ліцензі- особу особа документи диплом профіль лиценз- самоличност',
  'licencja licencji licencję tożsamość dokument dokumenty dyplom profil licence licenci totožnost doklady diplom licencia totožnosť licenca licencu identitet isprave engedély engedélyem személyazonosság okmány okleveli oklevél lupa henkilöllisyys asiakirjat litsents licence identitāte licencija tapatybė',
  'lisans lisansım lisansı kimlik kimliği kimliğim belge belgeler belgem diploma diplomam profil άδεια άδειά ταυτότητα έγγραφα πτυχίο προφίλ',
  'رخصة رخصتي ترخيص هوية هويتي وثائق شهادة مجوز هویت مدارک پروانه لائسنس شناخت רישיון הרישיון רישיוני זהות תעודה מסמכים פרופיל',
  'लाइसेंस पहचान दस्तावेज़ दस्तावेज प्रोफ़ाइल লাইসেন্স পরিচয় নথি lisensi izin identitas dokumen ijazah profil giấy_phép hồ_sơ danh_tính lesensya leseni kitambulisho உரிமம் லைசென்ஸ் లైసెన్స్',
  '执照 執照 身份 证件 證件 证书 證書 资质 資質 资格证 档案 免許 身元 資格 証明書 書類 면허 신원 자격증 신분 서류 본인 ใบอนุญาต ตัวตน เอกสาร',
]

export const person: readonly string[] = [
  'therapist therapists psychotherapist psychologist psychologists counsellor counselor psychiatrist practitioner clinician coach professional',
  'therapeut therapeutin therapeuten therapeute psychotherapeut psychotherapeutin psychologe psychologin berater beraterin heilpraktiker heilpraktikerin psycholoog terapeut terapeuten psykolog terapeuter',
  'terapeuta terapeutas psicóloga psicólogo psicologa psicologo psicoterapeuta consejera consejero thérapeute thérapeutes psychologue psychothérapeute psicoterapeute terapeut psiholog psihoterapeut',
  'терапевт терапевта психолог психолога психотерапевт терапевтка психологиня',
  'terapeutka terapeutką psycholog psycholożka psychoterapeuta psychoterapeutka psycholožka psychoterapeut psychológ psychologička terapeutkinja psihologinja terapeuta pszichológus terapeutti psykologi psühholoog psihologs psichologas',
  'terapist psikolog psikoterapist θεραπευτής θεραπεύτρια ψυχολόγος',
  'معالج معالجة أخصائي أخصائية طبيب درمانگر روانشناس ماہر מטפל מטפלת פסיכולוג פסיכולוגית',
  'चिकित्सक मनोवैज्ञानिक থেরাপিস্ট মনোবিজ্ঞানী terapis psikolog mtaalamu trị_liệu',
  '治疗师 治療師 咨询师 諮商師 心理师 心理師 カウンセラー セラピスト 心理士 公認心理師 상담사 치료사 심리사 상담심리사 นักบำบัด นักจิตวิทยา',
]

/** Who truly checks and approves. */
export const body: readonly string[] = [
  'board boards chamber register registry council ministry association society institute institut university state government college federation department insurance insurer insurers embassy notary emdr',
  'kammer psychotherapeutenkammer ärztekammer staatlich- staat ministerium behörde krankenkasse krankenkassen verband universität institut gesundheitsamt gericht register beroepsvereniging ministerie verzekeraar overheid socialstyrelsen helsedirektoratet styrelsen universitet statlig- staats- rijks-',
  'colegio ministerio universidad asociación seguro registro ordem ministério universidade associação conselho ordre état ministère université association assurance institut fédération ordine albo ministero università associazione regione colegiul ministerul',
  'министерств- государств- ассоциаци- университет- институт- реестр- минздрав- міністерств- державн- асоціаці- університет- реєстр-',
  'ministerstw- państwow- uniwersytet- towarzystw- izb- ministerstv- státn- štátn- univerzit- asociac- komor- společnost- asociác- komora komore ministarstv- kamara egyetem minisztérium állami valvira yliopisto ministeerium ministrija ministerija',
  'bakanlığı bakanlık üniversite üniversitesi derneği dernek devlet oda odası υπουργείο πανεπιστήμιο σύλλογος κράτος',
  'وزارة هيئة نقابة جامعة الدولة سازمان وزارت دانشگاه משרד מועצה אוניברסיטה מדינה פנקס',
  'परिषद मंत्रालय विश्वविद्यालय सरकार মন্ত্রণালয় পরিষদ বিশ্ববিদ্যালয় kementerian universitas himpunan wizara',
  '国家 國家 卫生部 学会 協会 协会 大学 大學 政府 厚生労働省 국가 보건복지부 학회 대학교 협회 กระทรวง สภา มหาวิทยาลัย',
]

/** "By": what stands before who did it. */
export const by: readonly string[] = [
  'by from through von vom durch door van av af par por pela pelo da dal dalla dallo durch de del przez od ze от by tomonidan tarafından 由 被 によって 에서 oleh bởi na',
]

/** Their own, or another's: then it is not this place. */
export const notOurs: readonly string[] = [
  'my another other their mein meine meiner meinem meinen mi mis mon ma mes mio mia minha meu мой моя моего моём моем мій моя mój moja mojej můj moje moji moja môj min mitt mina mijn saját benim موقعي שלי मेरी मेरा আমার saya tôi 我的 私の 내 제',
]

/** What a reader may do, and what is asked of them: no claim. */
export const mayBe: readonly string[] = [
  'can could may kann können könnt lassen lässt puede pueden podrá puedes peut pouvez può possono pode podem можно можете możesz można lze můžete môžete kan kunnen kunt você podes možete lehet lehetséges voi voit olabilir edebilirsiniz μπορείτε μπορεί يمكن یمکن میتوانید אפשר ניתן सकते सकता পারেন dapat bisa có_thể anaweza 可以 可 できます 있습니다 สามารถ',
]

/** Who says "I checked": their own doing. */
export const self: readonly string[] = ['i ich yo je io eu я jag jeg ik ja én']

/** The reader's own. */
export const yours: readonly string[] = [
  'your yours ihre ihren deine tu su votre ta tua vostra seu sua ваша вашу twoja twoją vaši vaše',
]

/** After our name alone: "each partner attunes" says nothing of us. */
export const roleAtUs: readonly string[] = [
  'ambassador employee partner staff team support counsellor counselor therapist care help',
]

/** Beside who says "I": "I was checked". */
export const been: readonly string[] = ['was been am being wurde worden wurden été blev blivit']

/** What says "I am" by itself. */
export const iAm: readonly string[] = [
  'bin soy estoy fui sono sou estou suis jsem jestem zostałam zostałem som sem sam είμαι olen vagyok',
]
