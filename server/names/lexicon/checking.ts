/** Lists of words, a line for each family of languages. `verif-` is a beginning, `checked` a whole word. */

/** "Verified": found right by somebody who looked. */
export const verified: readonly string[] = [
  'verified preverified veryfied varified verifed verifyed authenticated vetted screened audited',
  'verifiziert- authentifiziert- beglaubigt- geverifieer- gewaarmerkt- verifierad- verifisert verificeret',
  'verificad- autenticad- verificat- autenticat- vérifié- authentifié- authentifie-',
  'verificirovan- верифиц- проверен проверена проверено проверены провереный проверенный проверенная аутентифиц-',
  'перевірен- перевірено верифікован- праверан- верифициран- проверявана удостоверен- provjeren- proveren- проверени',
  'zweryfikowan- sprawdzony sprawdzona sprawdzono ověřený ověřená ověřeno ověřen ověřené overený overená overené overeno preverjen- verificiran- verifikovan-',
  'ellenőrzött ellenőrizte ellenőrizve hitelesített hitelesítve igazolt tarkistettu vahvistettu varmennettu todennettu',
  'kontrollitud kinnitatud tõendatud pārbaudīt- apstiprināt- verificēt- patikrint- patvirtint- verifikuot-',
  'doğrulan- doğrulanmış teyit tasdiklenmiş təsdiqlən- verifikuar- vërtetuar- staðfest- egiaztatu- verificad',
  'επαληθευ- πιστοποιήθηκ- ελέγχθηκ- ελεγμέν- επιβεβαιω- ստուգված հաստատված დამოწმებული შემოწმებული',
  'موثق موثقة موثّق تحقق التحقق محقق تأیید تایید احراز تصدیق مصدقہ אומת אומתה מאומת מאומתת נבדק נבדקה',
  'सत्यापित प्रमाणित जाँचा जांचा सत्यापन যাচাই যাচাইকৃত সত্যায়িত ਤਸਦੀਕ ચકાસાયેલ ચકાસેલ पडताळ-',
  'சரிபார்க்க- ధృవీకరి- ధృవీకరించ- ಪರಿಶೀಲಿಸ- ದೃಢೀಕರಿಸ- പരിശോധിച്ച- സ്ഥിരീകരിച്ച- සත්‍යාපිත',
  'terverifikasi diverifikasi xác_minh xác_thực disahkan dikonfirmasi diperiksa na_verify beripikado nabirípika sinuri imethibitishwa amethibitishwa',
  '已认证 已验证 已核实 核实 核實 核验 已審核 已审核 审核通过 已驗證 已認證 經驗證 认证通过 认证过 已查验 經核實',
  '認証済 本人確認 確認済 検証済 審査済 認証され 確認され 承認され 인증됨 인증된 인증받 검증된 검증됨 확인됨 확인된 확인받',
  'ยืนยันแล้ว ได้รับการยืนยัน ตรวจสอบแล้ว ได้รับการตรวจสอบ ຢືນຢັນແລ້ວ ផ្ទៀងផ្ទាត់ အတည်ပြု ተረጋግጧል የተረጋገጠ tabbatar-',
]

/** The same in words that mean other things too: of a licence, a person, or at the end of a short line. */
export const looked: readonly string[] = [
  'checked crosschecked confirmed reviewed examined inspected validated endorsed attested',
  'seen vouched',
  'geprüft- geprueft- überprüft- ueberprueft- bestätigt- bestaetigt- kontrolliert- gesichtet- validiert- gecontroleerd-',
  'nagekeken bevestigd- goedgekeurd- kontrollerad- kontrolleret kontrollert granskad- bekräftad- bekreftet bekræftet',
  'confirmad- comprobad- revisad- validad- controlad- examinad- checad- conferid- confirmat confirmată confirmata confirmati confirmate controllat- convalidat- esaminat-',
  'confirmé- confirmee contrôlé- validé- examiné- vérifiés verificats comprovat- revisat-',
  'подтвержд- подтверден- провери- проверил- проверяла осмотрен- підтверджен- перевірила перевірили пацверджан- потвърден- потврђен- потврден-',
  'potwierdzon- potvrzen- potvrden- zkontrolován- skontrolovan- prověřen- preveren- potvrđen- potrđen- pregledan- skontrolowan-',
  'jóváhagyott jóváhagyta megerősített átvizsgált hyväksytty validat-',
  'onaylandı onaylanmış onayladı onaylanan denetlenmiş denetlendi kontroledilmiş doğruladı',
  'ελέγχθηκε επικυρωμέν- مؤكد مؤكدة تأكد فحص راجع بررسی چیک אישר בדק אישרה בדקה מאושר',
  'পরীক্ষিত पुष्टि जाँच जांच ஆய்வு',
  'dicek diperiksa ditinjau divalidasi kiểm imekaguliwa imekubaliwa',
  '确认 確認 查验 查驗 检查 檢查 审核 審核 审查 審查 验证 驗證 认证 認證 確認 審査 検証 認証 인증 검증 확인 심사',
  'ตรวจสอบ ยืนยัน',
]

