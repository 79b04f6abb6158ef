import { expect, test } from 'vitest'
import { readSections } from './read-sections.ts'

const titles = ['A short walk', 'Write it down', 'Call a friend']

async function read(text: string, size = 7) {
  const state = { taken: 0 }
  async function* pieces() {
    for (let i = 0; i < text.length; i += size) {
      state.taken += size
      yield text.slice(i, i + size)
    }
  }
  const sections = []
  for await (const section of readSections(pieces(), titles)) sections.push(section)
  return { sections, taken: state.taken }
}

test('each part under its title, however the stream is cut', async () => {
  const text =
    'Sure!<h3>A short walk</h3><p>1</p><h3 id="x">2. Write it down.</h3>2<H3>Call a friend</H3>3'
  for (const size of [1, 7, 1_000])
    expect((await read(text, size)).sections).toEqual([
      { at: 0, html: '<p>1</p>' },
      { at: 1, html: '2' },
      { at: 2, html: '3' },
    ])
})

test('what has another title, comes twice or out of order is left out', async () => {
  const text =
    '<h3>Buy this</h3>a<h3>Write it down</h3>b<h3>A short walk</h3>c<h3>Write it down</h3>d<h3>Call a friend</h3>e'
  expect((await read(text)).sections).toEqual([
    { at: 1, html: 'b' },
    { at: 2, html: 'e' },
  ])
})

test('nothing is read after the last part, nor an endless one', { retry: 2 }, async () => {
  const whole = `<h3>Call a friend</h3>yes<h3>More</h3>${'on and on '.repeat(10_000)}`
  expect(await read(whole)).toMatchObject({ sections: [{ at: 2, html: 'yes' }] })
  expect((await read(whole)).taken).toBeLessThan(60)
  const endless = await read(`<h3>Call a friend</h3>${'on and on '.repeat(10_000)}`)
  expect(endless.sections).toEqual([])
  expect(endless.taken).toBeLessThan(6_100)
})
