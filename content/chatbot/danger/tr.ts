import type { DangerWords } from './words.ts'

export const turkishDanger: DangerWords = {
  phrases: {
    medical:
      'kalp krizi, gogsum*|gogsumde|gogus agri*|sikis*|baski, nefes alam*, inme|felc geciriyor*|gecirdi*, nobet geciriyor*, bilinci kapali|yerinde, bayildi*, nefes almiyor, cok|kanama kanama*|kaniyor|durmuyor, kan* durmuyor, alerjik reaksiyon|sok, cok|butun|tum|fazla hap*|ilac* ictim|aldim|yuttum, asiri doz, kan kusuyor*|kustu*, bogazim sisi*|kapan*, butun|tum|kutu|cok haplari|ilaclari|hap|ilac ictim|yuttum|aldim, nefes alamiyorum, gogsum agriyor|sikisiyor, gogsumde agri|baski, kolum uyusuyor|uyustu',
    suicide:
      'yarin olmeyecegim|olecegim|yokum|olmayacagim, yasamayacagim, kendimi asacagim|atacagim|oldurecegim, kendimi trenin|kopruden altina|atacagim, canima kiyacagim, artik yasamak|hayatta istemiyorum|olmayacagim, butun|tum haplari|ilaclari|hapları birden|simdi|gece|aksam|bir, yasamaya gucum|istegim yok, olmek isti*, yasamak istem*, kendimi oldur*, intihar, canima kiy*, hayatima son, bensiz daha iyi, uyanmak istem*, keske olsem|olsaydim, yasamanin anlami yok, olmek istiyorum|istedim|isterdim, yasamak istemiyorum, kendimi oldur*|as*|at*, hayatima|canima son|kiy*|vermek, intihar edecegim|etmek|edicem, kopruden|catidan|balkondan atla*, veda mektubu, bensiz daha iyi',
    'self-harm':
      'kendimi kestim|kesiyorum|jiletle*, kolumu|kolumu|bacagimi kestim|kesiyorum|kesi*, bilegim* kes*, kendimi kesi*|kestim|yaral*|yaki*, kendime zarar, kollarimi|bilegimi kesi*|kestim, kendimi kesiyorum|kestim|yakiyorum|yaraliyorum|jiletliyorum, kollarimi|bilegimi|bacaklarimi kesiyorum|kestim',
    child:
      'cocugum*|oglum*|kizim*|kardesim*|yegenim*|bebegim*|cocuga|cocugu|bebegi dovuyor*|dovdu*|vuruyor*|vurdu*|dokunuyor*|istismar|taciz|salladim, cocuk istismar*, yasindayim|yasinda dovuyor|dokunuyor|taciz, amcam|dayim|uvey|ogretmenim babam|bana bana|dokunuyor|taciz, uvey|amcam|dayim|dedem|ogretmen babam|kizima|kardesime|oglumu|bana|kizi dokunuyor|dokundu|vuruyor|dovuyor, bebegime|cocuguma|ogluma|kizima zarar|vur* vermekten|veririm, cocugumu|bebegimi dovuyorum|sarstim|dovdum',
    'violence-at-home':
      'elinde bicak|silah var, kapiyi kiriyor|kirdi|zorluyor, kocam|karim|sevgilim|esim|erkek|nisanlim|eski|babam|o beni|bana|arkadasim|esim dov*|vur*|tehdit|bogaz*|tecavuz|tokat*|siddet, kocam*|sevgilim*|esim*|babam* korkuyor*, evde guvende degil*, aile|ev ici siddet*, tecavuz*, evden|disari cikmama izin vermiyor, beni takip ediyor, siddet goruyor*, kocam|karim|sevgilim|erkek|esim|eski beni|bana dovuyor|vuruyor|tehdit|bogdu|kilitliyor|tecavuz|itti, kocamdan|sevgilimden|esimden korkuyorum, eve gitmeye|donmeye korkuyorum, eski sevgilim|kocam|esim|karim beni|evimin|kapimda takip|izliyor|onunde|bekliyor, isyerimin|evimin onunde bekliyor, beni surekli|her takip|yerde ediyor, arabama|telefonuma|cantama takip|gps|airtag|casus, cocuklarin|cocuklarimin onunde|gozu beni|bana|onunde dovdu|vurdu|dovuyor|vuruyor',
    'own-violence':
      'onu|birini|esimi|karimi|kocami|insanlari|patronumu oldur*|dov*|bicak*|vurmak, birine|ona|karima|esime zarar|vurdum|vurmak vermek|veririm|vermekten|istiyorum|diye, karimi|esimi|sevgilimi dovdum, zarar vermekten korkuyor*, onu|birini|patronumu|karimi|kocami|babami oldurmek|dovmek|bicaklamak|oldurecegim|vurmak istiyorum, oldurecegim, zarar vermek istiyorum birine|ona',
    psychosis:
      'ses*|sesler duyuyor*, sesler bana|soyluyor|diyor|emre*, beni izliyor*|takip|dinliyor*|zehirl* lar|ediyorlar|herkes|devlet, televizyon|radyo benimle konusuyor, kafamda|beynimde cip, olmayan seyler goruyor*, dusuncelerimi okuyor*',
    eating:
      'gundur|gunlerdir yemek|hicbir|bir yemi*|yemed*|sey, yemek*|yedikten sonra kusuyor*|kusma*, kendimi kustur*, yemeyi biraktim|kestim, yemek* korkuyor*, anoreksi*, bulimi*, muslil|laksatif, tikinircasina, yemekten|yedikten sonra kusuyorum, kendimi kusturuyorum, gunlerdir|gundur yemek|bir|hicbir yemiyorum|yemedim, laksatif, parmagimi bogazima',
    addiction:
      'icmeyi|alkolu|ickiyi|uyusturucuyu|kumari birakam*, alkolik*, bagimli*, tekrar|yine basladim icmeye|kullanmaya, her gun|sabah iciyor*|icki, kokain|eroin|uyusturucu|bonzai|met kullaniyor*, yoksunluk, her seyi|paramizi|paramı kumar*, icmeyi|kumari|uyusturucuyu|alkolu birakamiyorum, alkolsuz|icmeyince|sabah titriyorum, fazla eroin|kokain|hap aldim|cektim, tekrar basladim icmeye|kullanmaya',
    other:
      'arkadas*|kardes*|oglum|kizim|annem|babam|sevgilim|esim|kocam|karim olmek|intihar|kendini|yasamak istiyor|etti|edecek|oldur*|istemiyor|ediyor, oglum|kizim|kardesim|abim|ablam|arkadasim|annem|babam|esim|kocam|karim|sevgilim intihar*|intihardan|olmek|kendini|olecegini bahsediyor|edecegini|istiyor|oldur*|oldurecegini|soyluyor|etmek, oglum|kizim|cocugum|yegenim|torunum|ogrencim|arkadasim|kardesim|sevgilim|esim kendini|kollarini|kolunu|bilegini kesiyor|yaraliyor|jiletliyor|yakiyor, oglum|kizim|cocugum|yegenim|torunum|ogrencim|arkadasim|kardesim|sevgilim|esim kendine zarar',
  },
  harmless:
    'erkek|kadin terapist* istemiyorum|olmasin|olsun, erkek|kadin olmasin|olsun lutfen, ilac*|antidepresan* birak*|kesmek|unuttum|kes*, kalp krizi geçirmekten|gecirmekten|korkusu|korkuyor*, panik atak*, attune|siz intihar riskini|kriz, terapistime intihar|olmek soyle*|anlat*, aciktan|acliktan|gulmekten|meraktan|sicaktan ol*, telefonum|sarjim|pil|bataryam oluyor|oldu|bitti, intihar yas|grubu, kedim|kopegim|yavru|kedi|kopek beni takip, saclarini|sacini|tirnaklarini kesiyor',
  yes: 'evet, sanirim, biraz, belki',
  replies: {
    medical:
      'Her şeyden önce şimdi {call}. Nerede olduğunuzu ve ne olduğunu söyleyin; ne yapacağınızı anlatırlar. Yakınınızda biri varsa yanınızda kalmasını isteyin. Ben bir yazılımım, belirtileri değerlendiremem: sonunda bir şey çıkmasa da aramak doğrudur.',
    suicide:
      'Bunu söylediğiniz için teşekkür ederim. Ben bir yazılımım; şu anda bir insanı hak ediyorsunuz. Açıkça sorabilir miyim: yaşamınıza son vermeyi düşünüyor musunuz? {line} Şu anda tehlike varsa {call}.',
    'self-harm':
      'Bunu söylediğiniz için teşekkür ederim. Ben bir yazılımım; sizi dinleyecek bir insanı hak ediyorsunuz. Şu anda yaralı mısınız ve yaşamınıza son vermeyi düşünüyor musunuz? {line} Yara derinse veya kanama durmuyorsa {call}.',
    child:
      'Söylemeniz iyi oldu. Önce çocuğun güvenliği gelir ve suç hiçbir zaman çocuğun değildir. Şu anda tehlike varsa {call}. Yoksa bugün çocuk koruma birimine, bir doktora veya okula bildirin; kanıt gerekmez. Kendiniz zarar vermekten korkuyorsanız çocuğu güvenli bir yere bırakın, dışarı çıkın ve birini arayın. {line} Ben bir yazılımım; bunu başka kimse okumuyor.',
    'violence-at-home':
      'Söylemeniz iyi oldu. Bu sizin suçunuz değil ve güvende olmaya hakkınız var. Şu anda tehlikedeyseniz {call}. {line} Evde şiddet görenlere zorlamadan yardım eden hatlar vardır. Biri cihazınızı kontrol ediyorsa bunun için başka bir cihaz kullanın. Ben bir yazılımım; bunu başka kimse okumuyor.',
    'own-violence':
      'Bir şey olmadan söylemeniz iyi oldu. Şimdi uzaklaşın: başka bir oda, dışarısı, güvendiğiniz biri; yaralayabilecek şeylerden uzak durun. Yapabileceğinizi düşünüyorsanız {call}. {line} Orada, burada yazdığınızı söyleyebilirsiniz. Ben bir yazılımım; bir insan yardım edebilir.',
    psychosis:
      'Bu korkutucu olmalı, yazmanız iyi oldu. Ben bir yazılımım ve ne olduğunu söyleyemem, ama bir doktor yardım edebilir: lütfen bugün, güvendiğiniz biriyle birlikte bir doktorla konuşun. Sesler birine zarar vermenizi söylüyorsa veya güvende değilseniz {call}. {line}',
    eating:
      'Söylediğiniz için teşekkür ederim; kolay değil. İyi hissetseniz bile bedeniniz bakıma ihtiyaç duyabilir: bu hafta bir doktora gidin, başınız dönüyorsa veya kalbiniz düzensizse bugün. Bayılma veya göğüs ağrısında {call}. {line} Ben bir yazılımım; bir insan yanınızda olabilir.',
    addiction:
      'Söylediğiniz için teşekkür ederim; cesaret ister. Her gün içiyor veya kullanıyorsanız birden bırakmayın: tehlikeli olabilir, bir doktor bunu güvenli kılar. Titreme, nöbet veya aşırı dozda {call}. {line} Ben bir yazılımım; bir insan sonraki adımı sizinle atabilir.',
    other:
      'Ona göz kulak olduğunuz için teşekkür ederim. Ben bir yazılımım. Şu anda tehlikedeyse {call} ve yanında kalın. Yaşamına son vermeyi düşünüp düşünmediğini açıkça sorabilirsiniz; sormak aklına sokmaz. {line} Bunu tek başınıza taşımak zorunda değilsiniz.',
  },
  again:
    'Yazdıklarınızı okuyorum. Her şeyi açıklamanız gerekmez; bir insana bir cümle yeter. {line} Şu anda tehlikedeyseniz {call}.',
  call: '{number} numarasını arayın',
  emergency: '112’yi arayın',
  line: '{name}: {reach}.',
  noLine: 'Ülkenizdeki hatlar Yardım sayfasında ({help}).',
}
