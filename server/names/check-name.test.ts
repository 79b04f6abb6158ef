import { describe, expect, test } from 'vitest'
import { checkedName } from './check-name.ts'

/** Each would be taken for someone else, or not be seen as it is. */
const deceptive = [
  'Attune Support',
  'attune',
  'АTTUNE Team',
  'Аttunе',
  'Αttune Therapy',
  'Attunе Care',
  'A t t u n e',
  'Att une Team',
  'A.t.t.u.n.e',
  'Attüne',
  'Áttune',
  '𝐀𝐭𝐭𝐮𝐧𝐞',
  '𝓐𝓽𝓽𝓾𝓷𝓮 Support',
  'Ａｔｔｕｎｅ',
  'Ⓐttune',
  'At\u200btune',
  'Att\u00adune',
  'Attune\u200e',
  'Support',
  'Sup\u2060port',
  'Customer Support',
  'Ѕuрроrt',
  'Supp0rt',
  '5upport Desk',
  'admin',
  'Adm1n',
  'аdmin',
  '@dmin',
  'Administrator',
  'Admın',
  'Verified by Attune ✔',
  'Dr. Maya Ellis ✅',
  'Maya Ellis ☑',
  'Verified Therapist',
  'Ver1fied Maya',
  'Official Counsellor',
  'Offіcial',
  '\u202eenuttA',
  'Maya\u202e sillE',
  '\u2066Maya\u2069',
  'Maya 🌿 Ellis',
  'Maya ⭐⭐⭐⭐⭐',
  'M\u0300\u0301\u0302\u0303\u0304aya',
  '\u3164',
  'Ma\u115fya',
  'Поддержка',
  '客服',
  '관리자',
  'Моderator',
  'Maya\tEllis\u0007',
  'Dr. Staff',
  // At first sight of somebody who had not read the rules.
  'Suppᴏrt',
  'ᴀᴛᴛᴜɴᴇ',
  'Customer Care',
  'Service Desk',
  'Trust & Safety',
  'Trust and Safety',
  'Safety Team',
  'Verification Team',
  'Mod Team',
  'Crisis Line',
  'Suicide Hotline',
  'National Helpline',
  'Emergency',
  'Служба поддержки',
  'deleted account',
  'Account deleted',
  'Demo profile',
  'Your therapist',
  'Assistant',
  'Anonymous',
  'You',
  'Root',
]

const real = [
  'Sinéad O’Neill',
  "Shane O'Neill",
  'María José Carreño Quiñones',
  'José Ñúñez',
  'Ñusta Picchu',
  'Nguyễn Thị Minh Khai',
  'Jean-Luc Lefèvre',
  'François d’Aubigné',
  'Zoë Kravitz',
  'Björk Guðmundsdóttir',
  'Søren Kierkegaard',
  'Łukasz Żółkiewski',
  'Dvořák Antonín',
  'Szűcs Ödön',
  'Şebnem Ağaoğlu',
  'İbrahim Yıldız',
  'Ştefan Țepeș',
  'ʻOkina Kahananui',
  'Kealiʻi Reichel',
  'Kekuhi Kealiʻikanakaʻole',
  'Martin Luther King Jr.',
  'Robert Downey, Jr.',
  'Dr. Amara Osei',
  'J. R. R. Tolkien',
  'Mary-Kate St. John',
  'Anne-Marie (Annie) Smith',
  'John Smith III',
  'Thad Minh',
  'Conrad Minor',
  'Hannah Rapport',
  'Stafford Cripps',
  'Mª Carmen López',
  'Gal·la Placídia',
  'Mac Gille Bhrìde',
  'Chukwuemeka Ọdụmegwu Ojukwu',
  'Ọlábísí Adébáyọ̀',
  'Thandiwe !Xóõ'.replace('!', ''),
  '李小龍',
  '王秀英',
  '毛泽东',
  '田中 太郎',
  '佐々木 希',
  'さくら ももこ',
  'マリア・スミス',
  '辻\u{e0100} 仁成',
  '김연아',
  '황보 관',
  'محمد عبد الله',
  'فاطمة الزهراء',
  'علی‌رضا محمدی',
  'نسرین ستوده',
  'דָּוִד בן־גוריון',
  'יעל כהן',
  'สมชาย ใจดี',
  'กำพล น้ำใส',
  'अमिताभ बच्चन',
  'प्रियंका चोपड़ा',
  'রবীন্দ্রনাথ ঠাকুর',
  'கமல் ஹாசன்',
  'తెలుగు రామారావు',
  'ಕುವೆಂಪು ಪುಟ್ಟಪ್ಪ',
  'മമ്മൂട്ടി',
  'ශ්‍රී ජයවර්ධන',
  'ნინო ბურჯანაძე',
  'Արամ Խաչատրյան',
  'ኃይሌ ገብረ ሥላሴ',
  'Александр Пушкин',
  'Наталья Йовович-Ёлкина',
  'Олена Пчілка',
  'Юлія Мар’яненко',
  'Γιώργος Σεφέρης',
  'Ελένη Παπαδάκη',
  'ដារា សុខ',
  'အောင်ဆန်း',
  'བསྟན་འཛིན་རྒྱ་མཚོ',
  'Анна Smith',
]

describe('works', () => {
  test('at least sixty real names of at least twenty scripts', () => {
    expect(real.length).toBeGreaterThanOrEqual(60)
    const names = ['Latin', 'Cyrillic', 'Greek', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Arabic']
    names.push('Hebrew', 'Thai', 'Devanagari', 'Bengali', 'Tamil', 'Telugu', 'Kannada', 'Malayalam')
    names.push('Sinhala', 'Georgian', 'Armenian', 'Ethiopic', 'Khmer', 'Myanmar', 'Tibetan')
    for (const script of names)
      expect(new RegExp(`\\p{Script=${script}}`, 'u').test(real.join('')), script).toBe(true)
  })

  test.each(real)('%s', (name) => {
    expect(checkedName(name, 'name')).toBe(name.normalize('NFC'))
  })

  test('spaces are made plain, and a letter with its accent is one letter', () => {
    expect(checkedName('  Zoe\u0308\u00a0 Kravitz ', 'name')).toBe('Zoë Kravitz')
  })

  test.each([
    'amara.osei',
    'user-1a2b3c4d',
    'user_name',
    'мария.к',
    '李小龍88',
    'maya+1',
    '12345678',
    'a@b.example',
  ])('%s is a username', (name) => {
    expect(checkedName(name, 'username')).toBe(name)
  })
})

describe('refuses', () => {
  test('at least forty deceptive names', () => {
    expect(deceptive.length).toBeGreaterThanOrEqual(40)
  })

  test.each(deceptive)('%j as a name and as a username', (name) => {
    expect(() => checkedName(name, 'name')).toThrow()
    expect(() => checkedName(name, 'username')).toThrow()
  })

  test.each(['root', 'R00t', 'help', 'info', 'attune_support', 'maya.admin', 'pаypal'])(
    '%s as a username',
    (name) => {
      expect(() => checkedName(name, 'username')).toThrow()
    },
  )
})
