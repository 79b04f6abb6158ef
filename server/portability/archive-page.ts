import { listNames, singleNames } from '@attune/contract/archive.ts'
import { brand } from '@attune/contract/brand.ts'
import { style } from './page-style.ts'
import { readList, readSingle } from './parts.ts'
import type { Source } from './source.ts'
import { partWords } from './words.ts'

/** `read-me.html`: all of it to read and to print, without script and without a network. */
export async function* archivePage(source: Source): AsyncGenerator<string> {
  const account = await readSingle(source, 'account')
  yield head(source.now)
  for (const name of singleNames) {
    const value = await readSingle(source, name)
    if (value === null || isEmpty(value)) continue
    yield opening(name)
    if (name === 'account' && hasPicture(account))
      yield '<img src="pictures/profile.webp" alt="Your picture" width="128" height="128">'
    yield `${inHtml(value)}</section>\n`
  }
  for (const name of listNames) {
    let count = 0
    for await (const record of readList(source, name)) {
      if (count++ === 0) yield opening(name)
      yield `<article>${inHtml(record)}</article>\n`
    }
    if (count > 0) yield '</section>\n'
  }
  yield '</main></body></html>\n'
}

const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' file:"

const head = (now: Date) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Your data from ${brand}</title>
<style>${style}</style></head>
<body><main>
<h1>Your data from ${brand}</h1>
<p>Everything of your account on ${inWords(now.toISOString())}. This page needs no network. The same
stands in <code>data.json</code> for programs, and as tables in the folder <code>tables</code>. All
times are UTC.</p>
`

const opening = (name: keyof typeof partWords) =>
  `<section><h2>${escaped(partWords[name].title)}</h2><p class="says">${escaped(partWords[name].says)}</p>\n`

const hasPicture = (account: unknown) =>
  typeof account === 'object' &&
  account !== null &&
  'picture' in account &&
  account.picture !== null

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0

function inHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '<span class="none">–</span>'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return `<span class="text">${inWords(value)}</span>`
  if (typeof value !== 'object') return escaped(String(value))
  if (Array.isArray(value)) {
    if (value.length === 0) return '<span class="none">–</span>'
    return `<ul>${value.map((one) => `<li>${inHtml(one)}</li>`).join('')}</ul>`
  }
  const pairs = Object.entries(value).map(
    ([name, one]) => `<dt>${escaped(labelOf(name))}</dt><dd>${inHtml(one)}</dd>`,
  )
  return `<dl>${pairs.join('')}</dl>`
}

/** `signedInAt` as "Signed in at"; the name of an exercise or a step stays as it is. */
const labelOf = (name: string) =>
  /^[a-z]+([A-Z][a-z0-9]*)*$/.test(name)
    ? name.charAt(0).toUpperCase() +
      name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    : name

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/** Moments as the journal shows them; all else as it was written. */
const inWords = (text: string) =>
  isMoment.test(text)
    ? escaped(
        new Date(text).toLocaleString('en-GB', {
          day: 'numeric',
          month: 'long',
          year: 'numeric',
          hour: '2-digit',
          minute: '2-digit',
          hour12: false,
          timeZone: 'UTC',
        }),
      )
    : escaped(text)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (one) => entities[one] ?? one)
