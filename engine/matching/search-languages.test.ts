import { concernSlugs } from '@attune/content/questionnaires/concerns.ts'
import { expect, test } from 'vitest'
import { searchTerms } from './search-terms.ts'

const codesOf = (text: string) =>
  searchTerms(text, { isName: () => false })
    .filter(({ isLeftOut }) => !isLeftOut)
    .map(({ kind, code }) => (kind === 'name' ? kind : code))

/** As a dictionary has them; in the order of the concerns. */
const concernsIn: Readonly<Record<string, string>> = {
  de: 'Angst, Panikattacken, Depression, Trauer, Trauma, Stress, Burnout, Beziehungsprobleme, Familienkonflikte, Erziehung, Selbstwertgefühl, Wut, Schlafstörungen, Sucht, Essstörung, Zwangsstörung, bipolare Störung, ADHS, Einsamkeit, soziale Phobie, Sexualität, Lebenskrise, Selbstverletzung, chronische Schmerzen, häusliche Gewalt, Psychose',
  es: 'ansiedad, ataques de pánico, depresión, duelo, trauma, estrés, burnout, problemas de pareja, conflictos familiares, crianza, autoestima, ira, insomnio, adicciones, trastornos alimentarios, TOC, trastorno bipolar, TDAH, soledad, fobia social, sexualidad, cambios de vida, autolesiones, dolor crónico, violencia de género, psicosis',
  fr: 'anxiété, crises de panique, dépression, deuil, traumatisme, stress, burn-out, problèmes de couple, conflits familiaux, parentalité, estime de soi, colère, insomnie, addiction, troubles alimentaires, TOC, bipolaire, TDAH, solitude, phobie sociale, sexualité, changement de vie, automutilation, douleur chronique, violences conjugales, psychose',
  it: 'ansia, attacchi di panico, depressione, lutto, trauma, stress, burnout, relazione, conflitti familiari, genitorialità, autostima, rabbia, insonnia, dipendenze, disturbi alimentari, disturbo ossessivo, bipolare, ADHD, solitudine, fobia sociale, sessualità, cambiamento di vita, autolesionismo, dolore cronico, violenza domestica, psicosi',
  pt: 'ansiedade, ataques de pânico, depressão, luto, trauma, estresse, burnout, relacionamento, conflitos familiares, parentalidade, autoestima, raiva, insônia, dependência química, transtorno alimentar, TOC, bipolar, TDAH, solidão, fobia social, sexualidade, mudança de vida, automutilação, dor crônica, violência doméstica, psicose',
  tr: 'kaygı, panik atak, depresyon, yas, travma, stres, tükenmişlik, ilişki sorunları, aile içi çatışma, ebeveynlik, özgüven, öfke, uykusuzluk, bağımlılık, yeme bozukluğu, takıntı, bipolar, dikkat eksikliği, yalnızlık, sosyal fobi, cinsellik, yaşam değişiklikleri, kendine zarar verme, kronik ağrı, aile içi şiddet, psikoz',
  pl: 'lęk, ataki paniki, depresja, żałoba, trauma, stres, wypalenie zawodowe, związek, konflikty rodzinne, rodzicielstwo, samoocena, złość, bezsenność, uzależnienie, zaburzenia odżywiania, natręctwa, dwubiegunowa, ADHD, samotność, fobia społeczna, seksualność, zmiany życiowe, samookaleczanie, przewlekły ból, przemoc domowa, psychoza',
  ar: 'قلق, نوبات هلع, اكتئاب, حداد, صدمة, ضغوط, الاحتراق الوظيفي, علاقات, مشاكل عائلية, تربية, تقدير الذات, غضب, ارق, ادمان, اضطرابات الاكل, وسواس, ثنائي القطب, فرط الحركة, وحدة, رهاب اجتماعي, الهوية الجنسية, هجرة, ايذاء النفس, مرض مزمن, عنف اسري, ذهان',
  ru: 'тревога, панические атаки, депрессия, горе, травма, стресс, выгорание, отношения, семейные конфликты, родительство, самооценка, гнев, бессонница, зависимость, расстройство пищевого поведения, ОКР, биполярное расстройство, СДВГ, одиночество, социофобия, сексуальность, эмиграция, самоповреждение, хроническая боль, домашнее насилие, психоз',
  nl: 'angst, paniekaanvallen, depressie, rouw, trauma, stress, burn-out, relatieproblemen, gezinsproblemen, opvoeding, zelfbeeld, woede, slapeloosheid, verslaving, eetstoornis, dwangstoornis, bipolair, ADHD, eenzaamheid, sociale fobie, seksualiteit, levensfase, zelfbeschadiging, chronische pijn, huiselijk geweld, psychose',
}

test.each(Object.entries(concernsIn))('every concern is understood by its name: %s', (_, list) => {
  const names = list.split(', ')
  const missed = concernSlugs.filter((slug, at) => !codesOf(names[at]!).includes(slug))
  expect(names).toHaveLength(concernSlugs.length)
  expect(missed).toEqual([])
})

test.each([
  ['de', 'online, per Video, Telefon, schriftlich, vor Ort'],
  ['es', 'en línea, videollamada, por teléfono, por escrito, presencial'],
  ['fr', 'en ligne, visio, par téléphone, par écrit, en présentiel'],
  ['it', 'online, videochiamata, telefono, per iscritto, in presenza'],
  ['pt', 'online, videochamada, telefone, por escrito, presencial'],
  ['tr', 'çevrimiçi, görüntülü, telefon, yazılı, yüz yüze'],
  ['pl', 'zdalnie, wideo, telefonicznie, pisemnie, stacjonarnie'],
  ['ar', 'اونلاين, فيديو, هاتف, كتابة, حضوري'],
  ['ru', 'онлайн, видео, по телефону, переписка, очно'],
  ['nl', 'online, beeldbellen, telefonisch, schriftelijk, fysiek'],
])('so is how to meet: %s', (_, list) => {
  const formats = ['online', 'video', 'phone', 'writing', 'in-person']
  expect(list.split(', ').flatMap(codesOf)).toEqual(formats)
})

test.each([
  ['KVT Verhaltenstherapie TCC BDT КПТ', 'cbt'],
  ['tiefenpsychologisch psicoanalista psychanalyse психоанализ', 'psychodynamic'],
  ['gesprächstherapie', 'person-centred'],
  ['systemisch systémique системная', 'systemic'],
  ['Schematherapie', 'schema'],
  ['Achtsamkeit', 'mindfulness'],
  ['lösungsorientiert', 'solution'],
  ['traumatherapie', 'trauma-focused'],
  ['körpertherapie', 'somatic'],
  ['kunsttherapie musicoterapia', 'creative'],
])('so are approaches: %s', (text, code) => {
  for (const word of text.split(' ')) expect(codesOf(word), word).toEqual([code])
})
