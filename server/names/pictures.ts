/** Not those of a trade mark, which names of methods have. */
const picture = /[✓✗☑✔✅★☆✪Ⓐ-ⓩ\u{1f130}-\u{1f189}]|(?![©®™])\p{Extended_Pictographic}/u
/** Leaves, weather, hearts: they adorn a line, and mark nobody out. */
const ornaments =
  /[✨🌿🌱🌸🌼🌻🌷🌺🌹🍀🍃🍂🍁🌳🌲🌾🌊🌈☀🌤🌙🌞☁🕊🦋🐚🐢🍵☕💚💛🧡💜❤♥🤍🤎🪷🪴🪶🙏🧘🐾🐕🐈🎨🎵🎶📚🏡🛋]/gu
const stars = /[⭐🌟]/gu
const listed = /^\s*(?:[✓✔☑✅]\s*[^✓✔☑✅]{3,}){2,}$/u
const listMarks = /[✓✔☑✅]/gu

/** Any picture at all. */
export const hasPicture = (text: string): boolean => picture.test(text)

/** Whether a line has a picture that could be taken for a badge. */
export const hasBadge = (line: string): boolean => picture.test(withoutOrnaments(line))

/** Whether there are marks or stars, be they ornaments. */
export const hasMark = (line: string): boolean => /[✓✔☑✅⭐🌟]/u.test(line)

/** A line without pictures that adorn it, and without the marks of a list. Whether it praises is seen elsewhere. */
export function withoutOrnaments(line: string): string {
  const plain = line.replace(ornaments, '')
  const words = plain.replace(stars, '')
  const isAdorned = plain.match(stars)?.length === 1 && !/\d/u.test(words) && isSentence(words)
  const read = isAdorned ? words : plain
  return listed.test(read) ? read.replace(listMarks, ', ') : read
}

/** More than a name or a title: three words, one in small letters, or as many signs where there are no spaces. */
function isSentence(text: string): boolean {
  const signs = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu,
  )
  if (signs) return signs.length >= 6
  const words = text.match(/\p{L}+/gu) ?? []
  return words.length >= 3 && words.some((word) => /^(?!\p{Lu})\p{L}{4}/u.test(word))
}