/** What somebody does who checks: counts beside us alone. */
export const checking: readonly string[] = [
  'check checks verify verifies confirm confirms review reviews vet vets examine examines inspect inspects approve approves certify certifies',
  'prüft überprüft bestätigt verifica confirma comprueba revisa valida vérifie confirme contrôle valide controlla conferma',
  'проверяет подтверждает перевіряє підтверджує sprawdza potwierdza ověřuje potvrzuje controleert bevestigt kontrollerar doğrular denetler onaylar',
]

/** What bodies give to therapists: honest, but not from us. */
export const approved: readonly string[] = [
  'accredited approved certified licensed licenced official officially registered recognised recognized authorised authorized qualified credentialed chartered',
  'anerkannt- zugelassen- offiziell- zertifiziert- lizenziert- akkreditiert- erkend- officieel gecertificeerd- godkänd- certifierad- godkendt godkjent sertifisert certificeret',
  'aprobad- certificad- oficial acreditad- autorizad- aprovad- credenciad- licenciad- approuvé- certifié- officiel- agréé- accrédité- homologué- approvat- certificat- ufficial- accreditat- autorizzat-',
  'одобрен- сертифицирован- официальн- аккредитован- лицензирован- схвален- сертифікован- офіційн- ліцензован- одобрен-',
  'certyfikowan- zatwierdzon- oficjaln- licencjonowan- akredytowan- schválen- certifikovan- oficiální oficiáln- licencovan- akreditovan- odobren- certificiran- ovlašten- ovlašćen-',
  'hivatalos engedélyezett minősített virallinen sertifioitu onaylı onaylanmış sertifikalı resmi lisanslı yetkili επίσημ- πιστοποιημέν- εγκεκριμέν-',
  'معتمد معتمدة مرخص مرخصة رسمي مجاز رسمی منظور רשמי מוסמך מורשה अनुमोदित अधिकृत आधिकारिक অনুমোদিত resmi bersertifikat disetujui chính_thức được_duyệt',
  '官方 批准 授权 授權 認可 公認 承認 公式 승인 공식 공인 ได้รับอนุญาต รับรอง',
]

/** That somebody speaks for a person. */
export const praised: readonly string[] = [
  'passed favourite favorite recommend recommends recommended endorse endorses endorsed vouch vouches trusted trusts rated toprated featured chosen picked handpicked selected ranked preferred awarded guaranteed guarantees approved backed promoted spotlighted',
  'empfohlen- empfiehlt ausgezeichnet- ausgewählt- aanbevolen aanraadt rekommendera- anbefal- utvald-',
  'recomendad- recomienda destacad- elegid- garantizad- recomend- indicad- recommandé- recommande conseillé- sélectionné- garanti- raccomandat- raccomanda consigliat- consiglia garantit- scelt-',
  'рекоменд- рекомендован- избран- выбран- гарантир- рекомендує препоръч- препоруч-',
  'polecan- poleca rekomendowan- wyróżnion- doporučen- doporučuje odporúčan- odporúča preporuč- priporoč- ajánlott ajánlja ajánl- suositeltu suosittelee soovita- rekomend- iesaka',
  'önerilen önerdiği öneriyor tavsiye συνιστ- προτείν- recomandat- recomandă',
  'موصى يوصي توصي توصية پیشنهاد تجویز מומלץ מומלצת ממליץ ממליצה अनुशंसित सुझाया প্রস্তাবিত সুপারিশ- direkomendasikan disyorkan đề_xuất khuyên',
  '推荐 推薦 精选 优选 おすすめ お勧め 추천 แนะนำ',
]

/** Counts where a therapist is named after it, on a site. */
export const best: readonly string[] = [
  'top best leading number one mejor mejores meilleur meilleure migliore melhor beste bester лучший лучшая najlepszy nejlepší legjobb',
]
