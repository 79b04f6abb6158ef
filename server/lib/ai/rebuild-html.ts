/** The ten tags of advice (decision 28); the page builds them anew once more. */
const kept = new Set(['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'blockquote'])
/** Dropped with all they contain. */
const dropped =
  /<(script|style|template|iframe|object|svg|math|title|textarea|noscript)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
const comment = /<!--[\s\S]*?(?:-->|$)/g
const tag = /<(\/?)([a-z][a-z0-9-]*)(?:[^<>"']|"[^"]*"|'[^']*')*>/gi

/**
 * HTML that software wrote, built anew from ten tags without attributes; every other sign is text.
 * Each tag opened is closed, in order, whatever was sent.
 */
export function rebuildHtml(html: string): string {
  const open: string[] = []
  const out: string[] = []
  const source = html.replace(comment, '').replace(dropped, '')
  let at = 0
  for (const found of source.matchAll(tag)) {
    out.push(asText(source.slice(at, found.index)))
    at = found.index + found[0].length
    const name = found[2]!.toLowerCase()
    if (!kept.has(name)) continue
    if (name === 'br') out.push('<br>')
    else if (!found[1]) {
      open.push(name)
      out.push(`<${name}>`)
    } else if (open.includes(name)) {
      // What was opened inside of it ends with it.
      for (let inner = open.pop(); inner; inner = inner === name ? undefined : open.pop())
        out.push(`</${inner}>`)
    }
  }
  out.push(asText(source.slice(at)))
  for (const name of open.reverse()) out.push(`</${name}>`)
  return out.join('').trim()
}

/** The same as it is read: what marks a word does not part it, what begins a line does. */
export const visibleText = (built: string) =>
  decoded(built.replace(/<\/?(?:strong|em|b|i)>/g, '').replace(/<[^<>]*>/g, '\n'))

/** Text between tags; entities are read first, so that `&lt;script&gt;` stays the text it is. */
const asText = (text: string) => escaped(decoded(text))

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  amp: '&',
}
const decoded = (text: string) =>
  text.replace(/&(lt|gt|quot|apos|nbsp|amp);/g, (_, name: string) => entities[name]!)

const escaped = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!,
  )
