import { dangerWords } from '@attune/content/chatbot/danger/all.ts'
import { dangerFamilies } from '@attune/content/chatbot/danger/words.ts'
import { languages } from '@attune/content/language/languages.ts'
import type { HelpLine } from '@attune/contract/risk.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DangerModel } from '../danger/danger-model.ts'
import { answerDanger, noContacts } from './answer-danger.ts'
import { readDanger } from './danger.ts'

/** In the order of the families. */
const said = {
  en: 'My chest hurts and my left arm is numb|I want to end it all|I keep cutting my arms|My stepfather hits my little brother|My boyfriend choked me last night|I am afraid I will hurt my wife|I hear voices in my head|I make myself vomit after meals|I cannot stop drinking|My friend wants to kill himself',
  es: 'creo que tengo un infarto|no quiero vivir|me corto los brazos|mi ex pega a mi hijo|mi marido me pega|tengo ganas de matarlo|oigo voces en la cabeza|vomito después de comer|no puedo dejar de beber|mi amigo quiere suicidarse',
  pt: 'sinto uma dor no peito|não quero viver|me corto os pulsos|meu tio bate na minha filha|meu marido me bate|tenho vontade de matar ele|ouço vozes na cabeça|vomito depois de comer|não consigo parar de beber|minha amiga quer se matar',
  fr: 'j’ai une douleur dans la poitrine|je ne veux plus vivre|je me scarifie|il frappe mon fils|mon mari me frappe|j’ai envie de le tuer|j’entends des voix|je vomis après chaque repas|je n’arrive plus à arrêter de boire|mon frère veut se suicider',
  de: 'ich glaube ich habe einen Herzinfarkt|ich will nicht mehr leben|ich ritze mich|er schlägt meinen Sohn|mein Mann schlägt mich|ich habe Angst, dass ich jemanden verletze|ich höre Stimmen|ich kotze nach dem Essen|ich kann nicht aufhören zu trinken|meine Freundin will sich umbringen',
  it: 'ho un forte dolore al petto|non voglio più vivere|mi taglio le braccia|lui picchia mio figlio|mio marito mi picchia|ho paura di picchiare qualcuno|sento le voci|vomito dopo mangiato|non riesco a smettere di bere|il mio amico vuole uccidersi',
  tr: 'göğsüm ağrıyor|yaşamak istemiyorum|kendimi kesiyorum|babası çocuğumu dövüyor|kocam beni dövüyor|onu öldürmek istiyorum|sesler duyuyorum|yemekten sonra kusuyorum|içmeyi bırakamıyorum|arkadaşım intihar etmek istiyor',
  pl: 'boli mnie w klatce piersiowej|nie chcę żyć|tnę się|on bije moje dziecko|mąż mnie bije|chcę go zabić|słyszę głosy|wymiotuję po jedzeniu|nie mogę przestać pić|mój brat chce się zabić',
  ar: 'عندي ألم في صدري|لا أريد أن أعيش|أجرح نفسي|زوجي يضرب طفلي|زوجي يضربني|أريد أن أقتله|أسمع أصواتا في رأسي|أتقيأ بعد الأكل|لا أستطيع التوقف عن الشرب|صديقي يريد الانتحار',
} as const

const cases = languages.flatMap((language) =>
  said[language].split('|').map((text, i) => [text, dangerFamilies[i]!, language] as const),
)

describe('hears', () => {
  test.each(cases)('%s: %s, in %s', (text, family, language) => {
    expect(readDanger(text, [])).toMatchObject({ family, language })
  })

  test('all of it beside what is harmless', () => {
    expect(readDanger('Can I stop taking my pills? I want to die', []).family).toBe('suicide')
  })

  test('yes to what it asked', () => {
    expect(readDanger('ja', ['ich will nicht mehr leben']).family).toBe('suicide')
    expect(readDanger('ja', ['was kostet das']).family).toBe(null)
  })
})

test.each([
  'Can I stop taking my medication?',
  'I want out, delete everything',
  'Does Attune report suicidal thoughts?',
  'I am afraid of having a heart attack',
  'My phone died and I lost my text',
  'This deadline is killing me',
  'puedo dejar la medicación',
  'posso parar o remédio?',
  'je voudrais arrêter mes médicaments',
  'kann ich meine Tabletten absetzen',
  'posso smettere di prendere i farmaci',
  'ilacımı bırakabilir miyim',
  'czy mogę odstawić leki',
  'هل يمكنني إيقاف الدواء',
  'was kostet das',
  'quanto costa',
  'kim günlüğümü okuyabilir',
])('leaves alone: %s', (text) => {
  expect(readDanger(text, []).family).toBe(null)
})

