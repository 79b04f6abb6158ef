import type { Language } from '../../language/languages.ts'

/**
 * What appointments, fees and accounts are asked about in, beside the everyday words. A text of these
 * alone that has one of `things` in it speaks of no danger, whatever it sounds like; one with `noMore`,
 * in the form of `DangerWords`, may be a goodbye.
 */
export type PracticeWords = { things: string; others: string; noMore: string }

export const practiceWords: Readonly<Record<Language, PracticeWords>> = {
  en: {
    things:
      'dine dinner lunch breakfast movie film concert game party bike gym garden dig cook cooking shopping groceries login usual prescribed pay paid cancel cancelled reschedule appointment appointments session sessions booking slot slots fee fees price prices invoice receipt insurance calendar reminder reminders password account email entry entries journal summary profile photo language therapist therapists counsellor counselor psychologist video call phone waitlist thursday monday tuesday wednesday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays weekday weekdays weekend weekends morning mornings afternoon afternoons evening evenings lunchtime o clock pm dollars euros',
    others:
      'only please prefer preferably ideally under below per maximum budget someone somebody takes take accepts accept covers covered phones watch play walk ride tonight go want going to out with friends find invoice march january february april june july august september october november december kid fever dentist work log in out forgot take taking tablet tablets pill pills medication medicine doctor night day every with water breakfast dinner as told book booked cancel cancelled cancelling move moved reschedule postpone pay paid cost costs charge charged see seen show find search choose meet meeting time times date hour hours minutes late early earlier later morning afternoon evening next last first second new old free open available again soon today tomorrow week weeks month write written read share shared send sent get got put my wife husband partner join come bring something anything possible okay ok usual usually normally before after around until between other another one two three four five six seven eight nine ten confirm confirmed confirmation receive received download delete update woman man female male speaks speak english german turkish spanish french polish',
    noMore:
      'anymore|more|longer|never|last|final|gone|goodbye, cancel|delete|end|move me|myself, not|dont|wont need, going|go where|away|forever, where going',
  },
  de: {
    things:
      'anmelden einloggen verschrieben verordnet zahlen zahle bezahlen absagen absage stornieren termin termine terminen sitzung sitzungen stunde gesprach erstgesprach platz platze warteliste preis preise rechnung krankenkasse kasse versicherung kalender erinnerung passwort konto mail eintrag eintrage tagebuch zusammenfassung profil bild sprache therapeut therapeutin therapeuten psychologe psychologin video telefon montag dienstag mittwoch donnerstag freitag samstag sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags wochenende wochenenden werktags vormittag vormittags nachmittag nachmittags abend abends uhr euro',
    others:
      'nur vergessen kind krank fieber arbeit zahnarzt finde marz januar februar april mai juni juli august september oktober november dezember nehme tablette tabletten medikament medikamente arzt arztin morgens abends jeden tag buchen gebucht absagen absage abgesagt verschieben verschiebe verlegen zahlen zahle bezahlen kostet kosten sehen sieht zeigen finden finde suchen suche wahlen treffen zeit zeiten datum stunden minuten spat fruh fruher spater morgen vormittag nachmittag abend nachste nachster nachsten nachstes letzte letzten letzter erste ersten erster neue neuer neuen frei freie freien offen wieder bald heute woche wochen monat schreiben schreibe geschrieben lesen teilen schicken bekommen bekomme wann wo wie wieviel viel lange hatte gern gerne geht ginge ware moglich normalerweise warten meine meinen frau mann partner dabei sein mitbringen kommen etwas vor nach um ab bis zwischen andere anderer anderen ein zwei drei vier funf sechs sieben acht neun zehn auf bei den dem des der die das im am an zu zum zur vom von fur mit ohne brauche brauchen bestatigen bestatigt bestatigung erhalten herunterladen loschen andern deutsch englisch turkisch bitte danke okay ok da es gibt noch schon was wenn oder und mir mich ich wir sie man muss kann konnen darf soll bin ist sind war wird werden habe hat haben',
    noMore:
      'mehr|nie|niemals|letzte|letzten|letzter|letztes, losche|loschen|beende|storniere mich, nicht|keinen|keine brauche|brauchen|notig, wo hin|gehe',
  },
  fr: {
    things:
      'traitement identifiant prescrit prescrite prescription ordonnance payer annuler rendez vous rdv seance seances consultation creneau creneaux tarif tarifs prix facture assurance mutuelle remboursement calendrier agenda rappel mot passe compte mail entree journal resume profil photo langue therapeute therapeutes psychologue psy video telephone lundi mardi mercredi jeudi vendredi samedi dimanche lundis mardis mercredis jeudis vendredis samedis dimanches week end matin matins midi soir soirs euros heures',
    others:
      'seulement uniquement oublie enfant malade travail prevu habitude tous les soirs matins prends connecter prends comprime comprimes medicament medicaments cachet medecin docteur comme par chaque jour reserver annuler annule deplacer decaler reporter payer paie coute voir montrer trouver chercher choisir rencontrer heure temps date minutes tard tot plus matin midi apres soir prochain prochaine premier premiere nouveau nouvelle libre libres disponible ouvert encore bientot demain aujourd hui semaine semaines mois ecrire lire partager envoyer recevoir recu combien quand comment ou est ce que puis peux peut possible normalement attendre femme mari partenaire venir amener quelque chose avant vers jusqu entre autre un une deux trois quatre cinq six sept huit neuf dix a au aux de du des le la les l d j je me m il elle on nous vous pour avec sans dans sur en et faut besoin confirmer confirmation telecharger supprimer changer francais anglais allemand bonjour merci s plait voudrais aimerais',
    noMore:
      'jamais|derniere|dernier|derniers|dernieres, supprimer|effacer|annuler me|moi, plus|pas besoin|serai',
  },
  es: {
    things:
      'pastilla usuario recetado recetada receto medico doctora pagar cancelar cita citas sesion sesiones consulta hueco horario precio precios tarifa factura seguro calendario recordatorio recordatorios contrasena cuenta correo entrada diario resumen perfil foto idioma terapeuta terapeutas psicologo psicologa video llamada telefono lunes martes miercoles jueves viernes sabado domingo sabados domingos mananas tardes mediodia euros',
    others:
      'solo olvide tomo siempre tengo porque trabajo hijo hija enfermo fiebre dentista entrar tomo pastilla pastillas medicacion tension cada dia dijo como doctor reservar reservo cancelar cancelo mover cambiar aplazar pagar pago cuesta cuestan ver muestra encontrar buscar elegir hora horas tiempo fecha minutos tarde temprano antes despues manana mediodia noche proxima proximo primera primer nuevo nueva libre libres disponible abierto otra otro vez pronto hoy semana semanas mes escribir leer compartir enviar recibir llego llega cuanto cuando como donde puedo puede podria posible normalmente esperar mujer marido pareja venir traer algo hasta entre un una dos tres cuatro cinco seis siete ocho nueve diez a al de del el la los las me mi mis se no con sin en y o para por necesito quiero quisiera confirmar confirmacion descargar borrar espanol ingles aleman hola gracias favor hay',
    noMore:
      'nunca|ultima|ultimo|ultimas|mas, borrar|borrarme|cancelar me|mi, no necesito|hace|falta',
  },
  pt: {
    things:
      'login receitado receitou medico medica pagar cancelar desmarcar consulta consultas sessao sessoes horario horarios preco precos fatura recibo seguro plano calendario lembrete lembretes senha conta email entrada diario resumo perfil foto idioma terapeuta terapeutas psicologo psicologa video chamada telefone segunda terca quarta quinta sexta sabado domingo sabados domingos manhas tardes noites euros reais',
    others:
      'so apenas esqueci minha novo filho doente febre trabalho dentista entrar ve escrevo aqui tomo comprimido comprimidos remedio medicacao pressao cada dia disse como doutor doutora marcar agendar cancelar desmarcar remarcar adiar mudar pagar pago custa custam ver mostrar encontrar procurar escolher hora horas tempo data minutos tarde cedo antes depois manha noite proxima proximo primeira novo nova livre livres disponivel aberto outra outro vez logo hoje amanha semana semanas mes escrever ler compartilhar enviar receber recebi chegou quanto quando como onde posso pode poderia possivel normalmente esperar mulher marido parceiro vir trazer algo ate entre um uma dois duas tres quatro cinco seis sete oito nove dez a ao as de do da dos das o os e ou me meu minha se nao com sem em no na para por preciso quero queria gostaria confirmar confirmacao baixar apagar portugues ingles ola obrigado obrigada favor tem',
    noMore: 'nunca|ultima|ultimo|mais, apagar|cancelar me|mim, nao preciso|precisa',
  },
  it: {
    things:
      'gocce prescritto prescritta medico dottore dottoressa pagare annullare disdire appuntamento appuntamenti seduta sedute incontro orario orari prezzo prezzi tariffa fattura assicurazione calendario promemoria password account mail voce diario riassunto profilo foto lingua terapeuta terapeuti psicologo psicologa video chiamata telefono lunedi martedi mercoledi giovedi venerdi sabato domenica mattina mattine pomeriggio pomeriggi sera serali euro',
    others:
      'solo prendo disdire domani ho impegno lavoro figlio malato febbre dentista dimenticato accedere prendo compressa compresse pastiglia farmaco ogni giorno cena colazione detto prenotare annullare disdire spostare rimandare cambiare pagare pago costa costano vedere mostra trovare cercare scegliere ora ore tempo data minuti tardi presto prima dopo mattina pomeriggio sera prossimo prossima primo nuovo nuova libero liberi disponibile aperto altra altro volta oggi domani settimana settimane mese scrivere leggere condividere inviare ricevere ricevuto arrivata quanto quando come dove posso puo potrei possibile normalmente aspettare moglie marito compagno venire portare qualcosa fino tra un una due tre quattro cinque sei sette otto nove dieci a al alle di del della il la i le lo l mi mio mia si non con senza in e o per devo vorrei confermare conferma scaricare cancellare italiano inglese ciao grazie favore e',
    noMore: 'mai|ultima|ultimo|piu, cancellare|eliminare mi|me, non serve|bisogno',
  },
  tr: {
    things:
      'sifremi giris doktorun doktorum recete odemek iptal randevu randevum randevumu randevuya seans seansi seanslar gorusme saat saati ucret ucreti fiyat fatura sigorta takvim hatirlatma sifre hesap hesabim mail yazi gunluk ozet profil fotograf dil terapist terapistim terapistler psikolog video arama telefon pazartesi sali carsamba persembe cuma cumartesi pazar gunu sabahlari aksamlari hafta sonu ogleden lira',
    others:
      'sadece unuttum yapamiyorum dedigi cocuk hasta isim var ilacimi ilaci hapimi her sabah aksam soyledigi verdigi gibi aliyorum yer almak alabilir miyim iptal etmek edebilir ertelemek ertele degistirmek odemek ne kadar nasil nerede kac kim var mi mu yok icin bir iki uc dort bes alti yedi sekiz dokuz on altida yedide beste once sonra sabah ogleden aksam oglen bugun yarin hafta ay ilk yeni bos uygun musait acik tekrar yazmak okumak paylasmak gondermek esim gelmek getirmek olabilir mumkun lazim istiyorum isterim bana bu o ve veya ile de da normalde beklemek gelmedi geldi turkce ingilizce merhaba tesekkurler lutfen',
    noMore: 'artik|asla|son, beni sil*|iptal, gerek|lazim yok|degil',
  },
  pl: {
    things:
      'leki hasla login przepisane zalecil zalecila lekarz lekarka placic zaplacic odwolac wizyta wizyty wizyte termin terminy sesja sesje sesji spotkanie godzina godzine cena ceny cennik faktura ubezpieczenie kalendarz przypomnienie haslo konto mail wpis wpisy dziennik podsumowanie profil zdjecie jezyk terapeuta terapeuty terapeutka psycholog wideo rozmowa telefon poniedzialek wtorek sroda srode czwartek piatek sobota sobote niedziela rano popoludniu popoludniami wieczorem wieczorami weekendy zloty',
    others:
      'tylko zapomnialam zapomnialem biore tak zalecil lekarz rano jedna dziecko chore goraczka praca dentysta zalogowac biore tabletke lek leki codziennie jak kolacji sniadaniu umowic zarezerwowac odwolac odwolam przelozyc przesunac zmienic zaplacic placic kosztuje ile kiedy jak gdzie czy moge mozna moze chce chcialabym chcialbym zobaczyc pokaz znalezc szukam wybrac czas data minut pozno wczesniej pozniej rano poludniu wieczorem nastepna nastepny nastepnej pierwsza pierwszy nowa nowy wolny wolne wolna dostepny znowu wkrotce dzis dzisiaj jutro tydzien tygodniu miesiac pisac czytac udostepnic wyslac dostac dostalam dostalem zwykle czekac zona maz partner przyjsc zabrac cos do od na o po przed w z za i lub albo mnie mi moj moja moje sie nie jest sa jeden dwa trzy cztery piec szesc potwierdzic potwierdzenie pobrac usunac polski angielski dzien dobry dziekuje prosze',
    noMore: 'nigdy|ostatni|ostatnia|juz|wiecej, usunac mnie|sie, nie potrzebuje|potrzeba',
  },
  ar: {
    things:
      'موعد موعدي الموعد جلسة الجلسة جلستي سعر السعر تكلفة فاتورة تأمين تقويم تذكير كلمة المرور حساب حسابي بريد يوميات ملخص ملف صورة لغة معالج المعالج معالجي طبيب فيديو مكالمة هاتف الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد صباحا مساء عصرا ساعة الساعة',
    others:
      'حجز احجز أحجز إلغاء ألغي تأجيل تغيير أغير دفع أدفع كم متى كيف أين هل يمكن يمكنني أريد أحتاج أن في من إلى على عن مع بعد قبل اليوم غدا الأسبوع القادم القادمة الأول الأولى جديد متاح مرة أخرى زوجتي زوجي لي أنا هذا هذه و أو شكرا مرحبا من فضلك واحد اثنان ثلاثة أربعة خمسة',
    noMore: 'أبدا|الأخير|الأخيرة|بعد, لا احتاج|أحتاج',
  },
}
