import { adviceTags } from '@attune/contract/advice.ts'
import { Parser } from 'htmlparser2'

/** Kept tags that mark words within a line. */
const inline = new Set(['strong', 'em', 'b', 'i'])
/** Dropped with all they contain. */
const dropped = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'noscript',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
])

/**
 * HTML that software wrote, built anew from ten tags without attributes; every other sign is text.
 * Each tag opened is closed, in order, whatever was sent.
 */
export function rebuildHtml(html: string): string {
  const open: string[] = []
  let built = ''
  let inDropped = 0
  const parser = new Parser({
    onopentag(name, _attributes, isImplied) {
      if (dropped.has(name)) inDropped++
      if (inDropped > 0 || isImplied || !adviceTags.has(name)) return
      built += `<${name}>`
      if (name !== 'br') open.push(name)
    },
    onclosetag(name, isImplied) {
      if (dropped.has(name)) inDropped--
      // Only what was closed in so many words; what is left open ends with what is around it.
      if (inDropped > 0 || isImplied || !open.includes(name)) return
      for (let inner = open.pop(); inner; inner = inner === name ? undefined : open.pop())
        built += `</${inner}>`
    },
    ontext(text) {
      if (inDropped === 0) built += escaped(text)
    },
  })
  parser.end(withStrayAsText(html))
  for (const name of open.reverse()) built += `</${name}>`
  return built.trim()
}

/** The same as it is read: what marks a word does not part it, what begins a line does. */
export function visibleText(built: string): string {
  let text = ''
  const breakLine = (name: string) => {
    if (!inline.has(name)) text += '\n'
  }
  const parser = new Parser({
    onopentag: breakLine,
    onclosetag: breakLine,
    ontext(part) {
      text += part
    },
  })
  parser.end(built)
  return text
}

/**
 * A `<` that no `>` follows before the next `<` is text. A parser drops half a tag without a trace;
 * as text it stays where it can be seen and refused.
 */
const withStrayAsText = (html: string) => html.replace(/<(?!!--)(?=[^<>]*(?:<|$))/g, '&lt;')

const signs: ReadonlyMap<string, string> = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
])
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs.get(sign) ?? sign)
