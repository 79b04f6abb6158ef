/**
 * What stands in a name for those who run the site, or for a service. As in `checking.ts`. Nobody is called
 * any of these, so that each is refused beside a first name too.
 */
export const serviceWords: readonly string[] = [
  'atune attunne noreply donotreply notification notifications chatbot webmaster postmaster mailerdaemon sysadmin superuser helpcenter helpcentre callcenter callcentre customersupport techsupport techdesk',
  'licensed licenced certified accredited approved authorised authorized recommended endorsed vetted checked confirmed toprated verify verification moderation',
  'emergency police polizei policía nhs system operator security sosline crisis',
  'kundendienst kundenservice kundenbetreuung krisendienst krisenhilfe krisentelefon sorgentelefon benachrichtigung betreiber empfohlen geprüft zugelassen zertifiziert klantenservice klantendienst ondersteuning crisisdienst beheerder kundtjänst kundservice kundeservice kundesenter krisjour brukerstøtte asiakaspalvelu asiakastuki ylläpito kasutajatugi klienditugi þjónustuver',
  'soporte suporte asistencia assistenza atención atendimento dépannage modérateur moderador moderatore amministratore administrador operador opérateur gestore servicioalcliente serviceclient aprobad- certificad- acreditad- autorizad- oficial certifié certifiée recommandé recommandée recomendad- raccomandat- notificación notificação notifica confirmad- confirmé confirmée comprobado controllato suport asistență',
  'поддержк- техподдержк- подтверждён- администратор- администраци- модератор- оператор поддержка уведомлени- рекомендован- сертифицирован- лицензирован- официальн- підтримк- техпідтримк- модератор- адміністратор- сповіщення поддръжка подршка корисничка падтрымка кризис кризисный',
  'zákaznick- podrška podpory wsparcie pomocy obsługa powiadomienie provozovatel prevádzkovateľ operatorka moderátor- administrátor- ügyfélszolgálat ügyfélszolgálati támogatás üzemeltető korisnička korisnick- klientų palaikymas atbalsts klientuapkalpošana sprawdzony polecany doporučený kundenhotline',
  'destek desteği yönetici müşteri bildirim onaylı onaylanmış hỗ_trợ hotro trợ_giúp quản_trị dukungan pelanggan bantuan layanan huduma msaada usaidizi sokongan kastomer',
  'υποστήριξη υποστήριξης εξυπηρέτηση διαχειριστής ειδοποίηση աջակցություն მხარდაჭერა',
  'دعم الدعم مساعدة المساعدة پشتیبانی پشتیبان خدمة العملاء معاونت سپورٹ תמיכה התמיכה מוקד הנהלה',
  'सहायता सपोर्ट ग्राहक प्रशासक সহায়তা সাপোর্ট গ্রাহক প্রশাসক ਸਹਾਇਤਾ સપોર્ટ மேலாளர் ஆதரவு உதவி மையம் మద్దతు ಬೆಂಬಲ പിന്തുണ እርዳታ',
  '支持 支援 客服 客户 客戶 官方 管理员 管理員 管理者 运营 運営 版主 服务中心 助手 お問い合わせ 問い合わせ サポート 公式 事務局 窓口 カスタマー モデレーター 관리자 운영자 고객 공식 상담센터 도움말',
  'ฝ่ายช่วยเหลือ ช่วยเหลือ ฝ่ายบริการ บริการลูกค้า ผู้ดูแลระบบ แอดมิน ຊ່ວຍເຫຼືອ ជំនួយ အကူအညီ',
]

/** Roles that are surnames too: refused only where no other name stands beside them. */
export const roleWords: readonly string[] = [
  'team care service services help helper helpers head trust safety owner staff desk line center centre chief director officer manager bot chat match hotline account assistance assistant crew guide agent representative info contact office board council department panel editor founder someone somebody unknown nobody anyone everyone admin root licence license checked reviewer auditor inspector supervisor coordinator partner ambassador',
  'mitarbeiter leitung dienst hilfe beratung zentrale zentrum notfall krise jemand niemand unbekannt medewerker dienst hulp helpdesk onbekend personal hjälp hjelp hjælp tjänst okänd',
  'equipo equipe équipe ayuda ajuda aiuto servicio serviço servizio servicios amitié desconocido inconnu sconosciuto squadra personale personnel crisi crise',
  'помощь команда сервис служба центр неизвестный никто допомога команда служба помощ',
  'podpora pomoc zespół tým serwis služba servis centrum neznámý nieznany osiguranje pomoč segítség szolgálat csapat krízis palvelu',
  'ekip yardım hizmet hizmetleri hizmeti bilinmeyen kriz layanan bantuan darurat',
  'ομάδα βοήθεια υπηρεσία צוות עזרה שירות فريق خدمة خدمات مشرف مدير موثق تیم خدمات کمک مدیر ٹیم خدمت',
  'സഹായം సహాయం સહાય සහාය ድጋፍ टीम सेवा मदद সেবা দল সাহায্য மையம் குழு ทีมงาน 지원 팀 상담 团队 服务 帮助 服務 チーム スタッフ サービス',
]

/** What may stand around a role, and makes nobody of it. First names are left out. */
export const fillers: readonly string[] = [
  'the a of on for at in by and or to from with this that not reply next first clinical medical technical client clients customer customers patient patients user users people person community platform site website web app online digital virtual mental health wellbeing wellness intake matching booking billing payment support quality clinic hello welcome dear mr mrs ms dr prof please free 24 emergency suicide crisis peer group senior lead main general',
  'der die das des den dem von für und technischer kunden psychologische seite plattform het voor en een uw klant',
  'el la los las del de al para y cliente clientes usuario usuarios técnico plataforma o da ao e le les du au pour et client clients technique utilisateurs il lo cliente clienti utenti tecnica sos',
  'и в на для клиентов клиента пользователей платформы сайта і',
  'klienta klientów techniczna zákazníků technická strany webu korisnika teknik müşteri site pelanggan των του το και η ο पेज ग्राहक গ্রাহক',
]

/** Who is nobody's role alone, but is one as "Top Therapist" or "Your Therapist". */
export const professions: readonly string[] = [
  'therapist therapists counsellor counselor psychologist coach therapeut therapeutin berater psychologe terapeuta psicólogo psicóloga thérapeute psychologue терапевт психолог psycholog 治疗师 咨询师 セラピスト カウンセラー 상담사 معالج מטפל',
]
export const singledOut: readonly string[] = [
  'top best matched recommended your our my number one official leading beste bester ihr ihre dein deine unser unsere mejor tu nuestro melhor seu nosso meilleur votre notre migliore tuo nostro лучший ваш наш najlepszy twój nasz nejlepší váš náš onze',
]
