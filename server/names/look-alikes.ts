/**
 * Letters and digits that look like a Latin letter, of those that people write: an excerpt of the
 * confusables of Unicode (UTS 39) for Cyrillic, Greek, Armenian, Cherokee, small capitals, digits and signs.
 */
const groups: Readonly<Record<string, string>> = {
  a: 'аɑα4@ᴀ',
  b: 'Ьƅв6ʙ',
  c: 'сϲⅽᴄ',
  d: 'ԁժɗᴅ',
  e: 'еєҽε3ᴇ',
  f: 'ғϝƒꜰ',
  g: 'ɡցԍ9ɢ',
  h: 'һհнηʜ',
  // One shape for all of them: they are told apart by nothing but the font.
  l: 'іıɩιӏlΙ1!|ӀⅼاյјjΊɪᴊʟ',
  k: 'кκҡᴋ',
  m: 'мϻᴍ',
  n: 'ոռпηɴ',
  o: 'оοσօ0ѳծ๐ᴏ',
  p: 'рρթᴘ',
  q: 'ԛգ',
  r: 'гɾгʀ',
  s: 'ѕ5$ꜱ',
  t: 'тτ7ᴛ',
  u: 'υսцᴜ',
  v: 'νѵᴠ',
  w: 'ԝաѡω',
  x: 'хχ',
  y: 'уүγყʏ',
  z: 'ᴢ2ʐ',
}

const latinOf = new Map(
  Object.entries(groups).flatMap(([latin, alike]) =>
    [...alike.toLowerCase()].map((sign) => [sign, latin] as const),
  ),
)

/** Whether a word of Cyrillic or Greek cannot be told from a Latin one, as it is written. */
export const looksLatin = (word: string) =>
  /^[асеорхуѕіјԁԛԝһӏοναϲАВЕКМНОРСТХЅІЈΑΒΕΖΗΙΚΜΝΟΡΤΥΧ]+$/u.test(word)

/** What a text looks like at a glance: accents gone, look-alikes one letter. Never shown or stored. */
export function skeletonOf(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return [...plain]
    .map((sign) => latinOf.get(sign) ?? (sign === 'i' ? 'l' : sign))
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
}