describe('answers', () => {
  const suicideLine = { name: 'Crisis Line', type: 'Suicide and crisis', phone: '988' }
  const homeLine = { name: 'Home Line', type: 'Domestic abuse', phone: '1800' }
  const lines = [suicideLine, homeLine].map(
    (line): HelpLine => ({ ...blank, ...line, emergency: '911' }),
  )
  const contacts = { ...noContacts, lines }
  const danger = { messageGrade: 'possible', about: 'writer', asked: false } as const

  test.each(languages)('a medical emergency with the number first, in %s', (language) => {
    const text = answerDanger({ ...danger, family: 'medical', language }, contacts)
    expect(text.slice(0, 60)).toContain('911')
    expect(text).not.toContain('Crisis Line')
  })

  test.each(languages)('violence at home with its own line, in %s', (language) => {
    const answered = { ...danger, family: 'violence-at-home', language } as const
    expect(answerDanger(answered, contacts)).toContain('Home Line')
    expect(answerDanger(answered, contacts)).not.toContain('Crisis Line')
    const elsewhere = { ...contacts, lines: lines.slice(0, 1) }
    expect(answerDanger(answered, elsewhere)).not.toContain('Crisis Line')
    expect(answerDanger(answered, elsewhere)).toContain('/help')
  })

  test('every family in every language, with nothing left to fill in', () => {
    for (const language of languages)
      for (const family of dangerFamilies)
        for (const whom of [contacts, noContacts])
          for (const asked of [true, false]) {
            const text = answerDanger({ ...danger, family, language, asked }, whom)
            expect(text).not.toMatch(/[{}!]/)
            expect(text.length).toBeGreaterThan(60)
            expect(text.length).toBeLessThanOrEqual(700)
          }
  })

  test('does not ask twice', () => {
    for (const language of languages) {
      const again = answerDanger({ ...danger, family: 'suicide', language, asked: true }, contacts)
      expect(again).not.toBe(answerDanger({ ...danger, family: 'suicide', language }, contacts))
    }
    expect(dangerWords.de.again).not.toContain('Leben zu nehmen')
  })
})

/** Hears nothing in whatever is said. */
const deaf: DangerModel = {
  version: 'test',
  read: () => ({
    ...{ grade: 'none', soft: false, confirms: false, danger: 0, imminent: -1 },
    ...{ family: 'suicide', whose: 'self', known: 1 },
  }),
}

test.each([
  'I took an overdose of pills',
  'ich habe eine ganze Packung Ibuprofen geschluckt',
  'habe 30 Tabletten geschluckt',
  'j’ai avalé une boîte entière de doliprane',
  'me tomé una caja entera de paracetamol',
  'ho preso una scatola intera di tachipirina',
  'tomei uma cartela inteira de dipirona',
])('what was swallowed is an emergency, whatever a model says: %s', (text) => {
  expect(readDanger(text, [], deaf).family).toBe('medical')
  expect(readDanger('ok', [text], deaf).earlier).toBe('medical')
})

test.each([
  ['my husband beats me', 'violence-at-home'],
  ['it beats me why he said that', null],
  ['ich habe die ganze Packung Kekse gegessen', null],
])('a blow is told from the figure of speech: %s', (text, family) => {
  expect(readDanger(text, []).family).toBe(family)
})

test.each([
  'я хочу умереть',
  'не хочу больше жить',
  'я хочу померти',
  'ik wil dood',
  'ik wil niet meer leven',
  'jag vill dö',
  'jeg vil dø',
  'haluan kuolla',
  'chci umřít',
  'vreau să mor',
  'θέλω να πεθάνω',
  'אני רוצה למות',
  'می‌خواهم بمیرم',
  'मैं मरना चाहता हूँ',
  '我想死',
  '死にたい',
  '죽고 싶어',
  'tôi muốn chết',
  'aku ingin mati',
])('is heard beyond the languages we answer in: %s', (text) =>
  expect(readDanger(text, []).family).toBe('suicide'),
)

test.each([
  'ik wil een therapeut',
  'jag vill ha en terapeut',
  'я хочу найти терапевта',
  '我想找一位咨询师',
  'do I have to do it today',
  'the meal is to die for',
])('and not where it is not said: %s', (text) => expect(readDanger(text, []).family).toBe(null))

test('any text is read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      expect(readDanger(text, [text])).toHaveProperty('grade')
    }),
  )
})

const blank = {
  kind: 'directory' as const,
  country: 'US',
  countryName: 'United States',
  text: null,
  chat: null,
  url: null,
  hours: null,
  cost: null,
  primary: true,
  audience: 'everyone',
  languages: [],
}
