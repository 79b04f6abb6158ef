import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { possibleNames, searchTerms } from './search-terms.ts'

const said = (text: string) =>
  searchTerms(text).map(({ kind, label }) => `${kind === 'clients' ? 'for' : kind}: ${label}`)

describe('typed words', () => {
  test.each([
    ['anxiety', ['area: Anxiety and worry']],
    ['EMDR, Turkish', ['approach: EMDR', 'language: Turkish']],
    ['türkçe', ['language: Turkish']],
    ['Francais', ['language: French']],
    ['Español', ['language: Spanish']],
    ['cognitive behavioral', ['approach: Cognitive behavioural therapy (CBT)']],
    ['Person-centered therapy', ['approach: Person-centred therapy']],
    ['a therapist for grief who speaks German', ['area: Grief and loss', 'language: German']],
    ['grief near Maren', ['area: Grief and loss', 'name: Maren']],
    ['grief near nothing', ['area: Grief and loss']],
    ['grief grief bereavement', ['area: Grief and loss']],
    ['trauma-focused', ['approach: Trauma-focused therapy']],
    ['trauma', ['area: Trauma and PTSD']],
    ['I cannot sleep', ['area: Sleep and insomnia']],
    ['insomnia online', ['area: Sleep and insomnia', 'format: Online']],
    ['face to face', ['format: In person']],
    ['turkish speaking for my teenage son', ['language: Turkish', 'for: Children and teenagers']],
    [
      'someone for our daughter who cannot sleep',
      ['for: Children and teenagers', 'area: Sleep and insomnia'],
    ],
    ['my 9yo, anxiety', ['for: Children and teenagers', 'area: Anxiety and worry']],
    ['a 45 year old, grief', ['name: 45 year old', 'area: Grief and loss']],
    [
      'panic since I was twelve years old',
      ['area: Panic and agoraphobia', 'name: twelve years old'],
    ],
    ['Kinder', ['for: Children and teenagers']],
    ['couples therapy', ['for: Couples']],
    ['a couple of sessions for stress', ['area: Stress']],
    ['shouting at my kids', ['area: Parenting and new parents']],
    ['single parent', ['area: Parenting and new parents']],
    ['my son died', ['area: Grief and loss']],
    ['divorced, two kids', ['area: Relationships']],
    ['dbt skills group', ['approach: Dialectical behaviour therapy (DBT)', 'for: Groups']],
    ['by phone', ['format: By phone']],
    ['video calls', ['format: By video']],
    ['via chat', ['format: In writing']],
    ['my son is anxious', ['for: Children and teenagers', 'area: Anxiety and worry']],
    ['our anxious daughter', ['area: Anxiety and worry', 'for: Children and teenagers']],
    ['mein Sohn hat Angst', ['for: Children and teenagers', 'area: Anxiety and worry']],
    ['anxious about my son', ['area: Anxiety and worry', 'area: Parenting and new parents']],
    ['problems with my son', ['area: Parenting and new parents']],
    ['8 year old son', ['for: Children and teenagers']],
    ['i am sad', ['area: Low mood and depression']],
    ['panic attacks', ['area: Panic and agoraphobia']],
    ['a female therapist', ['gender: A woman']],
    ['woman, grief', ['gender: A woman', 'area: Grief and loss']],
    ['as a woman with grief', ['area: Grief and loss']],
    ['Therapeutin', ['gender: A woman']],
    ['grief, not a man', ['area: Grief and loss', 'gender: Not a man']],
    ['no men please', ['gender: Not a man']],
    ['only women', ['gender: A woman']],
    ['pas d’homme', ['gender: Not a man']],
    ['woman, not, cbt', ['gender: A woman', 'approach: Cognitive behavioural therapy (CBT)']],
    ['works with men', ['name: men']],
    ['not by phone', ['format: Other than by phone']],
    [
      'cbt not emdr',
      ['approach: Cognitive behavioural therapy (CBT)', 'approach: Other than EMDR'],
    ],
    ['i tried cbt and it didnt help', ['approach: Other than cognitive behavioural therapy (CBT)']],
    ["i don't want cbt", ['approach: Other than cognitive behavioural therapy (CBT)']],
    ['no cbt', ['approach: Other than cognitive behavioural therapy (CBT)']],
    ['dbt did not help', ['approach: Other than dialectical behaviour therapy (DBT)']],
    ['evening appointments', ['hours: Weekday evenings']],
    ['abends Zeit', ['hours: Weekday evenings']],
    ['samstags oder nach 18 Uhr', ['hours: Saturdays', 'hours: Weekday evenings']],
    ['every evening, grief', ['area: Grief and loss']],
    ['krankenkasse', ['payer: An insurer or a scheme']],
    ['sliding scale, grief', ['fee: By income', 'area: Grief and loss']],
    ['christian counsellor', ['about: Open to talking about faith']],
    ['lgbt friendly', ['about: Affirming of LGBTQ+ people']],
    ['grief under 80 euro', ['area: Grief and loss', 'fee: Up to 80 EUR, or by income']],
    ['not by video nor phone', ['format: Other than by video', 'format: Other than by phone']],
    ['nothing on the phone', ['format: Other than by phone']],
    ["can't do phone", ['format: Other than by phone']],
    ['a woman than a man', ['gender: A woman', 'gender: Not a man']],
    ['lieber eine Frau als einen Mann', ['gender: A woman', 'gender: Not a man']],
    ['weder Telefon noch Video', ['format: Other than by phone', 'format: Other than by video']],
    ['psychologue femme', ['gender: A woman']],
    ['Donny', ['name: Donny']],
    ['male counsellor', ['gender: A man']],
    ['Prof. Dr. Ilse Aumann', ['name: Ilse Aumann']],
    ['Frau Aumann', ['name: Aumann']],
    ['Dr', ['name: Dr']],
    ['Ilse Aumann', ['name: Ilse Aumann']],
    ['dr. Öztürk, panic', ['name: Öztürk', 'area: Panic and agoraphobia']],
    ['therapist', ['name: therapist']],
    ['constructor toString', ['name: constructor toString']],
    ['  ,, ', []],
  ])('%s', (text, terms) => {
    expect(said(text)).toEqual(terms)
  })

  describe('beside what is understood', () => {
    const isName = (word: string) => word === 'maren' || word === 'turkisk'
    const read = (text: string) =>
      searchTerms(text, { isName }).map(({ label, isLeftOut }) =>
        isLeftOut ? `(${label})` : label,
      )

    test('are left out where nobody is called so', () => {
      expect(read('grief every day, Maren')).toEqual(['Grief and loss', '(day)', 'Maren'])
      expect(read('grief Maren Ott')).toEqual(['Grief and loss', 'Maren', '(Ott)'])
    })

    test('are read without a slip of the keys, but for names', () => {
      expect(read('anxeity, Maren')).toEqual(['Anxiety and worry', 'Maren'])
      expect(read('turkisk, anxeity')).toEqual(['turkisk', 'Anxiety and worry'])
      expect(searchTerms('coupels', { isName })[0]).toMatchObject({ words: ['coupels'], rest: '' })
    })

    test('are no name that nobody has, though there is nothing else', () => {
      expect(read('Donny')).toEqual(['(Donny)'])
      expect(read('Maren Ott')).toEqual(['Maren', '(Ott)'])
    })

    test('are asked for once each', () => {
      expect(possibleNames('grief Maren maren')).toEqual(['maren'])
      expect(possibleNames('Maren anxeity')).toEqual(['maren', 'anxeity'])
      expect(possibleNames('Frau Ilse Ott, CBT')).toEqual(['ilse', 'ott'])
    })
  })

  test.each([
    ['Amra Osei', ['Amara Osei']],
    ['dr. amra', ['Amara']],
    ['grief, Amra', ['Grief and loss', 'Amara']],
    ['Amy Osei', ['Amy', 'Osei']],
    ['Osei, Amaro', ['Osei Amara']],
  ])('%s is read as whoever is called almost so', (text, labels) => {
    const known = {
      isName: (word: string) => word === 'osei',
      names: new Map([['amara', 'Amara']]),
    }
    expect(searchTerms(text, known).map(({ label }) => label)).toEqual(labels)
  })

  test.each([
    ['berlin', ['Berlin']],
    ['grief in new york', ['New York, Texas', 'New York']],
    ['york', []],
    ['Frankfurt', ['Frankfurt am Main', 'Frankfurt (Oder)']],
    ['Frankfurt am Main', ['Frankfurt am Main']],
    ['Paris', []],
    ['berlim', ['Berlin']],
    ['Nueva York', ['New York, Texas', 'New York']],
  ])('%s names the towns where somebody works', (text, there) => {
    const towns = ['Berlin', 'New York, Texas', 'New York', 'Frankfurt am Main', 'Frankfurt (Oder)']
    const found = searchTerms(text, { towns }).filter(({ kind }) => kind === 'place')
    expect(found.flatMap((term) => term.towns ?? [])).toEqual(there)
  })

  test.each([
    ['not couples, grief', 'not couples'],
    ['keine Paare', 'keine Paare'],
    ['not anxiety but anger', 'not anxiety'],
  ])('%s: what is not wanted is left out and said so', (text, label) => {
    const out = searchTerms(text, { isName: () => false, towns: ['Berlin'] }).filter(
      ({ isLeftOut }) => isLeftOut,
    )
    expect(out.map((term) => term.label)).toEqual([label])
  })

  test.each([
    ['someone kind', []],
    ['i dont know what is wrong with me', ['(wrong)']],
    ['not religious', ['(not religious)']],
    ['cheap', ['By income']],
    ['therapist Kowalski', ['(Kowalski)']],
    ['time for an unusual talk', ['(unusual)']],
    ['room 12', ['(room 12)']],
    ['Kowalski', ['(Kowalski)']],
    ['Jan Kowalski', ['(Jan Kowalski)']],
    ['Dr Kowalski', ['Kowalski']],
    ['someone called Kowalski', ['Kowalski']],
    ['grief, Frau Kowalski', ['Grief and loss', 'Kowalski']],
  ])('%s: a word that is nobody’s name is one only after what says so', (text, labels) => {
    const read = searchTerms(text, { isName: () => false })
    expect(read.map(({ label, isLeftOut }) => (isLeftOut ? `(${label})` : label))).toEqual(labels)
  })

  test('one slip of the keys from a town are that town', () => {
    const known = { isName: () => false, towns: ['Berlin', 'Bern'] }
    const read = (text: string) => searchTerms(text, known).flatMap((term) => term.towns ?? [])
    expect(read('grief in Berlni')).toEqual(['Berlin'])
    expect(read('grief in Brlni')).toEqual([])
  })

  test('name who pays by any word that is theirs alone', () => {
    const payers = ['Medicare', 'Medicare rebate with a care plan', 'Private health insurance']
    const read = (text: string) =>
      searchTerms(text, { isName: () => false, payers }).map((term) => term.payers ?? term.label)
    expect(read('do you take medicare')).toEqual([payers.slice(0, 2)])
    expect(read('private insurance')).toEqual(['An insurer or a scheme'])
    expect(read('grief and health')).toEqual(['Grief and loss', 'health'])
  })

  test.each([
    'cannot sleep',
    'I can not sleep',
    'no confidence',
    'why not emdr',
    'not only cbt',
    'nothing helps except exposure',
  ])('%s: nothing is denied', (text) => {
    const found = searchTerms(text, { isName: () => false })
    expect(found.filter(({ denied }) => denied)).toEqual([])
    expect(found.some(({ kind }) => kind === 'area' || kind === 'approach')).toBe(true)
  })

  test('of two ways to meet that are not wanted each knows of both', () => {
    const found = searchTerms('not by phone or video, not a man')
    expect(found.map(({ denied }) => denied)).toEqual([
      ['phone', 'video'],
      ['phone', 'video'],
      ['man'],
    ])
  })

  test('that ask for nobody alone are left out, and are no name', () => {
    const read = (text: string) => searchTerms(text, { isName: (word) => word === 'osei' })
    expect(read('not couples')).toMatchObject([{ label: 'not couples', isLeftOut: true }])
    expect(read('not couples, Osei').map(({ isLeftOut }) => isLeftOut)).toEqual([true, undefined])
  })

  test('can each be taken off', () => {
    const rests = (text: string) => searchTerms(text).map(({ rest }) => rest)
    expect(rests('EMDR, Turkish')).toEqual(['Turkish', 'EMDR'])
    expect(rests('EMDR, Turkish, Maren')).toEqual([
      'Turkish, Maren',
      'EMDR, Maren',
      'EMDR, Turkish',
    ])
    expect(rests('grief bereavement Maren')).toEqual(['Maren', 'grief bereavement'])
  })

  test('without a part of them ask for no more than the others', () => {
    const parts = ['emdr', 'Turkish', 'grief', 'Maren', 'online', ',', 'the', 'Zoë', 'CBT']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 7 }), (words) => {
        const terms = searchTerms(words.join(' '))
        for (const { kind, code, rest } of terms.filter((one) => one.kind !== 'name'))
          expect(searchTerms(rest).some((one) => one.kind === kind && one.code === code)).toBe(
            false,
          )
      }),
    )
  })

  test('of any kind are read without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { label, rest } of searchTerms(text)) {
          expect(label).not.toBe('')
          expect(rest.length).toBeLessThan(text.length + 1)
        }
      }),
    )
  })
})
