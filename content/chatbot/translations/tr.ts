import type { Translation } from './translation.ts'

export const turkish: Translation = {
  unknown:
    'Bunu bilmiyorum. Küçük bir kitaplığı olan bir yazılımım. Attune’un nasıl çalıştığını, terapide ne olduğunu, ücretleri ve verilerinizi kimin gördüğünü anlatabilirim. Kısa bir cümleyle sorun. Acil bir şey için Yardım ({help}) var.',
  unknownButNear:
    'Bundan emin değilim. Attune ve terapi üzerine küçük bir kitaplığı olan bir yazılımım. Acil bir şey için Yardım ({help}) var. Şunlardan birini mi demek istediniz?',
  englishFollows: 'Bu cevap bende yalnızca İngilizce var:',
  noMore:
    'Bu konuda bildiğim bu kadar. Bir terapist sizinle daha ileri gidebilir ya da bana kısa bir cümleyle başka bir şey sorun.',
  ifItIsHeavy:
    'Şu an çok ağır geliyorsa ya da güvende değilseniz, Yardım ({help}) sayfasında gece gündüz dinleyen hatlar var.',
  helpIsStillThere:
    'Daha önce yazdığınız bundan daha önemli. {line} Şu anda tehlikedeyseniz {call}.',
  continuations: 've|ama|peki|neden|niye|niçin|başka|ya|o zaman',
  elsewhere:
    'yarın hava nasıl olacak|yemek tarifi|ülkenin başkenti neresi|maçı kim kazandı|bu kelimeyi çevir|on iki çarpı yedi kaç|fıkra anlat|hangi filmi izleyeyim|arabayı nasıl tamir ederim|başkan kim|saat kaç|makarna nasıl yapılır',
  entries: {
    'what-is-attune': [
      'Attune nedir?|bu site ne işe yarar|Attune nasıl çalışır',
      'Attune size uyan lisanslı bir terapist bulmanıza yardım eder. Soruları yanıtlar, nedenleriyle en çok altı kişi görür ve onlara buradan yazarsınız. Kendisi terapi ya da acil servis değildir.',
    ],
    cost: [
      'Ücreti ne kadar?|ücretsiz mi|para ödemem gerekiyor mu|abonelik fiyatı|kullanmak için para vermem gerekir mi|paralı mı',
      'Attune ücretsizdir: ne ücret ne biten deneme süresi. Terapistin seans ücretini onunla konuşursunuz; ilk mesajda sorun.',
    ],
    'session-price': [
      'Bir seans ne kadar?|terapi seans fiyatı|psikolog ne kadar alıyor',
      'Her terapist fiyatını ülkeye ve eğitimine göre kendi belirler. Fiyatı, süreyi ve indirim olup olmadığını sorun.',
    ],
    insurance: [
      'Sigorta öder mi?|sigortam terapiyi karşılıyor mu|SGK karşılar mı',
      'Ülkenize ve sigortanıza bağlı. Sigortaya neyi karşıladığını ve sevk gerekip gerekmediğini, terapiste fatura kesip kesmediğini sorun. Attune’un sigortalarla anlaşması yoktur.',
    ],
    afford: [
      'Terapiye param yetmiyor|psikologa verecek param yok|ucuz veya ücretsiz terapi',
      'İndirimli ücret sorun; birçok terapistte vardır. Kamu hizmetleri, üniversite klinikleri, dernekler ve gruplar da var. Yardım’daki hatlar ücretsizdir.',
    ],
    privacy: [
      'Yazdıklarım gizli mi?|günlüğümü kim görebilir|verilerim güvende mi|başkaları okuyabilir mi|yazdıklarımı başkası okuyor mu|notlarım gizli mi',
      'Cevapları, günlüğü ve ruh hallerini sizden başka kimse görmez. Size ait bir anahtarla mühürlenir; bu sunucuyu işleten kişi o anahtarı açabilir ve bunları okuyabilir. Mesajları siz ve terapist okur; özeti yalnız izin verirseniz. Ayrıntılar Privacy sayfasında.',
    ],
    'export-data': [
      'Verilerimi nasıl indiririm?|verilerimi dışa aktar|günlüğümün kopyası|her şeyi indir|verilerimi kaydet',
      'Profilde “Download everything” her şeyi bir dosyada verir: günlük, yanıtlar, mesajlar ve daha fazlası. Parolanız istenir. Hesabı silmeden önce yapın.',
    ],
    'what-therapist-sees': [
      'Terapist benim hakkımda ne görür?|terapistim günlüğümü okur mu|hangi verilerim gösteriliyor',
      'Adınızı, resminizi ve mesajlarınızı. Kalanı yalnızca siz tek tek paylaşırsanız: özet, ruh halleri, tek bir yazı. Profilinizde kimin neyi okuduğu yazar; bir dokunuşla geri alırsınız.',
    ],
    'data-sold': [
      'Verilerimi satıyor musunuz?|bilgilerimi şirketlerle paylaşıyor musunuz|reklam ve takip',
      'Hayır. Attune hiçbir şey satmaz, reklam ve takip yoktur, sayfaları başka şirkete bağlanmaz.',
    ],
    'employer-knows': [
      'Patronum öğrenir mi?|işverenim görebilir mi|iş yerim haberdar olur mu',
      'Attune hiçbir işverene bir şey söylemez, terapistin sır saklama yükümlülüğü vardır. Sigorta öderse tedaviyi bilir. Çoğu zaman iş yerine söylemeniz gerekmez.',
    ],
    confidentiality: [
      'Terapide söylediklerim gizli kalır mı?|terapist başkasına anlatabilir mi|meslek sırrı',
      'Terapistler sır saklamak zorundadır. İstisnalar azdır ve yasaldır: ciddi ve yakın tehlike, çocuğa zarar, mahkeme kararı. İlk seansta sorun.',
    ],
    'delete-account': [
      'Hesabımı nasıl silerim?|verilerimi silmek istiyorum|profilimi kapat',
      'Profilinizi açın, Delete Account’a dokunun. Onaydan sonra her şey silinir: cevaplar, günlük, mesajlar, özet. Geri alınamaz; saklamak istediğinizi önce kopyalayın.',
    ],
    password: [
      'Şifremi unuttum|giriş yapamıyorum|şifre değiştirme|şifremi kaybettim|parolamı unuttum',
      'Değiştirmek için: Profile, Edit Profile, Change password. Giremiyorsanız adresi ve sayfayı kontrol edin (hasta ve terapist ayrı girer), çok denemeden sonra on beş dakika bekleyin. Ya da giriş sayfasında “Forgot your password?” yazısına dokunun: e-postayla bir bağlantı gelir.',
    ],
    'sign-up': [
      'Nasıl kayıt olurum?|hesap açmak|üye olmak için ne gerekir',
      'Kayıt sayfasında ad, kullanıcı adı, e-posta, şifre ve telefon verin; fotoğraf isteğe bağlıdır. Sonra sorular gelir. 18 yaş ve üstü için.',
    ],
    'edit-profile': [
      'E-posta adresimi nasıl değiştiririm?|fotoğraf veya telefon değiştirmek|bilgilerimi düzenle',
      'Üstteki menü, Profile, sonra Edit Profile. Ad, kullanıcı adı, e-posta, telefon ve fotoğraf değişebilir.',
    ],
    'sign-out': [
      'Oturumu nasıl kapatırım?|çıkış yapmak|ortak bilgisayar',
      'Üstteki menüde Sign Out’u seçin. Tarayıcının sakladıkları da silinir. Ortak cihazda hep yapın.',
    ],
    'adults-only': [
      'Kaç yaşından itibaren kullanabilirim?|17 yaşındayım|çocuklar için mi|ergen oğlum için',
      'Attune 18 yaş ve üstü içindir. Daha gençseniz okul, doktor ya da gençlik hattıyla konuşun; Yardım’a bakın. Ebeveyn kendi hesabıyla çocuğu için terapist arayabilir.',
    ],
    matching: [
      'Terapistler nasıl seçiliyor?|eşleşme nasıl çalışıyor|neden bu terapist çıkıyor|nasıl terapist bulurum|psikolog arıyorum|terapiste ihtiyacım var',
      'Attune isteklerinizi terapistlerin kendi işleri için söyledikleriyle karşılaştırır: konular, yöntem, dil, saatler, biçim. Nedenleriyle en çok altı kişi görürsünüz. Kimse öne geçmek için para ödemez. Hepsi Find Therapist altında.',
    ],
    'match-percentage': [
      'Yüzde ne demek?|karttaki sayı nedir|yüzde 80 iyi mi',
      'İsteklerinizin bu profilin karşıladığı payıdır. Terapinin nasıl gideceğini söylemez; o kişiyle ne hissettiğiniz daha önemlidir.',
    ],
    'few-matches': [
      'Hiç terapist çıkmıyor|neden bu kadar az sonuç var|liste boş',
      'Zorunlu koşullarınız diğerlerini dışarıda bırakır; listenin altında her biri olmadan kaç kişi olacağı yazar. Show All Therapists herkesi gösterir.',
    ],
    'write-to-therapist': [
      'Terapiste nasıl yazarım?|ilk mesaja ne yazmalıyım|psikologla nasıl iletişime geçerim',
      'Find a Therapist’te mesaj düğmesine dokunun. Birkaç satır yeter: sizi getiren şey, saatleriniz, ücret. Bir mesaj yalnızca kendini paylaşır; sonra daha fazlasını paylaşıp paylaşmamayı siz seçersiniz.',
    ],
    'no-reply': [
      'Terapist cevap vermiyor|ne zaman cevap gelir|kimse bana yazmadı|psikologum günlerdir cevap vermedi|hâlâ cevap bekliyorum',
      'Birkaç gün olağandır. Birden çok kişiye yazabilirsiniz. Üç gün cevap yoksa Attune başka birini önerir. Acilse Yardım’ı açın.',
    ],
    'change-therapist': [
      'Terapist değiştirebilir miyim?|terapistimi sevmiyorum|uyuşamıyoruz|başka terapist istiyorum',
      'Evet, istediğiniz zaman, neden göstermeden. Mümkünse önce neyin eksik olduğunu söyleyin. Sonra Find a Therapist’i yeniden açın.',
    ],
    'choose-therapist': [
      'İyi bir terapist nasıl seçilir?|nelere dikkat etmeliyim|terapiste ne sormalı',
      'Konunuzu bilen, saatleri ve ücreti size uyan lisanslı birini arayın. İki üç kişiye yazın. Sonra kendinize sorun: dinlendiğimi hissettim mi?',
    ],
    'therapist-gender': [
      'Kadın terapist seçebilir miyim?|erkek terapist istiyorum|kadın psikolog',
      'Evet. Sorularda cinsiyet isteyebilir ve zorunlu kılabilirsiniz. Kişi belirttiyse profilde görünür.',
    ],
    'language-therapist': [
      'Türkçe konuşan terapist var mı?|kendi dilimde terapi|Türk psikolog',
      'Sorularda dillerinizi seçin, gerekiyorsa zorunlu kılın. Her profil dilleri gösterir.',
    ],
    'sessions-where': [
      'Seanslar online mı yüz yüze mi?|görüntülü görüşme var mı|nasıl randevu alırım',
      'Burada takvimi olanların kartında en yakın boş saat durur: istemek için ona basın. Ötekilerle sohbette kararlaştırırsınız.',
    ],
    'online-or-not': [
      'Online terapi aynı derecede iyi mi?|yüz yüze daha mı iyi|görüntülü terapi işe yarar mı',
      'Yaygın sorunlarda araştırmalar görüntülüyü neredeyse eşit bulur. Evde gizlilik ya da güven yoksa yüz yüze daha iyidir.',
    ],
    'first-session': [
      'İlk seansta ne olur?|ilk görüşme nasıl geçer|bana ne soracaklar|ilk görüşme nasıl olacak|ilk randevuda ne yapılır',
      'Tanışırsınız: sizi ne getirdi, ne zamandır, ne umuyorsunuz. Ne kadar anlatacağınıza siz karar verirsiniz; ücreti, yöntemi ve gizliliği sorabilirsiniz.',
    ],
    'first-nervous': [
      'İlk seanstan korkuyorum|psikologa gitmek beni heyecanlandırıyor|başlamaya utanıyorum',
      'Hemen herkes öyle hisseder. “Heyecanlıyım” diye başlayabilir, istediğiniz an durabilirsiniz. Bu bir sınav değildir.',
    ],
    'how-long': [
      'Terapi ne kadar sürer?|kaç seans gerekir|ne zaman iyi olurum',
      'Bir seans yaklaşık 50 dakikadır, çoğu kez haftada bir. Belirli bir sorun için 8–20 seans yaygındır; birçok kişi dört ile sekiz arasında değişim fark eder.',
    ],
    'does-it-work': [
      'Terapi işe yarar mı?|psikologa gitmeye değer mi|gerçekten yardımcı oluyor mu',
      'Çoğu kişiye yardım eder; en önemlisi terapistle ilişkidir. Altı seans sonra bir şey değişti mi bakın, değişmediyse söyleyin.',
    ],
    'do-i-need': [
      'Terapiye ihtiyacım var mı?|psikologa gitmem gerektiğini nasıl anlarım|yeterince ciddi mi',
      'Çok kötü olmanız gerekmez. Bir şey haftalardır ağır geliyorsa ya da uykuyu, işi, ilişkileri bozuyorsa ilk görüşmeye değer.',
    ],
    cbt: [
      'Bilişsel davranışçı terapi nedir?|BDT nedir|BDT nasıl çalışır',
      'Düşünce, duygu ve davranışların birbirini nasıl ittiğine bakar, alıştırmalarla küçük değişiklikler dener. Çoğu kez 8–20 seans.',
    ],
    'therapist-kinds': [
      'Psikolog mu psikiyatrist mi?|psikolog ile psikiyatrist farkı|kim ilaç yazar',
      'Psikiyatrist doktordur ve ilaç yazabilir. Psikolog ve psikoterapistler konuşarak yardım eder. Lisansa ve deneyime bakın.',
    ],
    medication: [
      'İlaç kullanmalı mıyım?|antidepresan yan etkileri|hapa ihtiyacım var mı',
      'İlaç konusunda öneride bulunamam; bu sizi tanıyan bir doktorun işidir. Bir etki sizi kaygılandırıyorsa bugün doktoru ya da eczacıyı arayın.',
    ],
    'stop-medication': [
      'İlacımı bırakabilir miyim?|haplarımı kesmek istiyorum|antidepresanı bırakmak|haplarımı bırakabilir miyim|ilaç tedavisini kesmek',
      'Tek başınıza ve birden bırakmayın: bazıları yavaş azaltılır. Yazan doktoru arayın, nedenini söyleyin. Bıraktıysanız ve kötüyseniz bugün arayın.',
    ],
    summary: [
      'Bu bir tanı mı?|özet nedir|depresyonda mıyım|Attune tanı koyabilir mi',
      'Bir bozukluğunuz olup olmadığını söylemez: cevaplarınızdan bir yazılımın yaptığı özettir; hiçbir uzman kontrol etmedi. Ne anlama geldiğini ancak sizinle konuşan eğitimli biri söyleyebilir.',
    ],
    'share-summary': [
      'Özetimi paylaşmayı nasıl durdururum?|terapistin erişimini kaldır|özetimi kim okudu',
      'Profilde “Who may read my summary” altında her terapist için hemen etkili bir düğme vardır. Kimin ne zaman okuduğu da orada yazar.',
    ],
    journal: [
      'Günlük ne işe yarar?|günlüğe nasıl yazarım|günlüğüm nerede|günlüğümü nerede bulurum',
      'Yaşadıklarınızı söze dökmek için özel bir yer. New Journal’a dokunun. Sizin paylaşmadığınız bir yazıyı hiçbir terapist görmez.',
    ],
    questionnaire: [
      'Neden bu kadar çok soru var?|anket ne kadar sürer|soru atlayabilir miyim',
      '18 soru, yaklaşık beş dakika: özet, eşleşmeler ve daha iyi öneriler için. Her birinde “söylemek istemiyorum” gibi bir çıkış vardır.',
    ],
    'change-answers': [
      'Cevaplarımı değiştirebilir miyim?|ankette hata yaptım|soruları tekrar yanıtlamak',
      'Evet. Profilde “Edit answers”a dokunun: özet ve öneriler yeni yanıtlara uyar; favoriler ve konuşmalar kalır.',
    ],
    'who-are-you': [
      'Sen robot musun?|bir insanla mı konuşuyorum|kimsin|yapay zeka mısın',
      'Ben bir yazılımım; insan ya da terapist değilim. İnsanların yazdığı bir kitaplıktan en uygun cevabı ararım, yanılabilirim.',
    ],
    'what-can-you-do': [
      'Ne yapabilirsin?|bana nasıl yardım edersin|ne sorabilirim|yardım',
      'Attune’u, terapiyi, ücretleri ve haklarınızı anlatabilir, zor bir an için küçük bir şey önerebilirim. Acilse Yardım’ı açın.',
    ],
    'ai-data': [
      'Bu konuşma kaydediliyor mu?|verilerim yapay zekayı eğitiyor mu|sen ChatGPT misin',
      'Hayır. Bu sohbet saklanmaz, hiçbir şey eğitim için kullanılmaz. İzniniz olmadan sözleriniz dış bir yapay zekaya gitmez.',
    ],
    emergency: [
      'Şu anda nereden yardım alırım?|kriz hattı numarası|acil yardıma ihtiyacım var|kimi arayabilirim',
      'Üstteki Yardım’ı açın: ülkenizdeki ücretsiz hatlar. Bir yaşam tehlikedeyse 112’yi arayın. Bu sohbeti kimse izlemez.',
    ],
    licence: [
      'Terapistler lisanslı mı?|gerçek psikolog mu bunlar|diplomalı olduğunu nasıl bilirim',
      'Kendileri bildirir; profil ne kadarının kontrol edildiğini söyler: “Self-declared”, “Document seen”, “Verified” ya da “Expired”. Ülkenizin kaydına da bakın.',
    ],
    rights: [
      'Hasta olarak haklarım neler?|terapisti şikayet etmek|terapistim sınırı aştı',
      'Eğitimi ve ücreti sorabilir, hayır diyebilir, istediğinizde bırakabilirsiniz. Cinsel temas terapiste her zaman yasaktır. Meslek kuruluşuna ve bu siteyi yönetenlere şikayet edin.',
    ],
    'end-therapy': [
      'Terapiyi nasıl bitiririm?|terapiyi bırakmak istiyorum|terapistle vedalaşmak',
      'İstediğiniz an bırakabilirsiniz. Bir cümle yeter: “Bir seans daha yapıp bitirmek istiyorum.” Son bir konuşma çoğu kez değer.',
    ],
    'cancel-session': [
      'Seansı nasıl iptal ederim?|randevuya gelemiyorum|saati değiştirmek',
      'Randevuyu burada açın: “Move” saati değiştirir, “Cancel it” iptal eder. Birçoğu 24 ya da 48 saatten az kala ücret alır; kuralı sorun.',
    ],
    panic: [
      'Panik atak geçiriyorum|panikte ne yapmalıyım|çok güçlü kaygı',
      'Korkutur ve geçer, neredeyse hep dakikalar içinde. Nefesi yavaş verin, ayaklarınızı hissedin, beş şey sayın. Göğüs ağrısı varsa ya da ilk kezse 112’yi arayın.',
    ],
    sleep: [
      'Uyuyamıyorum|uykusuzluk|gece uyanıyorum|gecelerdir uyuyamıyorum|kötü uyuyorum',
      'Hep aynı saatte kalkın, yirmi dakika uyanık kalırsanız yataktan çıkıp loş ışıkta sıkıcı bir şey yapın. Haftalarca sürerse doktorla konuşun.',
    ],
    'low-mood': [
      'Çok üzgünüm|hiç gücüm yok|depresyondayım|çok ağlıyorum|artık dayanamıyorum|dayanamıyorum|her şey çok ağır|artık gücüm kalmadı',
      'Bu kadar ağır olmasına üzüldüm. Bugün küçük bir şey yapın: on dakika dışarı çıkmak, yemek, birine yazmak. İki haftadan uzun sürerse doktor ya da terapistle konuşun. Yardım sayfasında gece gündüz dinleyen biri var.',
    ],
    worry: [
      'Sürekli endişeleniyorum|kaygılıyım|düşünmeyi durduramıyorum',
      'Endişeyi yazın ve her gün ona sabit bir çeyrek saat verin. On kez yavaşça nefes vermek bedeni yatıştırır.',
    ],
    loneliness: [
      'Kendimi yalnız hissediyorum|arkadaşım yok|çok yalnızım',
      'Bu acıtır ve birçok kişi yaşar. Bugün birine basit bir cümle yazın ya da aynı insanların olduğu bir yere gidin. Yardım’daki hatlar da dinler.',
    ],
    breathing: [
      'Şimdi nasıl sakinleşirim?|nefes egzersizi|sakinleşmem lazım',
      'Dörde kadar sayarak nefes alın, altıya kadar sayarak verin, on kez. Ayaklarınızı yerde hissedin. Home’da rehberli egzersizler var.',
    ],
    problem: [
      'Sayfa çalışmıyor|hata veriyor|yüklenmiyor',
      'Üzgünüm. Sayfayı yenileyin; yazdıklarınız bu cihazda kalır. Sürerse siteyi yönetenlere bildirin.',
    ],
    'site-language': [
      'Türkçe var mı?|site hangi dillerde|dili değiştirmek|Türkçe biliyor musun',
      'Sayfalar İngilizcedir; tarayıcınız çevirebilir. Ben önemli soruları dokuz dilde yanıtlarım. Günlük ve mesajları istediğiniz dilde yazın.',
    ],
    couples: [
      'Çift terapisi var mı?|eşimle kavga ediyoruz|aile terapisi',
      'Evet: sorularda kimin katılacağını seçin, çift ya da ailelerle çalışan terapistleri görürsünüz.',
    ],
    hello: [
      'Merhaba|selam|günaydın',
      'Merhaba. Attune’un yardımcısıyım, bir yazılım. Attune’un ya da terapinin nasıl işlediğini sorun ya da ağır geleni söyleyin.',
    ],
    thanks: [
      'Teşekkürler|çok teşekkür ederim|yardımcı oldun',
      'Rica ederim. Başka bir şey sormak isterseniz buradayım.',
    ],
    'join-as-therapist': [
      'Terapistim, nasıl katılırım?|psikolog olarak kayıt|muayenehanemi sunmak',
      '“Sign up as a Therapist”i seçin, hesap açın ve çalışmanızla ilgili soruları yanıtlayın. Sonuncudan sonra listede olursunuz. Ücretsizdir.',
    ],
    'therapist-licence': [
      'Lisansım nasıl doğrulanır?|terapist lisansı eklemek|lisansım beyan olarak görünüyor',
      'Profilde beş lisansa kadar girebilirsiniz. Siteyi yönetenler belgeyi görene ya da numarayı doğrulayana dek “Self-declared” kalır; onlardan isteyin.',
    ],
    notifications: [
      'Biri bana yazınca e-posta gelir mi?|yeni mesaj olduğunu nasıl anlarım|bildirimleri kapat',
      'Evet, bu site e-posta gönderebiliyorsa ve adresiniz doğrulandıysa. Açık sayfanız yokken biri yazarsa bir e-posta bunu bir kez söyler; ad ve içerik yoktur. Profile, Notifications altında zamanı seçersiniz: hemen, 10 dakika sonra, günde bir kez ya da hiç; böyle bırakırsanız gece gelmez. Sayfa açıkken zil yeni olanları sayar.',
    ],
    offline: [
      'Attune internetsiz çalışır mı?|çekmiyor, bağlantım yok|çevrimdışı yazabilir miyim',
      'Kısmen, daha önce bağlantıyla geldiyseniz: yardım ve numaraları, yönlendirmeli egzersizler ve yeni günlük yazısı açılır. Yazdığınız cihazda kalır, bağlantı gelince gider. Ondan önce çıkış yapmayın, çıkış onu siler.',
    ],
  },
}
