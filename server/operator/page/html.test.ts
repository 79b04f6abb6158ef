import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { payloads } from '../../testing/markup-attacks.ts'
import { html } from './html.ts'

/** What a browser would make of it: tags with their attributes, and the text between. */
function read(markup: string) {
  const tags: [string, Record<string, string>][] = []
  let text = ''
  const parser = new Parser(
    {
      onopentag: (name, attributes) => tags.push([name, attributes]),
      ontext: (part) => (text += part),
    },
    { decodeEntities: true },
  )
  parser.end(markup)
  return { tags, text }
}

test('there are many attacks, and no two alike', () => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(150)
})

test.each(payloads.map((payload) => [payload]))(
  '%j is text, between tags and in attributes',
  (payload) => {
    const { text: written } = html`<p title="${payload}">${payload}</p><input value="${payload}">`
    const { tags, text } = read(written)
    expect(tags).toEqual([
      ['p', { title: payload }],
      ['input', { value: payload }],
    ])
    expect(text).toBe(payload)
  },
)

test('what the tag made stays as it is, in lists too; nothing stays nothing', () => {
  const inner = html`<b>${'&'}</b>`
  expect(html`${inner}${[inner, 'x<']}${null}${undefined}${false}${0}`.text).toBe(
    '<b>&#38;</b><b>&#38;</b>x&#60;0',
  )
})
