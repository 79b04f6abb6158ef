import type { NoteWords } from './note-words.ts'

export const tr: NoteWords = {
  families: {
    suicide: {
      heading: 'Bu, taşıması çok ağır görünüyor.',
      text: 'Yaşamınıza son vermeyi düşünüyorsanız ya da emin değilseniz, şu anda sizi dinleyebilecek biri var.',
    },
    'self-harm': {
      heading: 'Bununla yalnız kalmak zorunda değilsiniz.',
      text: 'Kendinize zarar verdiyseniz ya da buna yakın hissediyorsanız, biri sizi şimdi yargılamadan dinleyebilir.',
    },
    eating: {
      heading: 'Bedeninizin de bakıma ihtiyacı var.',
      text: 'Lütfen yakında bir doktora görünün; bayılıyorsanız, göğsünüz ağrıyorsa ya da su bile içinizde durmuyorsa bugün gidin.',
    },
    'violence-at-home': {
      heading: 'Güvende olmak hakkınız.',
      text: 'Bu sizin suçunuz değil, biri size yardım edebilir; başkasının bakmadığı bir telefon kullanın.',
    },
    'own-violence': {
      heading: 'Kimse zarar görmeden durabilirsiniz.',
      text: 'O kişiden ve ona zarar verebilecek her şeyden uzaklaşın ve şimdi bir insanla konuşun.',
    },
    addiction: {
      heading: 'Bununla tek başınıza uğraşmak zorunda değilsiniz.',
      text: 'Biri sizinle yargılamadan konuşabilir; birden bırakmadan önce bir doktora sorun, çünkü bu tehlikeli olabilir.',
    },
    child: {
      heading: 'Önce çocuğun güvenliği gelir.',
      text: 'Bir çocuk şu anda tehlikedeyse acil numarayı arayın; aramak için emin olmanız gerekmez.',
    },
    other: {
      heading: 'Onu düşünmeniz çok iyi.',
      text: 'Şu anda tehlikedeyse acil numarayı arayın; bir yardım hattı ne söyleyip ne yapacağınızı da anlatabilir.',
    },
    medical: {
      heading: 'Lütfen hemen tıbbi yardım alın.',
      text: 'Acil numarayı arayıp ne olduğunu söyleyin; geçer mi diye beklemeyin.',
    },
    psychosis: {
      heading: 'Bununla yalnız başa çıkmak zorunda değilsiniz.',
      text: 'Sesler ya da korkular sizi zarar vermeye itiyorsa güvendiğiniz birinin yanında kalın ve şimdi bir insanla konuşun.',
    },
  },
  soft: { heading: 'Bu ağır görünüyor.', text: 'Kiminle konuşabileceğinizi görmek iyi gelir mi?' },
  labels: {
    call: 'Ara: {number}',
    callPerson: 'Ara: {name}',
    write: 'Yaz: {name}',
    text: 'SMS',
    chat: 'Sohbet',
    more: 'Daha fazla',
    close: 'Kapat',
    show: 'Göster',
    notNow: 'Şimdi değil',
    findLine: 'Yardım hattı bul',
    emergency: 'Şu anda tehlike varsa {number} numarasını arayın.',
    emergencyUnknown: 'Şu anda tehlike varsa bulunduğunuz yerin acil numarasını arayın.',
    nobodyTold: 'Bu not bir yazılımdan geliyor. Kimseye haber verilmedi.',
    notBefore: '{name} bunu {day} gününden önce görmeyebilir.',
    notSoon: '{name} bunu hemen görmeyebilir.',
  },
}
