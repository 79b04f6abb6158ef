import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

let built = 0
const counted = <T extends object>(build: () => T) =>
  lazySchema(() => {
    built++
    return build()
  })
const Mood = counted(() => z.enum(['good', 'low']))
const Entry = counted(() => z.object({ kind: z.literal('entry'), mood: Mood, note: z.string() }))
const Break = counted(() => z.object({ kind: z.literal('break'), mood: Mood.optional() }))
const Day = counted(() => z.array(z.discriminatedUnion('kind', [Entry, Break])))

describe('a schema that is built when it is first used', () => {
  test('is not built before', () => {
    expect(built).toBe(0)
  })

  test('reads what the schema reads, and refuses what it refuses', () => {
    const day = [{ kind: 'entry', mood: 'low', note: 'rain' }, { kind: 'break' }]
    expect(Day.parse(day)).toEqual(day)
    expect(Day.safeParse([{ kind: 'entry', mood: 'odd', note: '' }]).success).toBe(false)
    expect(Day.safeParse([{ kind: 'pause' }]).success).toBe(false)
    expect(built).toBe(4)
  })

  test('is built once', () => {
    expect(Mood.options).toEqual(['good', 'low'])
    expect(built).toBe(4)
  })

  test('lends itself to others', () => {
    const Named = Entry.pick({ note: true }).extend({ name: z.string().nullable() })
    expect(Named.parse({ note: 'n', name: null })).toEqual({ note: 'n', name: null })
    expect(z.array(Mood.nullable()).parse(['low', null])).toEqual(['low', null])
    expect(Object.keys(Entry.shape)).toEqual(['kind', 'mood', 'note'])
    expect(Entry instanceof z.ZodObject).toBe(true)
  })
})
